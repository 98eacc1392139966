import CGtk

/// Something to click.
///
/// Source: `GtkButton`.
open class Button: Widget {
    private var buttonPointer: UnsafeMutablePointer<GtkButton> { pointer() }

    /// - Parameter label: What is written on the button.
    ///
    /// Source: `gtk_button_new_with_label`.
    public init(_ label: String) {
        super.init(instance: gtk_button_new_with_label(label))
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// What is written on the button.
    ///
    /// Source: `gtk_button_get_label`, `gtk_button_set_label`.
    public var label: String? {
        get { gtk_button_get_label(buttonPointer).map { String(cString: $0) } }
        set { gtk_button_set_label(buttonPointer, newValue ?? "") }
    }

    /// Called when the button is clicked.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: What to call.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkButton::clicked`.
    @discardableResult
    public func onClicked(after: Bool = false, _ handler: @escaping @MainActor () -> Void) -> SignalConnection {
        connect("clicked", handler, SignalTrampoline.none, after: after)
    }
}
