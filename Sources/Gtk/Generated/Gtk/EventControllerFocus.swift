// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEventControllerFocus`.
/// [Reference](https://docs.gtk.org/gtk4/class.EventControllerFocus.html)
open class EventControllerFocus: EventController {
    /// Source: `gtk_event_controller_focus_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EventControllerFocus.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_event_controller_focus_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension EventControllerFocus {
    /// Source: `gtk_event_controller_focus_contains_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventControllerFocus.contains-focus.html)
    @_alwaysEmitIntoClient
    public var containsFocus: Bool {
        gtk_event_controller_focus_contains_focus(opaquePointer) != 0
    }

    /// Source: `gtk_event_controller_focus_is_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventControllerFocus.is-focus.html)
    @_alwaysEmitIntoClient
    public var isFocus: Bool {
        gtk_event_controller_focus_is_focus(opaquePointer) != 0
    }

    /// Source: the signal `GtkEventControllerFocus::enter`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerFocus.enter.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEnter(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("enter", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerFocus::leave`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerFocus.leave.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLeave(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("leave", after: after, handler)
    }
}
