/// A store as a view uses it: a state to read and actions to send.
///
/// Source: Lasso's `AbstractViewStore`.
@MainActor
public protocol AbstractViewStore<State, Action>: StateObservable, ActionDispatchable {
    /// A closure that computes a view's state from the store's state.
    typealias StateMap<ViewState> = (State) -> ViewState
    /// A closure that returns the store's action for a view's action.
    typealias ActionMap<ViewAction> = (ViewAction) -> Action
}
