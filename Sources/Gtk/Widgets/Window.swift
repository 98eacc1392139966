import CGtk

/// A window of its own.
///
/// GTK owns a window until ``destroy()`` is called or the user closes it.
///
/// Source: `GtkWindow`.
open class Window: Widget {
    private var windowPointer: UnsafeMutablePointer<GtkWindow> { pointer() }

    /// Source: `gtk_window_new`.
    public init() {
        super.init(instance: gtk_window_new())
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `gtk_window_get_title`, `gtk_window_set_title`.
    public var title: String? {
        get { gtk_window_get_title(windowPointer).map { String(cString: $0) } }
        set { gtk_window_set_title(windowPointer, newValue) }
    }

    /// What the window contains.
    ///
    /// Source: `gtk_window_get_child`, `gtk_window_set_child`.
    public var child: Widget? {
        get { Object.wrapped(gtk_window_get_child(windowPointer)) }
        set { gtk_window_set_child(windowPointer, newValue?.widgetPointer) }
    }

    /// The bar above the content, in place of the window manager's.
    ///
    /// Source: `gtk_window_get_titlebar`, `gtk_window_set_titlebar`.
    public var titlebar: Widget? {
        get { Object.wrapped(gtk_window_get_titlebar(windowPointer)) }
        set { gtk_window_set_titlebar(windowPointer, newValue?.widgetPointer) }
    }

    /// The widget that has the keyboard focus.
    ///
    /// Source: `gtk_window_get_focus`, `gtk_window_set_focus`.
    public var focusWidget: Widget? {
        get { Object.wrapped(gtk_window_get_focus(windowPointer)) }
        set { gtk_window_set_focus(windowPointer, newValue?.widgetPointer) }
    }

    /// Sets the size that the window opens with.
    ///
    /// - Parameters:
    ///   - width: In pixels; -1 leaves it to the content.
    ///   - height: In pixels; -1 leaves it to the content.
    ///
    /// Source: `gtk_window_set_default_size`.
    public func setDefaultSize(width: Int32, height: Int32) {
        gtk_window_set_default_size(windowPointer, width, height)
    }

    /// Source: `gtk_window_get_icon_name`, `gtk_window_set_icon_name`.
    public var iconName: String? {
        get { gtk_window_get_icon_name(windowPointer).map { String(cString: $0) } }
        set { gtk_window_set_icon_name(windowPointer, newValue) }
    }

    /// Shows the window, or brings it to the front.
    ///
    /// Source: `gtk_window_present`.
    public func present() {
        gtk_window_present(windowPointer)
    }

    /// Asks the window to close, as the close button does.
    ///
    /// Source: `gtk_window_close`.
    public func close() {
        gtk_window_close(windowPointer)
    }

    /// Closes the window at once and lets GTK give it up.
    ///
    /// Source: `gtk_window_destroy`.
    public func destroy() {
        gtk_window_destroy(windowPointer)
    }

    /// Called when the user wants to close the window.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: Returns whether the window is to stay open.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkWindow::close-request`.
    @discardableResult
    public func onCloseRequest(after: Bool = false, _ handler: @escaping @MainActor () -> Bool) -> SignalConnection {
        connect("close-request", handler, SignalTrampoline.noneToBoolean, after: after)
    }
}
