import Lasso
import Synchronization

/// A clock whose time advances only when the test advances it.
///
/// ```swift
/// let clock = TestClock()
/// store.effectClock = clock
/// store.dispatchAction(.didChangeQuery("swift"))
/// await clock.advance(by: .milliseconds(300))
/// ```
public final class TestClock: Clock {
    /// A point in time, as the time since the clock was created.
    public struct Instant: InstantProtocol {
        /// The time since the clock was created.
        public let offset: Duration

        /// Returns the instant that is a given duration later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// Returns the duration from this instant to another.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Returns whether an instant is earlier than another.
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

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

    private struct Storage {
        var now = Instant(offset: .zero)
        var sleepers: [Sleeper] = []
        var count = 0
    }

    private let storage = Mutex(Storage())

    /// Creates a clock whose time is zero.
    public init() {}

    /// The current time of the clock.
    public var now: Instant { storage.withLock(\.now) }

    /// Zero: time can advance by any duration.
    public var minimumResolution: Duration { .zero }

    /// The number of tasks that are sleeping on this clock.
    public var sleeperCount: Int { storage.withLock { $0.sleepers.count } }

    /// Sleeps until the test has advanced the clock to a deadline.
    ///
    /// - Parameters:
    ///   - deadline: The instant to sleep until.
    ///   - tolerance: A value that this clock does not use.
    /// - Throws: `CancellationError` if the task is canceled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let number = storage.withLock { storage in
            storage.count += 1
            return storage.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = storage.withLock { storage -> Result<Void, any Error>? in
                    // The handler of a cancellation that isn't visible here is called later, and finds the sleeper.
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if deadline <= storage.now { return .success(()) }
                    let sleeper = Sleeper(number: number, deadline: deadline, continuation: continuation)
                    sleeper.work?.beginWaiting()
                    storage.sleepers.append(sleeper)
                    return nil
                }
                if let isOver { continuation.resume(with: isOver) }
            }
        } onCancel: {
            let sleeper = storage.withLock { storage -> Sleeper? in
                guard let index = storage.sleepers.firstIndex(where: { $0.number == number }) else { return nil }
                return storage.sleepers.remove(at: index)
            }
            sleeper?.wake(with: .failure(CancellationError()))
        }
    }

    /// Advances the clock. Tasks that sleep on it wake up in the order of their deadlines. Each runs until it suspends
    /// again before the next one wakes up.
    ///
    /// Work that leaves the main actor for long, such as reading a file, may still be running when this method returns.
    /// Wait for its result, for example with ``TestStore/receiveChange(within:file:line:_:)``.
    ///
    /// - Parameter duration: The duration by which to advance the clock.
    public func advance(by duration: Duration = .zero) async {
        await letOthersRun()
        let end = now.advanced(by: duration)
        while let sleeper = nextSleeper(until: end) {
            sleeper.wake()
            await letOthersRun()
        }
        storage.withLock { $0.now = max($0.now, end) }
        await letOthersRun()
    }

    /// Advances the clock to the earliest deadline, and wakes up the task that sleeps until then.
    func advanceToNextDeadline() {
        guard let deadline = storage.withLock({ $0.sleepers.map(\.deadline).min() }) else { return }
        nextSleeper(until: deadline)?.wake()
    }

    /// Advances the clock until no task is sleeping on it.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of times that tasks may wake up. A task that always sleeps again would never end.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    public func run(
        limit: Int = 1_000,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await letOthersRun()
        for _ in 0..<limit {
            guard let deadline = storage.withLock({ $0.sleepers.map(\.deadline).min() }) else { return }
            await advance(by: now.duration(to: deadline))
        }
        guard sleeperCount > 0 else { return }
        reportFailure(
            "TestClock.run(limit:): a task is still sleeping after \(limit) steps. Use advance(by:) for endless tasks.",
            at: TestLocation(file: file, line: line)
        )
    }

    private func nextSleeper(until end: Instant) -> Sleeper? {
        storage.withLock { storage in
            let due = storage.sleepers.indices.filter { storage.sleepers[$0].deadline <= end }
            guard let index = due.min(by: { storage.sleepers[$0].deadline < storage.sleepers[$1].deadline }) else {
                return nil
            }
            let sleeper = storage.sleepers.remove(at: index)
            storage.now = max(storage.now, sleeper.deadline)
            return sleeper
        }
    }
}
