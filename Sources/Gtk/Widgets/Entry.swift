import CGtk

/// A field for a line of text.
///
/// Source: `GtkEntry`.
open class Entry: Widget, Editable {
    private var entryPointer: UnsafeMutablePointer<GtkEntry> { pointer() }

    /// Source: `gtk_entry_new`.
    public init() {
        super.init(instance: gtk_entry_new())
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// A text that is shown while the field is empty.
    ///
    /// Source: `gtk_entry_get_placeholder_text`, `gtk_entry_set_placeholder_text`.
    public var placeholderText: String? {
        get { gtk_entry_get_placeholder_text(entryPointer).map { String(cString: $0) } }
        set { gtk_entry_set_placeholder_text(entryPointer, newValue) }
    }

    /// Called when Enter is pressed in the field.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: What to call.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkEntry::activate`.
    @discardableResult
    public func onActivate(after: Bool = false, _ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("activate", handler, SignalTrampoline.none, after: after)
    }
}
