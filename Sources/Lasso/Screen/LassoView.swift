/// A view, which shows a store's state and sends it actions.
///
/// Source: Lasso's `LassoView`.
@MainActor
public protocol LassoView {
    /// The state that the view shows.
    associatedtype ViewState
    /// The actions that the view sends.
    associatedtype ViewAction
    /// The store, as a view sees it.
    typealias ViewStore = AnyViewStore<ViewState, ViewAction>

    /// The store, as this view sees it.
    var store: ViewStore { get }
}

extension LassoView {
    /// The store's current state.
    public var state: ViewState { store.state }

    /// Sends the store an action.
    public func dispatchAction(_ action: ViewAction) {
        store.dispatchAction(action)
    }
}
