/// What a result shows while it is waited for, on its way through `map` and `flatMap`.
struct LoadingState<Value> {
    /// What was said, whatever has become of the result since.
    let said: Any
    /// What was said, mapped as the result was; `nil` where that takes more than a mapping. It is a closure, so that no
    /// transformation is applied to what was said if that is a state itself and is shown as it is.
    let value: (() -> Value)?

    /// What to show, where `Value` is the state of a system.
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
