import CGtk

/// A field for a password: what is typed is not shown, and the memory is kept out of the swap space.
///
/// Source: `GtkPasswordEntry`.
open class PasswordEntry: Widget, Editable {
    /// Source: `gtk_password_entry_new`.
    public init() {
        super.init(instance: gtk_password_entry_new())
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Whether there is an icon that shows what was typed.
    ///
    /// Source: `gtk_password_entry_get_show_peek_icon`, `gtk_password_entry_set_show_peek_icon`.
    public var showPeekIcon: Bool {
        get { gtk_password_entry_get_show_peek_icon(opaquePointer) != 0 }
        set { gtk_password_entry_set_show_peek_icon(opaquePointer, newValue ? 1 : 0) }
    }

    /// Called when Enter is pressed in the field.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: What to call.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkPasswordEntry::activate`.
    @discardableResult
    public func onActivate(after: Bool = false, _ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("activate", handler, SignalTrampoline.none, after: after)
    }
}
