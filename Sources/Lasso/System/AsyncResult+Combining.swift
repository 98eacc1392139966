// Combinations of results. They are descriptions only: nothing here starts any work.
extension AsyncResult {
    /// Returns a result whose value is transformed.
    ///
    /// A loading state is kept. If it already is a state of the system, it is shown unchanged. Otherwise it is
    /// transformed like the value.
    ///
    /// - Parameter transform: A closure that returns the new value.
    /// - Returns: The new result.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.map`, which drops the loading state.
    public func map<New>(_ transform: @escaping @MainActor (Value) -> New) -> AsyncResult<New> {
        AsyncResult<New>(describedBy: Mapped(source: description, transform: transform))
    }

    /// Returns a result that continues with another result when the value is available.
    ///
    /// A loading state is kept. A loading state of the other result is shown when that result begins.
    ///
    /// - Parameter transform: A closure that returns the other result for the value.
    /// - Returns: A result that runs both, one after the other.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.flatMap`, which drops the loading states.
    public func flatMap<New>(_ transform: @escaping @MainActor (Value) -> AsyncResult<New>) -> AsyncResult<New> {
        AsyncResult<New>(describedBy: FlatMapped(source: description, transform: transform))
    }

    /// Returns a result that runs two results in parallel.
    ///
    /// ```swift
    /// AsyncResult<(Product, User)>.zip(productResult, userResult)
    /// ```
    ///
    /// If one fails, the other is canceled. The loading state is that of the first result or, if it has none, of the
    /// second.
    ///
    /// - Parameters:
    ///   - first: The first result.
    ///   - second: The second result.
    /// - Returns: A result with both values, or with the error of the result that fails first.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.zip`.
    public static func zip<First, Second>(_ first: AsyncResult<First>, _ second: AsyncResult<Second>) -> AsyncResult
    where Value == (First, Second) {
        AsyncResult(describedBy: Zipped(first: first.description, second: second.description))
    }

    /// Sets the state that is shown while this result is loading.
    ///
    /// - Parameter state: The state. It replaces a loading state that was set before.
    /// - Returns: The result with its loading state.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.stateWhenLoading`.
    public func stateWhenLoading(_ state: Value) -> AsyncResult {
        AsyncResult(describedBy: Loading(source: description, state: LoadingState(said: state, value: { state })))
    }

    /// Sets the state that is shown while this result is loading, for a result that is mapped to a state later.
    ///
    /// ```swift
    /// getProduct(cached: false)
    ///     .stateWhenLoading(State.loading)
    ///     .map { State.productLoaded($0) }
    /// ```
    ///
    /// - Parameter state: A state of the system that runs the result. A value of any other type is reported as
    ///   ``UnusableLoadingState``.
    /// - Returns: The result with its loading state.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.stateWhenLoading`, which can be called only after the mapping.
    public func stateWhenLoading<State>(_ state: State) -> AsyncResult {
        AsyncResult(describedBy: Loading(source: description, state: LoadingState(said: state, value: nil)))
    }

    /// Returns a result that has a value instead of an error.
    ///
    /// The closure is not called if the work fails because it was canceled, since the value is no longer needed.
    ///
    /// - Parameter recover: A closure that returns a value for an error.
    /// - Returns: A result that does not fail.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.mapErrorRecover`.
    public func mapErrorRecover(_ recover: @escaping @MainActor (any Error) -> Value) -> AsyncResult {
        AsyncResult(describedBy: Recovered(source: description, recover: recover))
    }
}
