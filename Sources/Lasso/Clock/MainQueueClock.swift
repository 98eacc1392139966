import CSwiftRuntime

/// A clock whose sleepers are woken up by the main queue, which is a part of an application's main loop.
///
/// Delays of effects, notices, and saves use it where no other clock is set. An application that has to wait itself
/// uses it, too:
///
/// ```swift
/// try await MainQueueClock().sleep(for: .seconds(5))
/// ```
///
/// `Task.sleep(for:)` and `ContinuousClock` wake a task up on a thread of libdispatch's pool. From its first job on,
/// that pool wakes the program up each second, for as long as it runs. An application that gives the pool no job isn't
/// woken up until something happens.
///
/// Its time goes on while the computer sleeps, as that of `ContinuousClock` does. A sleeper wakes up only while the
/// main queue is served: late if a job of the main actor runs, and never in a program whose main thread is blocked.
public struct MainQueueClock: Clock {
    /// A point in time, of the same type as that of `ContinuousClock`.
    public typealias Instant = ContinuousClock.Instant

    /// Creates a clock. All clocks of this type show the same time.
    public init() {}

    /// The current time.
    public var now: Instant { .now }

    /// The shortest time between two points in time.
    public var minimumResolution: Duration { ContinuousClock().minimumResolution }

    /// Sleeps until a point in time, or returns at once if it has passed.
    ///
    /// - Parameters:
    ///   - deadline: The point in time.
    ///   - tolerance: The time by which the task may wake up later.
    /// - Throws: `CancellationError` if the task is canceled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                sleeper.begin(continuation, for: now.duration(to: deadline), tolerance: tolerance ?? .zero)
            }
        } onCancel: {
            sleeper.cancel()
        }
    }

    /// Waits for the next turn of the main queue. Windows are drawn and events are handled between two turns.
    ///
    /// Long work of the main actor waits for it between its parts, so that the application responds meanwhile.
    /// `Task.yield()` would start libdispatch's threads.
    @MainActor
    public static func nextTurn() async { await MainQueueTurn.pass() }
}
