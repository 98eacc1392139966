import CGtk

/// An application with windows.
///
/// Source: `GtkApplication`.
open class Application: GioApplication {
    /// - Parameter applicationID: The application's name on the session bus, `org.example.Application` for instance, by which
    ///   a second launch finds the first. Without one, every launch is on its own.
    ///
    /// Source: `gtk_application_new`.
    public init(applicationID: String?) {
        if let applicationID {
            precondition(
                g_application_id_is_valid(applicationID) != 0,
                """
                Application.init(applicationID:): "\(applicationID)" is not an application ID. \
                It needs two or more parts of letters, digits, "-" and "_" with dots between, as in "org.example.Application".
                """
            )
        }
        super.init(instance: gtk_application_new(applicationID, G_APPLICATION_DEFAULT_FLAGS), transfer: .full)
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// The window that was focused last.
    ///
    /// Source: `gtk_application_get_active_window`.
    public var activeWindow: Window? { Object.wrapped(gtk_application_get_active_window(pointer())) }

    /// Called when a window has been closed and is the application's no more.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: Gets the window.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkApplication::window-removed`.
    @discardableResult
    public func onWindowRemoved(after: Bool = false, _ handler: @escaping @MainActor (Window) -> Void)
        -> SignalConnection
    {
        connect("window-removed", handler, SignalTrampoline.window, after: after)
    }

    /// The application's windows, the one that was focused last first.
    ///
    /// Source: `gtk_application_get_windows`.
    public var windows: [Window] {
        var windows: [Window] = []
        var node = gtk_application_get_windows(pointer())
        while let current = node {
            if let window: Window = Object.wrapped(current.pointee.data) { windows.append(window) }
            node = current.pointee.next
        }
        return windows
    }
}
