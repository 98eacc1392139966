/// A store that can be made from a state alone.
///
/// Source: Lasso's `ConcreteStore`.
@MainActor
public protocol ConcreteStore: AbstractStore {
    init(with initialState: State)
}
