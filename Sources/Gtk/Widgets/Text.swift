import CGtk

/// The part of a field in which one types.
///
/// Source: `GtkText`.
open class Text: Widget, Editable {
    /// Source: `gtk_text_new`.
    public init() {
        super.init(instance: gtk_text_new())
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Called when an input method changes the text that it is composing, which is not part of the field's text yet.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: Gets the text that is being composed; an empty one when that is over.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkText::preedit-changed`.
    @discardableResult
    public func onPreeditChanged(after: Bool = false, _ handler: @escaping @MainActor (String) -> Void)
        -> SignalConnection
    {
        connect("preedit-changed", handler, SignalTrampoline.string, after: after)
    }
}
