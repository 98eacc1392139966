/// A result that has begun: its loading states and the remaining work.
@MainActor
struct AsyncStep<Value> {
    typealias Show = @MainActor (LoadingState<Value>) -> Void

    enum Outcome {
        case known(Result<Value, any Error>)
        /// Work that has to be waited for. The closure is called at most once. It calls `show` with later loading
        /// states.
        case later(@MainActor (_ show: @escaping Show) async throws -> Value)
    }

    /// The loading state to show first.
    var loading: LoadingState<Value>?
    /// The loading states to show next: those of inner results that have already begun.
    var innerLoading: [LoadingState<Value>] = []
    var outcome: Outcome

    /// Shows the loading states, does the remaining work, and returns its value.
    func finish(_ show: @escaping Show) async throws -> Value {
        allLoading.forEach(show)
        switch outcome {
        case .known(let result): return try result.get()
        case .later(let work): return try await work(show)
        }
    }

    /// Cancels the remaining work, because its value isn't needed.
    func cancel() {
        guard case .later(let work) = outcome else { return }
        // In a task that is canceled, no work begins, no value is transformed, and a running task is canceled.
        Task { _ = try? await work { _ in } }.cancel()
    }

    var allLoading: [LoadingState<Value>] {
        (loading.map { [$0] } ?? []) + innerLoading
    }

    func map<New>(_ transform: @escaping @MainActor (Value) -> New) -> AsyncStep<New> {
        AsyncStep<New>(
            loading: loading?.map(transform),
            innerLoading: innerLoading.map { $0.map(transform) },
            outcome: {
                switch outcome {
                case .known(let result): .known(result.map(transform))
                case .later(let work): .later { show in transform(try await work { show($0.map(transform)) }) }
                }
            }()
        )
    }

    func flatMap<New>(_ transform: @escaping @MainActor (Value) -> AsyncStep<New>) -> AsyncStep<New> {
        var step = AsyncStep<New>(
            loading: loading?.carried(),
            innerLoading: innerLoading.map { $0.carried() },
            outcome: .later { show in try await transform(finishQuietly { show($0.carried()) }).finish(show) }
        )
        // A known result does not have to wait for the main actor's next turn.
        if case .known(let result) = outcome {
            switch result {
            case .success(let value):
                let inner = transform(value)
                step.innerLoading += inner.allLoading
                step.outcome = inner.outcome
            case .failure(let error):
                step.outcome = .known(.failure(error))
            }
        }
        return step
    }

    func recover(_ recover: @escaping @MainActor (any Error) -> Value) -> AsyncStep {
        var step = self
        switch outcome {
        case .known(let result):
            step.outcome = .known(result.flatMapError { .success(recover($0)) })
        case .later(let work):
            step.outcome = .later { show in
                do {
                    return try await work(show)
                } catch {
                    guard !Task.isCancelled else { throw error }
                    return recover(error)
                }
            }
        }
        return step
    }

    // Does not show the initial loading states: they have been passed to the combined step, which shows them.
    func finishQuietly(_ show: @escaping Show) async throws -> Value {
        var step = self
        step.loading = nil
        step.innerLoading = []
        return try await step.finish(show)
    }
}
