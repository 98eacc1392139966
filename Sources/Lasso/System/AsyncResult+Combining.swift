// What is made of results. All of it is description: nothing here starts anything.
extension AsyncResult {
    /// Makes something else of the value.
    ///
    /// A loading state survives. One that is a state already is shown as it was said; any other value is transformed too.
    ///
    /// - Parameter transform: Makes the new value.
    /// - Returns: The new result.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.map`, which forgets the loading state.
    public func map<New>(_ transform: @escaping @MainActor (Value) -> New) -> AsyncResult<New> {
        AsyncResult<New>(describedBy: Mapped(source: description, transform: transform))
    }

    /// Goes on with another result when the value is there.
    ///
    /// A loading state survives. One that the other result has is shown when that result begins.
    ///
    /// - Parameter transform: Makes the other result of the value.
    /// - Returns: The result of both, one after the other.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.flatMap`, which forgets the loading states.
    public func flatMap<New>(_ transform: @escaping @MainActor (Value) -> AsyncResult<New>) -> AsyncResult<New> {
        AsyncResult<New>(describedBy: FlatMapped(source: description, transform: transform))
    }

    /// Runs two results side by side.
    ///
    /// ```swift
    /// AsyncResult<(Product, User)>.zip(productResult, userResult)
    /// ```
    ///
    /// When one fails, the other is cancelled. The loading state is the first result's, or else the second's.
    ///
    /// - Parameters:
    ///   - first: One result.
    ///   - second: The other result.
    /// - Returns: The result of both, or the error of the one that fails first.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.zip`.
    public static func zip<First, Second>(_ first: AsyncResult<First>, _ second: AsyncResult<Second>) -> AsyncResult
    where Value == (First, Second) {
        AsyncResult(describedBy: Zipped(first: first.description, second: second.description))
    }

    /// Says which state is shown while this result is waited for.
    ///
    /// - Parameter state: The state. It takes the place of one that was said before.
    /// - Returns: The result with its loading state.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.stateWhenLoading`.
    public func stateWhenLoading(_ state: Value) -> AsyncResult {
        AsyncResult(describedBy: Loading(source: description, state: LoadingState(said: state, value: { state })))
    }

    /// Says which state is shown while this result is waited for, before the result is mapped to a state itself.
    ///
    /// ```swift
    /// getProduct(cached: false)
    ///     .stateWhenLoading(State.loading)
    ///     .map { State.productLoaded($0) }
    /// ```
    ///
    /// - Parameter state: A state of the system that runs the result. Anything else is reported as ``UnusableLoadingState``.
    /// - Returns: The result with its loading state.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.stateWhenLoading`, which can only be said after the mapping.
    public func stateWhenLoading<State>(_ state: State) -> AsyncResult {
        AsyncResult(describedBy: Loading(source: description, state: LoadingState(said: state, value: nil)))
    }

    /// Makes a value of an error.
    ///
    /// It is not asked when the work fails because it was cancelled: nobody waits for the value then.
    ///
    /// - Parameter recover: Makes the value.
    /// - Returns: A result that does not fail.
    ///
    /// Source: PromisedArchitectureKit's `AsyncResult.mapErrorRecover`.
    public func mapErrorRecover(_ recover: @escaping @MainActor (any Error) -> Value) -> AsyncResult {
        AsyncResult(describedBy: Recovered(source: description, recover: recover))
    }
}
