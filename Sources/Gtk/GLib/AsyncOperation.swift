import CGtk
import Dispatch

/// Runs a pair of C functions, of which one starts an operation and the other collects its result.
///
/// When the task that waits is cancelled, the operation's `GCancellable` is.
///
/// - Parameters:
///   - start: Calls the function that starts, with what it takes for cancelling and for telling that it is done.
///   - finish: Calls the function that collects the result.
/// - Returns: What `finish` returns.
/// - Throws: `CancellationError` if the operation ended because its task was cancelled, else the ``GLibError`` with which it
///   failed.
func asyncOperation<Success>(
    start: (UnsafeMutablePointer<GCancellable>, @escaping GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void,
    finish: (OpaquePointer) throws(GLibError) -> Success
) async throws -> Success {
    let cancellable = Cancellable()
    let result: OperationResult = await withTaskCancellationHandler {
        await withCheckedContinuation { (continuation: CheckedContinuation<OperationResult, Never>) in
            // An operation that is cancelled before it starts is started all the same: it says so itself.
            if Task.isCancelled { cancellable.cancel() }
            start(cancellable.cancellablePointer, tellResult, retainedClosure(continuation))
        }
    } onCancel: {
        // C calls those who wait for it at once, on this thread, which can be any.
        DispatchQueue.main.async { cancellable.cancel() }
    }
    switch Result(catching: { () throws(GLibError) in try finish(result.pointer) }) {
    case .success(let success): return success
    case .failure(let error) where error.isCancellation && Task.isCancelled: throw CancellationError()
    case .failure(let error): throw error
    }
}

/// The result of an operation, until it is collected.
@MainActor
private final class OperationResult {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
        self.pointer = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(pointer)))
    }

    isolated deinit {
        g_object_unref(UnsafeMutableRawPointer(pointer))
    }
}

nonisolated private let tellResult: GAsyncReadyCallback = { _, result, data in
    onMainActor((result, data)) { result, data in
        guard let result else { preconditionFailure("An operation has ended without a result.") }
        let continuation: CheckedContinuation<OperationResult, Never> = cTakenClosure(data)
        continuation.resume(returning: OperationResult(result))
    }
}
