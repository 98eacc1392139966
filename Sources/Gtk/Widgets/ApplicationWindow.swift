import CGtk

/// A window of an application.
///
/// Source: `GtkApplicationWindow`.
open class ApplicationWindow: Window {
    /// - Parameter application: The application that runs as long as it has windows. It has started up.
    ///
    /// Source: `gtk_application_window_new`.
    public init(application: Application) {
        super.init(instance: gtk_application_window_new(application.pointer()))
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}
