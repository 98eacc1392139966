/// What a result shows while it is waited for, on its way through `map` and `flatMap`.
struct LoadingState<Value> {
    /// What was said, whatever has become of the result since.
    let said: Any
    /// What was said, mapped as the result was; `nil` where that cannot be done without its value. It is a closure because it
    /// is not needed, and the transformations may not be made for it, if what was said is a state itself.
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
