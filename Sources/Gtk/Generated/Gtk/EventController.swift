// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkEventController`.
/// [Reference](https://docs.gtk.org/gtk4/class.EventController.html)
open class EventController: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension EventController {
    /// Source: `gtk_event_controller_get_name`, `gtk_event_controller_set_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventController.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        get {
            String.optional(copying: gtk_event_controller_get_name(opaquePointer))
        }
        set {
            gtk_event_controller_set_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_event_controller_get_propagation_limit`, `gtk_event_controller_set_propagation_limit`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventController.propagation-limit.html)
    @_alwaysEmitIntoClient
    public var propagationLimit: PropagationLimit {
        get {
            PropagationLimit(gtk_event_controller_get_propagation_limit(opaquePointer))
        }
        set {
            gtk_event_controller_set_propagation_limit(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_event_controller_get_propagation_phase`, `gtk_event_controller_set_propagation_phase`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventController.propagation-phase.html)
    @_alwaysEmitIntoClient
    public var propagationPhase: PropagationPhase {
        get {
            PropagationPhase(gtk_event_controller_get_propagation_phase(opaquePointer))
        }
        set {
            gtk_event_controller_set_propagation_phase(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_event_controller_get_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.EventController.widget.html)
    @_alwaysEmitIntoClient
    public var widget: Widget? {
        Widget.wrapping(gtk_event_controller_get_widget(opaquePointer))
    }

    /// Source: `gtk_event_controller_get_current_event`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventController.get_current_event.html)
    @_alwaysEmitIntoClient
    public var currentEvent: Event? {
        Event.wrapping(gtk_event_controller_get_current_event(opaquePointer))
    }

    /// Source: `gtk_event_controller_get_current_event_device`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventController.get_current_event_device.html)
    @_alwaysEmitIntoClient
    public var currentEventDevice: GdkDevice? {
        GdkDevice.wrapping(gtk_event_controller_get_current_event_device(opaquePointer))
    }

    /// Source: `gtk_event_controller_get_current_event_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventController.get_current_event_state.html)
    @_alwaysEmitIntoClient
    public var currentEventState: ModifierType {
        ModifierType(gtk_event_controller_get_current_event_state(opaquePointer))
    }

    /// Source: `gtk_event_controller_get_current_event_time`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventController.get_current_event_time.html)
    @_alwaysEmitIntoClient
    public var currentEventTime: Int {
        swiftInteger(gtk_event_controller_get_current_event_time(opaquePointer))
    }

    /// Source: `gtk_event_controller_reset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.EventController.reset.html)
    @_alwaysEmitIntoClient
    public func reset() {
        gtk_event_controller_reset(opaquePointer)
    }
}
