/// A result that has begun: what it shows, and what is left to do.
@MainActor
struct AsyncStep<Value> {
    typealias Show = @MainActor (LoadingState<Value>) -> Void

    enum Outcome {
        case known(Result<Value, any Error>)
        /// There is something to wait for. It is called once at the most, and tells of loading states that come later.
        case later(@MainActor (_ show: @escaping Show) async throws -> Value)
    }

    /// What to show first.
    var loading: LoadingState<Value>?
    /// What to show then: the loading states of inner results that have begun already.
    var innerLoading: [LoadingState<Value>] = []
    var outcome: Outcome

    /// Does what is left to do.
    func finish(_ show: @escaping Show) async throws -> Value {
        allLoading.forEach(show)
        switch outcome {
        case .known(let result): return try result.get()
        case .later(let work): return try await work(show)
        }
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
        // What is known already does not wait for the main actor's next turn.
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

    // The loading states that a step begins with are the business of the step that is made of it.
    func finishQuietly(_ show: @escaping Show) async throws -> Value {
        var step = self
        step.loading = nil
        step.innerLoading = []
        return try await step.finish(show)
    }
}
