import Synchronization

/// Work that may block its thread for any time, such as reading a file from a slow disk.
///
/// The threads of Swift's concurrency aren't for such work: there are as many as processors, and a few slow disks would
/// stop all tasks of the program that don't run on the main actor.
package enum BlockingWork {
    /// Whether work is performed where it is asked for, so that a test is repeatable. The work of a test should be
    /// short, such as that of a storage in memory: the thread, which may be the main actor's, is blocked meanwhile.
    @TaskLocal package static var isImmediate = false

    /// Performs work on a thread that does nothing else meanwhile.
    ///
    /// - Parameter work: A closure that performs the work.
    /// - Returns: The result of the work.
    package static func perform<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        if isImmediate { return work() }
        return await withCheckedContinuation { continuation in
            BlockingThread.start { continuation.resume(returning: work()) }
        }
    }

    /// Performs work on a thread that does nothing else meanwhile. The work can learn that nobody needs it anymore.
    ///
    /// - Parameter work: A closure that performs the work. Its argument returns whether the task has been canceled.
    /// - Returns: The result of the work.
    package static func performCancelable<Result: Sendable>(
        _ work: @escaping @Sendable (_ isCanceled: @escaping @Sendable () -> Bool) -> Result
    ) async -> Result {
        let cancellation = Cancellation()
        return await withTaskCancellationHandler {
            await perform { work { cancellation.hasHappened.load(ordering: .relaxed) } }
        } onCancel: {
            cancellation.hasHappened.store(true, ordering: .relaxed)
        }
    }

    private final class Cancellation: Sendable {
        let hasHappened = Atomic(false)
    }
}
