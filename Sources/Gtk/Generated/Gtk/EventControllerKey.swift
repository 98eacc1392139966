// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEventControllerKey`.
/// [Reference](https://docs.gtk.org/gtk4/class.EventControllerKey.html)
open class EventControllerKey: EventController {
    /// Source: `gtk_event_controller_key_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EventControllerKey.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_event_controller_key_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension EventControllerKey {
    /// Source: `gtk_event_controller_key_get_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventControllerKey.get_group.html)
    @_alwaysEmitIntoClient
    public var group: Int {
        swiftInteger(gtk_event_controller_key_get_group(opaquePointer))
    }

    /// Source: `gtk_event_controller_key_get_im_context`, `gtk_event_controller_key_set_im_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventControllerKey.get_im_context.html)
    @_alwaysEmitIntoClient
    public var imContext: IMContext? {
        get {
            IMContext.wrapping(gtk_event_controller_key_get_im_context(opaquePointer))
        }
        set {
            gtk_event_controller_key_set_im_context(opaquePointer, newValue?.imContextPointer)
        }
    }

    /// Source: `gtk_event_controller_key_forward`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventControllerKey.forward.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func forward(_ widget: Widget) -> Bool {
        gtk_event_controller_key_forward(opaquePointer, widget.widgetPointer) != 0
    }

    /// Source: the signal `GtkEventControllerKey::im-update`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerKey.im-update.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onImUpdate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("im-update", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerKey::key-pressed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerKey.key-pressed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onKeyPressed(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int, ModifierType) -> Bool
    ) -> SignalConnection {
        connect("key-pressed", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerKey::key-released`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerKey.key-released.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onKeyReleased(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int, Int, ModifierType) -> Void
    ) -> SignalConnection {
        connect("key-released", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerKey::modifiers`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerKey.modifiers.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onModifiers(
        after: Bool = false,
        _ handler: @escaping @MainActor (ModifierType) -> Bool
    ) -> SignalConnection {
        connect("modifiers", after: after, handler)
    }
}
