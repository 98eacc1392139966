/// The loading state of a result, as it passes through `map` and `flatMap`.
struct LoadingState<Value> {
    /// The original value passed to `stateWhenLoading`, independent of later mappings.
    let said: Any
    /// A closure that returns the original value, mapped like the result, or `nil` if mapping is not sufficient. It is
    /// a closure so that no transformation is applied to an original value that is itself a state and is shown
    /// unchanged.
    let value: (() -> Value)?

    /// The state to show, if `Value` is the state of a system.
    @MainActor
    var state: Result<Value, UnusableLoadingState> {
        if let state = said as? Value { return .success(state) }
        if let value { return .success(value()) }
        return .failure(UnusableLoadingState(said: "\(said)", expected: "\(Value.self)"))
    }

    @MainActor
    func map<New>(_ transform: @escaping @MainActor (Value) -> New) -> LoadingState<New> {
        LoadingState<New>(said: said, value: value.map { value in { transform(value()) } })
    }

    func carried<New>(to type: New.Type = New.self) -> LoadingState<New> {
        LoadingState<New>(said: said, value: nil)
    }
}
