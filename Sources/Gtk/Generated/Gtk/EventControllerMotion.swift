// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEventControllerMotion`.
/// [Reference](https://docs.gtk.org/gtk4/class.EventControllerMotion.html)
open class EventControllerMotion: EventController {
    /// Source: `gtk_event_controller_motion_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.EventControllerMotion.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_event_controller_motion_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension EventControllerMotion {
    /// Source: `gtk_event_controller_motion_contains_pointer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventControllerMotion.contains-pointer.html)
    @_alwaysEmitIntoClient
    public var containsPointer: Bool {
        gtk_event_controller_motion_contains_pointer(opaquePointer) != 0
    }

    /// Source: `gtk_event_controller_motion_is_pointer`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventControllerMotion.is-pointer.html)
    @_alwaysEmitIntoClient
    public var isPointer: Bool {
        gtk_event_controller_motion_is_pointer(opaquePointer) != 0
    }

    /// Source: the signal `GtkEventControllerMotion::enter`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerMotion.enter.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEnter(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("enter", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerMotion::leave`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerMotion.leave.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onLeave(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("leave", after: after, handler)
    }

    /// Source: the signal `GtkEventControllerMotion::motion`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.EventControllerMotion.motion.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMotion(
        after: Bool = false,
        _ handler: @escaping @MainActor (Double, Double) -> Void
    ) -> SignalConnection {
        connect("motion", after: after, handler)
    }
}
