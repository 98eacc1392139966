/// A result of asynchronous work.
struct Work<Value>: AsyncDescription {
    let work: @MainActor () async throws -> Value

    func begin() -> AsyncStep<Value> {
        AsyncStep(
            outcome: .later { [work] _ in
                // Work under way may ignore that it is cancelled; the work that comes after it does not begin.
                try Task.checkCancellation()
                return try await work()
            }
        )
    }
}
