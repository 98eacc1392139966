/// What becomes of an event that arrives while the event before it is still loading.
///
/// Source: PromisedArchitectureKit's `System`, where all events are queued.
public enum SystemEventPolicy: Equatable, Sendable {
    /// The event waits, behind those that wait already, until the load is over.
    case queue
    /// The event is ignored.
    case dropNew
    /// The load is cancelled, what it still answers is ignored, and the event is reduced at once. It does not wait behind
    /// those that wait already; they go on waiting.
    case cancelPrevious
}
