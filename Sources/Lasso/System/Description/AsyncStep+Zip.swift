// The combination of two results that have begun.
extension AsyncStep {
    static func zip<First, Second>(_ first: AsyncStep<First>, _ second: AsyncStep<Second>) -> AsyncStep
    where Value == (First, Second) {
        let firstLoading: LoadingState<Value>? = first.loading?.carried()
        return AsyncStep(
            loading: firstLoading ?? second.loading?.carried(),
            innerLoading: first.innerLoading.map { $0.carried() } + second.innerLoading.map { $0.carried() },
            outcome: {
                switch (first.outcome, second.outcome) {
                case (.known(.failure(let error)), _): failed(error, canceling: second)
                case (_, .known(.failure(let error))): failed(error, canceling: first)
                case (.known(.success(let first)), .known(.success(let second))): .known(.success((first, second)))
                default: .later { show in try await sideBySide(first, second, show: show) }
                }
            }()
        )
    }

    private static func failed<Other>(_ error: any Error, canceling other: AsyncStep<Other>) -> Outcome {
        other.cancel()
        return .known(.failure(error))
    }

    private static func sideBySide<First, Second>(
        _ first: AsyncStep<First>,
        _ second: AsyncStep<Second>,
        show: @escaping Show
    ) async throws -> (First, Second) where Value == (First, Second) {
        // The child tasks return their values through references, because the values need not be `Sendable`.
        let firstValue = Reference<First>()
        let secondValue = Reference<Second>()
        let runFirst: @MainActor () async throws -> Void = {
            firstValue.value = try await first.finishQuietly { show($0.carried()) }
        }
        let runSecond: @MainActor () async throws -> Void = {
            secondValue.value = try await second.finishQuietly { show($0.carried()) }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask(operation: runFirst)
            group.addTask(operation: runSecond)
            // The first error ends this closure, which cancels the other child task.
            while try await group.next() != nil {}
        }
        guard let first = firstValue.value, let second = secondValue.value else {
            preconditionFailure("AsyncResult.zip: a child task ended without a value and without an error")
        }
        return (first, second)
    }
}
