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

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
        let work = TrackedWork.current

        func wake(with result: Result<Void, any Error> = .success(())) {
            work?.endWaiting()
            continuation.resume(with: result)
        }
    }

    private nonisolated let time = ReplayTime()
    private var sleepers: [Sleeper] = []
    /// The number of waits that have begun.
    private(set) var waitCount = 0

    nonisolated func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await wait(until: deadline)
    }

    private func wait(until deadline: Instant) async throws {
        waitCount += 1
        let number = waitCount
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                if Task.isCancelled {
                    continuation.resume(throwing: CancellationError())
                } else if deadline <= now {
                    continuation.resume()
                } else {
                    let sleeper = Sleeper(number: number, deadline: deadline, continuation: continuation)
                    sleeper.work?.beginWaiting()
                    sleepers.append(sleeper)
                }
            }
        } onCancel: {
            Task { @MainActor in self.cancel(number) }
        }
    }

    private func cancel(_ number: Int) {
        guard let index = sleepers.firstIndex(where: { $0.number == number }) else { return }
        sleepers.remove(at: index).wake(with: .failure(CancellationError()))
    }

    /// Advances the time to the next one at which a task wakes up, or to the end, unless it is later already.
    ///
    /// - Parameter end: The time since the beginning of the tape.
    /// - Returns: Whether a task wakes up, so that the end may not be reached.
    func advance(upTo end: Duration) -> Bool {
        let next = sleepers.map(\.deadline.offset).min() ?? end
        time.advance(to: min(next, end))
        let due = sleepers.filter { $0.deadline <= now }
        sleepers.removeAll { $0.deadline <= now }
        for sleeper in due { sleeper.wake() }
        return !due.isEmpty
    }
}
