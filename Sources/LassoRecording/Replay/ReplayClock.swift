import Lasso

/// The clock of a replay, whose time is that of the tape.
@MainActor
final class ReplayClock: Clock {
    /// A point in time, as the time since the beginning of the tape.
    struct Instant: InstantProtocol {
        let offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    nonisolated var now: Instant { Instant(offset: time.value) }
    nonisolated var minimumResolution: Duration { .zero }

    private nonisolated let time = ReplayTime()
    // Each waits for its deadline.
    private let sleepers = WaitingTasks<Instant, Void>()
    /// The number of waits that have begun.
    private(set) var waitCount = 0

    nonisolated func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await wait(until: deadline)
    }

    private func wait(until deadline: Instant) async throws {
        waitCount += 1
        try Task.checkCancellation()
        if deadline > now { try await sleepers.wait(for: deadline) }
    }

    /// Advances the time to the next one at which a task wakes up, or to the end, unless it is later already.
    ///
    /// - Parameter end: The time since the beginning of the tape.
    /// - Returns: Whether a task wakes up, so that the end may not be reached.
    func advance(upTo end: Duration) -> Bool {
        let next = sleepers.tasks.map(\.reason.offset).min() ?? end
        time.advance(to: min(next, end))
        let due = sleepers.tasks.filter { $0.reason <= now }
        for sleeper in due { sleepers.end(sleeper, with: ()) }
        return !due.isEmpty
    }
}
