/// An observer of a run: of what causes the activity of stores and controllers.
///
/// A turn is what is done at once: an event, or an action, with all its consequences that don't wait. Turns can be
/// nested; only the outermost one may be caused from outside.
@MainActor
package protocol RunObserver: AnyObject {
    /// Whether it observes the application of the current task. If not, it isn't called.
    var observesCurrentApplication: Bool { get }
    /// Whether it replays a run in the application of the current task.
    var replaysCurrentApplication: Bool { get }

    /// Called before a turn.
    ///
    /// - Parameter event: The event that begins the turn; `nil` if observers of stores see its beginning.
    func turnWillBegin(with event: RunEvent?)
    /// Called after a turn.
    func turnDidEnd()
    /// Called when an effect has started: when its work begins, or waits for a delay or for other work.
    ///
    /// - Parameter effect: The effect, for which ``mediated(_:of:)`` has been called.
    func didStart(_ effect: RunEffect)
    /// Returns the value to be used instead of one from outside.
    ///
    /// - Parameters:
    ///   - id: The identifier of the value.
    ///   - read: A closure that returns the value from outside.
    /// - Returns: The value to use; that of `read` if the observer leaves it alone.
    func recorded<Value: Codable>(_ id: String, _ read: () -> Value) -> Value
    /// Returns the work to be done instead of the work of an effect that may start.
    ///
    /// - Parameters:
    ///   - work: The work.
    ///   - effect: The effect.
    /// - Returns: The work to do; the same if the observer leaves the effect alone.
    func mediated<Result>(
        _ work: @escaping @MainActor () async throws -> Result,
        of effect: RunEffect
    ) -> @MainActor () async throws -> Result
}

// An observer that changes nothing.
extension RunObserver {
    /// Returns `false`.
    package var replaysCurrentApplication: Bool { false }
    /// Returns the value from outside.
    package func recorded<Value: Codable>(_ id: String, _ read: () -> Value) -> Value { read() }
}
