import CGtk

/// Handles key presses.
///
/// Source: `GtkEventControllerKey`.
open class EventControllerKey: EventController {
    /// Source: `gtk_event_controller_key_new`.
    public init() {
        super.init(instance: UnsafeMutableRawPointer(gtk_event_controller_key_new()), transfer: .full)
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Called when a key is pressed.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: Gets the key's value (see ``Key``), the hardware's code, and the modifiers held; returns
    ///     whether it has dealt with the key.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkEventControllerKey::key-pressed`.
    @discardableResult
    public func onKeyPressed(
        after: Bool = false,
        _ handler: @escaping @MainActor (UInt32, UInt32, ModifierType) -> Bool
    ) -> SignalConnection {
        connect("key-pressed", handler, SignalTrampoline.keyToBoolean, after: after)
    }
}
