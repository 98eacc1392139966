/// A result of asynchronous work.
struct Work<Value>: AsyncDescription {
    let work: @MainActor () async throws -> Value

    func begin() -> AsyncStep<Value> {
        AsyncStep(
            outcome: .later { [work] _ in
                // Cancellation does not reach work that heeds it too late, but no more work begins.
                try Task.checkCancellation()
                return try await work()
            }
        )
    }
}
