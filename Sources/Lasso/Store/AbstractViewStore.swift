/// What a view needs of a store: its state to read, its actions to send.
///
/// Source: Lasso's `AbstractViewStore`.
@MainActor
public protocol AbstractViewStore<State, Action>: StateObservable, ActionDispatchable {}
