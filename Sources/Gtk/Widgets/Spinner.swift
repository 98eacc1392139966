import CGtk

/// Shows that something is going on.
///
/// Source: `GtkSpinner`.
open class Spinner: Widget {
    /// Source: `gtk_spinner_new`.
    public init() {
        super.init(instance: gtk_spinner_new())
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Whether it spins.
    ///
    /// Source: `gtk_spinner_get_spinning`, `gtk_spinner_set_spinning`.
    public var spinning: Bool {
        get { gtk_spinner_get_spinning(opaquePointer) != 0 }
        set { gtk_spinner_set_spinning(opaquePointer, newValue ? 1 : 0) }
    }
}
