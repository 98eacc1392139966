/// The description of a value that is available later. Reducers return it.
///
/// ```swift
/// AsyncResult { try await shop.product(cached: false) }
///     .map { State.productLoaded($0) }
///     .stateWhenLoading(State.loading)
///     .mapErrorRecover { State.error($0) }
/// ```
///
/// Creating results and combining them starts no work. The work is done when a ``System`` or a ``SystemStore`` runs the
/// result that its reducer returns, or when ``run(whenLoading:)`` is called. It is done again each time. The only
/// exception is a result created from a task, which is already running.
///
/// A result can be created anywhere. It and its closures run on the main actor, so its value need not be `Sendable`.
///
/// Source: PromisedArchitectureKit's `AsyncResult`.
public struct AsyncResult<Value> {
    let description: any AsyncDescription<Value>

    init(describedBy description: some AsyncDescription<Value>) {
        self.description = description
    }

    /// Creates a result from asynchronous work.
    ///
    /// - Parameter work: A closure that returns the value, or throws. Its task is canceled when the result is no longer
    ///   needed.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.init(_:)`, which takes a promise.
    public init(_ work: @escaping @MainActor () async throws -> Value) {
        self.init(describedBy: Work(work: work))
    }

    /// Creates a result from a task that is already running.
    ///
    /// - Parameter task: The task. It is canceled when the result is no longer needed.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.init(_:)`, which takes a promise.
    public init<Failure: Error>(_ task: Task<Value, Failure>) where Value: Sendable {
        self.init(describedBy: Running(task: task))
    }

    /// Creates a result that is available immediately. A system that runs it has its next state before `sendEvent`
    /// returns.
    ///
    /// - Parameter result: The value, or the error.
    public init<Failure: Error>(_ result: Result<Value, Failure>) {
        self.init(describedBy: Known(result: result.mapError { $0 }))
    }

    /// Creates a result that has failed.
    ///
    /// - Parameter error: The error.
    ///
    /// Source: PromiseKit's `Promise.init(error:)`, which PromisedArchitectureKit's page uses.
    public init(error: any Error) {
        self.init(Result<Value, any Error>.failure(error))
    }

    /// Returns a result whose value is available immediately. A system that runs it has its next state before
    /// `sendEvent` returns.
    ///
    /// It is not an initializer, because an initializer would also accept a closure of work as the value.
    ///
    /// - Parameter value: The value.
    /// - Returns: The result.
    ///
    /// Source: PromiseKit's `Promise.value(_:)`, which PromisedArchitectureKit's page uses.
    public static func value(_ value: Value) -> AsyncResult {
        AsyncResult(Result<Value, any Error>.success(value))
    }

    /// Performs the work without a system, for example in the test of a reducer.
    ///
    /// ```swift
    /// let state = try await State.reduce(state: .start, event: .loadProduct).run()
    /// ```
    ///
    /// - Parameter show: A closure called with each loading state, in order.
    /// - Returns: The value.
    /// - Throws: The error that the work throws, or ``UnusableLoadingState`` if a loading state cannot be shown.
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
