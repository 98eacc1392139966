/// A step of a replay.
struct ReplayStep {
    /// The event of the tape.
    let event: TapeEvent
    /// Whether a task that slept has woken up before it.
    let wakesTask: Bool
    /// Whether the event has happened by itself then.
    var happensByItself = false
    /// Whether a task has begun to wait in it.
    var beginsWait = false
    /// An expression for an action that is only described on the tape; `nil` if there is none.
    var sample: String?
    /// Whether the action has a case of an enumeration that describes itself.
    var isSelfDescribed = false
    /// The place after the step.
    var place: [String]
}
