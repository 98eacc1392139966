/// A result of a task that is already running.
struct Running<Value: Sendable, Failure: Error>: AsyncDescription {
    let task: Task<Value, Failure>

    func begin() -> AsyncStep<Value> {
        // In contrast to work, it isn't left out if it isn't needed any more: the task has to be canceled.
        let work = Run.mediatedPart { [task] in
            try await withTaskCancellationHandler {
                let result = await task.result
                // The task may have ended before, but nothing may go on with its value.
                try Task.checkCancellation()
                return try result.get()
            } onCancel: {
                task.cancel()
            }
        }
        return AsyncStep(outcome: .later { _ in try await work() })
    }
}
