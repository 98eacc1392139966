/// A step of a replay.
struct ReplayStep {
    /// The event of the tape.
    let event: TapeEvent
    /// Whether a task that slept has woken up before it.
    let wakesTask: Bool
    /// The place after the step.
    let place: [String]
}
