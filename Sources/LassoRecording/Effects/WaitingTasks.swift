import Lasso

/// Tasks that wait until a test or a replay lets them go on. Meanwhile, the work that they do counts as waiting.
///
/// A wait ends once: with a value, or because its task is canceled, whichever comes first.
@MainActor
package final class WaitingTasks<Reason, Value: Sendable> {
    /// A task that waits.
    package struct WaitingTask {
        /// The reason for its wait.
        package let reason: Reason
        fileprivate let number: Int
        fileprivate let continuation: CheckedContinuation<Value, any Error>
        fileprivate let work = TrackedWork.current
    }

    /// The tasks, in the order in which they began to wait.
    package private(set) var tasks: [WaitingTask] = []
    private var lastNumber = 0

    /// Creates an empty list.
    package init() {}

    /// Lets the current task wait.
    ///
    /// - Parameter reason: The reason for the wait, by which the waiting task is found.
    /// - Returns: The value with which the wait is ended.
    /// - Throws: `CancellationError` if the task is canceled.
    package func wait(for reason: Reason) async throws -> Value {
        try Task.checkCancellation()
        lastNumber += 1
        let number = lastNumber
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = WaitingTask(reason: reason, number: number, continuation: continuation)
                task.work?.beginWaiting()
                tasks.append(task)
            }
        } onCancel: {
            // Whenever a thread cancels the task, this job finds it: the main actor is busy until the task waits.
            Task { @MainActor in self.end(number, with: .failure(CancellationError())) }
        }
    }

    /// Ends a wait, unless it has ended.
    ///
    /// - Parameters:
    ///   - task: The task that waits.
    ///   - value: The value that the task receives.
    package func end(_ task: WaitingTask, with value: Value) { end(task.number, with: .success(value)) }

    private func end(_ number: Int, with result: Result<Value, any Error>) {
        guard let index = tasks.firstIndex(where: { $0.number == number }) else { return }
        let task = tasks.remove(at: index)
        task.work?.endWaiting()
        task.continuation.resume(with: result)
    }
}
