/// A policy for an event that arrives while an earlier event is still loading.
///
/// Source: PromisedArchitectureKit's `System`, where all events are queued.
public enum SystemEventPolicy: Equatable, Sendable {
    /// The event waits until the load is over, after the events that are already waiting.
    case queue
    /// The event is ignored.
    case dropNew
    /// The load is canceled, its result is ignored, and the event is reduced immediately. It does not wait for the
    /// events that are already waiting. They continue to wait.
    case cancelPrevious
}
