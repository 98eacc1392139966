/// A store that can be created from an initial state alone.
///
/// Source: Lasso's `ConcreteStore`.
@MainActor
public protocol ConcreteStore: AbstractStore {
    init(with initialState: State)
}
