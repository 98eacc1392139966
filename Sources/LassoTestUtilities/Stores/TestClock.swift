import Synchronization

/// A clock whose time passes only when the test says so.
///
/// ```swift
/// let clock = TestClock()
/// store.effectClock = clock
/// store.dispatchAction(.didChangeQuery("swift"))
/// await clock.advance(by: .milliseconds(300))
/// ```
public final class TestClock: Clock {
    /// A moment, as the time since the clock was made.
    public struct Instant: InstantProtocol {
        /// The time since the clock was made.
        public let offset: Duration

        /// Returns the moment that is a while later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// Returns how much later another moment is.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Returns whether a moment is earlier than another.
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct Sleeper {
        let number: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Storage {
        var now = Instant(offset: .zero)
        var sleepers: [Sleeper] = []
        var count = 0
        // Sleeps that were cancelled before they could begin.
        var cancelled: Set<Int> = []
    }

    private let storage = Mutex(Storage())

    /// Makes a clock at whose time zero it is now.
    public init() {}

    /// The moment that it is.
    public var now: Instant { storage.withLock(\.now) }

    /// Time passes in steps of any length.
    public var minimumResolution: Duration { .zero }

    /// The number of tasks that sleep on this clock.
    public var sleeperCount: Int { storage.withLock { $0.sleepers.count } }

    /// Sleeps until the test has let the time pass.
    ///
    /// - Parameters:
    ///   - deadline: The moment to sleep until.
    ///   - tolerance: A value that this clock does not use.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let number = storage.withLock { storage in
            storage.count += 1
            return storage.count
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = storage.withLock { storage -> Result<Void, any Error>? in
                    if storage.cancelled.remove(number) != nil { return .failure(CancellationError()) }
                    if deadline <= storage.now { return .success(()) }
                    storage.sleepers.append(Sleeper(number: number, deadline: deadline, continuation: continuation))
                    return nil
                }
                if let isOver { continuation.resume(with: isOver) }
            }
        } onCancel: {
            let sleeper = storage.withLock { storage -> Sleeper? in
                guard let index = storage.sleepers.firstIndex(where: { $0.number == number }) else {
                    storage.cancelled.insert(number)
                    return nil
                }
                return storage.sleepers.remove(at: index)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
        storage.withLock { _ = $0.cancelled.remove(number) }
    }

    /// Lets time pass: tasks that sleep on this clock wake up when it is time, in order, and each goes on until it
    /// waits for something else, before the next one wakes up.
    ///
    /// Work that leaves the main actor for long, a file that is read for instance, may still go on when this returns;
    /// wait for what it leads to, with ``TestStore/receiveChange(within:file:line:_:)`` for instance.
    ///
    /// - Parameter duration: How much time passes.
    public func advance(by duration: Duration = .zero) async {
        await letOthersRun()
        let end = now.advanced(by: duration)
        while let sleeper = nextSleeper(until: end) {
            sleeper.continuation.resume()
            await letOthersRun()
        }
        storage.withLock { $0.now = max($0.now, end) }
        await letOthersRun()
    }

    /// Lets time pass until no task sleeps any more.
    ///
    /// - Parameters:
    ///   - limit: How often a task may wake up. A task that sleeps again and again would never end.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
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
            "TestClock.run(limit:): a task still sleeps after \(limit) steps. Use advance(by:) for what never ends.",
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
