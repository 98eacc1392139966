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
    private var count = 0

    nonisolated func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await wait(until: deadline)
    }

    private func wait(until deadline: Instant) async throws {
        count += 1
        let number = count
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

    /// Advances the time, unless it is later already.
    ///
    /// - Parameter microseconds: The time since the beginning of the tape.
    /// - Returns: Whether a task wakes up.
    func advance(to microseconds: Int) -> Bool {
        advance(to: .microseconds(microseconds))
    }

    /// Advances the time, unless it is later already.
    ///
    /// - Parameter offset: The time since the beginning of the tape.
    /// - Returns: Whether a task wakes up.
    func advance(to offset: Duration) -> Bool {
        time.advance(to: offset)
        let due = sleepers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
        sleepers.removeAll { $0.deadline <= now }
        for sleeper in due { sleeper.wake() }
        return !due.isEmpty
    }
}
