/// What a view needs of a store: its state to read, its actions to send.
///
/// Source: Lasso's `AbstractViewStore`.
@MainActor
public protocol AbstractViewStore<State, Action>: StateObservable, ActionDispatchable {}

/// What a composer needs of a store: a view's part, and its outputs.
///
/// Source: Lasso's `AbstractStore`.
@MainActor
public protocol AbstractStore<State, Action, Output>: AbstractViewStore, OutputObservable {}

/// A store that can be made from a state alone.
///
/// Source: Lasso's `ConcreteStore`.
@MainActor
public protocol ConcreteStore: AbstractStore {
    init(with initialState: State)
}
