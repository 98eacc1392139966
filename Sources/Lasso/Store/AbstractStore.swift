/// What a composer needs of a store: a view's part, and its outputs.
///
/// Source: Lasso's `AbstractStore`.
@MainActor
public protocol AbstractStore<State, Action, Output>: AbstractViewStore, OutputObservable {}
