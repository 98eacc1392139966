/// A result of asynchronous work.
struct Work<Value>: AsyncDescription {
    let work: @MainActor () async throws -> Value

    func begin() -> AsyncStep<Value> {
        let work = Run.mediatedPart(work)
        return AsyncStep(
            outcome: .later { _ in
                // Earlier work may have ignored the cancellation, but the work after it must not begin.
                try Task.checkCancellation()
                return try await work()
            }
        )
    }
}
