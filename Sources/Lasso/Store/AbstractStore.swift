/// A store as a composer of screens uses it: an abstract view store with outputs.
///
/// Source: Lasso's `AbstractStore`.
@MainActor
public protocol AbstractStore<State, Action, Output>: AbstractViewStore, OutputObservable {}
