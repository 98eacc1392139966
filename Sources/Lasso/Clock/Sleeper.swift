import CSwiftRuntime
import Synchronization

/// A task that sleeps until a timer of the main queue wakes it up, or until it is canceled.
final class Sleeper: Sendable {
    private enum State {
        case awake
        case canceled
        // The address of the timer, which is ended once.
        case sleeping(timer: UInt, CheckedContinuation<Void, any Error>)
        case over
    }

    private let state = Mutex(State.awake)

    /// Begins to sleep, unless the sleep has been canceled.
    ///
    /// - Parameters:
    ///   - continuation: The continuation of the task.
    ///   - duration: The time to sleep. The task goes on at once if it isn't positive.
    ///   - tolerance: The time by which the task may wake up later.
    func begin(_ continuation: CheckedContinuation<Void, any Error>, for duration: Duration, tolerance: Duration) {
        let result = state.withLock { state -> Result<Void, any Error>? in
            if case .canceled = state { return .failure(CancellationError()) }
            guard duration > .zero else {
                state = .over
                return .success(())
            }
            // The timer keeps this object until it has been released, on the main queue.
            let timer = cswift_timer_start(
                duration.wholeNanoseconds,
                UInt64(max(0, tolerance.wholeNanoseconds)),
                Unmanaged.passRetained(self).toOpaque(),
                { context in context.map(Sleeper.reference)?.takeUnretainedValue().end(.success(())) },
                { context in context.map(Sleeper.reference)?.release() }
            )
            state = .sleeping(timer: UInt(bitPattern: timer), continuation)
            return nil
        }
        if let result { continuation.resume(with: result) }
    }

    /// Ends the sleep with an error, also if it hasn't begun.
    func cancel() {
        let isNew = state.withLock { state in
            guard case .awake = state else { return false }
            state = .canceled
            return true
        }
        if !isNew { end(.failure(CancellationError())) }
    }

    private static func reference(_ context: UnsafeMutableRawPointer) -> Unmanaged<Sleeper> { .fromOpaque(context) }

    private func end(_ result: Result<Void, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard case .sleeping(let timer, let continuation) = state else { return nil }
            state = .over
            cswift_timer_end(OpaquePointer(bitPattern: timer))
            return continuation
        }
        continuation?.resume(with: result)
    }
}

extension Duration {
    /// The duration in nanoseconds, or the longest one that a timer can have.
    fileprivate var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isLonger) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
        // libdispatch adds the present time to it.
        return isTooLong || isLonger ? (seconds < 0 ? .min : .max / 4) : min(sum, .max / 4)
    }
}
