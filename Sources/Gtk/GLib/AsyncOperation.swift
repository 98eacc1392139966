import CGtk
import Dispatch

/// Runs an operation that consists of two C functions: one that starts it and one that finishes it.
///
/// Cancels the operation's `GCancellable` when the waiting task is canceled.
///
/// - Parameters:
///   - start: A closure that calls the start function with the cancellable, the callback and the callback's data.
///   - finish: A closure that calls the finish function.
/// - Returns: The result of `finish`.
/// - Throws: `CancellationError` if the operation ended because its task was canceled; ``GLibError`` if it failed
///   otherwise.
@usableFromInline
func asyncOperation<Success>(
    start: (UnsafeMutablePointer<GCancellable>, @escaping GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void,
    finish: (OpaquePointer) throws(GLibError) -> Success
) async throws -> Success {
    let cancellable = Cancellable()
    let result: OperationResult = await withTaskCancellationHandler {
        await withCheckedContinuation { (continuation: CheckedContinuation<OperationResult, Never>) in
            // Starts the operation even if it is already canceled: it then reports the cancellation itself.
            if Task.isCancelled { cancellable.cancel() }
            start(cancellable.cancellablePointer, tellResult, retainedClosure(continuation))
        }
    } onCancel: {
        // `g_cancellable_cancel` calls its observers synchronously on the calling thread, and this can be any thread.
        DispatchQueue.main.async { cancellable.cancel() }
    }
    switch Result(catching: { () throws(GLibError) in try finish(result.pointer) }) {
    case .success(let success): return success
    case .failure(let error) where error.isCancellation && Task.isCancelled: throw CancellationError()
    case .failure(let error): throw error
    }
}

/// The result of an operation until it is finished.
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
        guard let result else { preconditionFailure("An asynchronous operation called its callback without a result.") }
        let continuation: CheckedContinuation<OperationResult, Never> = cTakenClosure(data)
        continuation.resume(returning: OperationResult(result))
    }
}
