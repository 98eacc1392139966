/// The description of a value that is there later: what a reducer answers.
///
/// ```swift
/// AsyncResult { try await shop.product(cached: false) }
///     .map { State.productLoaded($0) }
///     .stateWhenLoading(State.loading)
///     .mapErrorRecover { State.error($0) }
/// ```
///
/// Making one, and combining it with others, starts nothing: the work is done when a ``System`` or a ``SystemStore`` runs what
/// its reducer answers, or when ``run(whenLoading:)`` is called, and it is done again each time. Only a task that a result is
/// made from runs already.
///
/// A result is made anywhere and run on the main actor, as are the closures in it. So its value need not be `Sendable`.
///
/// Source: PromisedArchitectureKit's `AsyncResult`.
public struct AsyncResult<Value> {
    let description: any AsyncDescription<Value>

    init(describedBy description: some AsyncDescription<Value>) {
        self.description = description
    }

    /// Makes a result of asynchronous work.
    ///
    /// - Parameter work: Answers the value, or throws. It is cancelled as a task is, where the result is not needed any more.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.init(_:)`, which takes a promise.
    public init(_ work: @escaping @MainActor () async throws -> Value) {
        self.init(describedBy: Work(work: work))
    }

    /// Makes a result of a task that runs already.
    ///
    /// - Parameter task: The task. It is cancelled where the result is not needed any more.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.init(_:)`, which takes a promise.
    public init<Failure: Error>(_ task: Task<Value, Failure>) where Value: Sendable {
        self.init {
            try await withTaskCancellationHandler {
                try await task.result.get()
            } onCancel: {
                task.cancel()
            }
        }
    }

    /// Makes a result that is there at once. A system that runs it has its next state before `sendEvent` returns.
    ///
    /// - Parameter result: The value, or the error.
    public init<Failure: Error>(_ result: Result<Value, Failure>) {
        self.init(describedBy: Known(result: result.mapError { $0 }))
    }

    /// Makes a result that has failed.
    ///
    /// - Parameter error: The error.
    ///
    /// Source: PromiseKit's `Promise.init(error:)`, which PromisedArchitectureKit's page uses.
    public init(error: any Error) {
        self.init(Result<Value, any Error>.failure(error))
    }

    /// Makes a result whose value is there at once. A system that runs it has its next state before `sendEvent` returns.
    ///
    /// It is not an initializer, since that would take the closure of work for the value.
    ///
    /// - Parameter value: The value.
    /// - Returns: The result.
    ///
    /// Source: PromiseKit's `Promise.value(_:)`, which PromisedArchitectureKit's page uses.
    public static func value(_ value: Value) -> AsyncResult {
        AsyncResult(Result<Value, any Error>.success(value))
    }

    /// Does the work, without a system: in the test of a reducer, for instance.
    ///
    /// ```swift
    /// let state = try await State.reduce(state: .start, event: .loadProduct).run()
    /// ```
    ///
    /// - Parameter show: Is called with each loading state, in order.
    /// - Returns: The value.
    /// - Throws: What the work throws, or ``UnusableLoadingState``.
    @MainActor
    public func run(whenLoading show: @escaping @MainActor (Value) -> Void = { _ in }) async throws -> Value {
        let unusable = Reference<UnusableLoadingState>()
        let value = try await description.begin().finish { loading in
            switch loading.state {
            case .success(let state): show(state)
            case .failure(let error): unusable.value = error
            }
        }
        if let error = unusable.value { throw error }
        return value
    }
}
