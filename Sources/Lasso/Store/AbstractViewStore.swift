/// What a view needs of a store: its state to read, its actions to send.
///
/// Source: Lasso's `AbstractViewStore`.
@MainActor
public protocol AbstractViewStore<State, Action>: StateObservable, ActionDispatchable {
    /// What computes a view's state.
    typealias StateMap<ViewState> = (State) -> ViewState
    /// What makes a store's action of a view's.
    typealias ActionMap<ViewAction> = (ViewAction) -> Action
}
