import CGtk

/// Handles events for the widget that it is added to.
///
/// Source: `GtkEventController`.
open class EventController: Object {
    /// When in the delivery of an event the controller is asked.
    ///
    /// Source: `gtk_event_controller_get_propagation_phase`, `gtk_event_controller_set_propagation_phase`.
    public var propagationPhase: PropagationPhase {
        get { PropagationPhase(gtk_event_controller_get_propagation_phase(opaquePointer)) }
        set { gtk_event_controller_set_propagation_phase(opaquePointer, newValue.cValue) }
    }
}
