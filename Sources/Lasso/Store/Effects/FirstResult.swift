import Synchronization

/// Waits for the first result of a service that calls a closure with its result.
///
/// ```swift
/// let accounts = try await firstResult { done in service.load(completion: done) }
/// ```
///
/// The service may call the closure on any thread. Only its first result counts: if it calls the closure again, nothing
/// happens. If it never does, the wait lasts until the task is canceled: when its effect is replaced, when the store is
/// released, or when the time of ``withTimeout(_:on:work:)`` is over. What the service returns after that is ignored,
/// too.
///
/// - Parameters:
///   - isolation: The actor on which the service is called. The default is the actor of the caller.
///   - start: A closure that calls the service. It is passed the closure to call with the result.
/// - Returns: The result.
/// - Throws: The error that the service returns. `CancellationError` if the task is canceled; the service isn't called
///   if that was before.
public func firstResult<Success: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    of start: (@escaping @Sendable (Result<Success, any Error>) -> Void) -> Void
) async throws -> Success {
    try Task.checkCancellation()
    let first = FirstResult<Success>()
    start { first.arrive($0) }
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { first.resume($0) }
    } onCancel: {
        first.arrive(.failure(CancellationError()))
    }
}

/// The first of several results.
private final class FirstResult<Success: Sendable>: Sendable {
    private enum State {
        case missing
        case awaited(CheckedContinuation<Success, any Error>)
        case arrived(Result<Success, any Error>)
        case over
    }

    private let state = Mutex(State.missing)

    /// Notes a result, unless there was one.
    func arrive(_ result: Result<Success, any Error>) {
        let continuation = state.withLock { state -> CheckedContinuation<Success, any Error>? in
            switch state {
            case .missing:
                state = .arrived(result)
                return nil
            case .awaited(let continuation):
                state = .over
                return continuation
            case .arrived, .over:
                return nil
            }
        }
        continuation?.resume(with: result)
    }

    /// Resumes a task with the first result, once there is one.
    func resume(_ continuation: CheckedContinuation<Success, any Error>) {
        let result = state.withLock { state -> Result<Success, any Error>? in
            guard case .arrived(let result) = state else {
                state = .awaited(continuation)
                return nil
            }
            state = .over
            return result
        }
        if let result { continuation.resume(with: result) }
    }
}
