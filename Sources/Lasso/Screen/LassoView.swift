/// A view that shows a store's state and sends actions to the store.
///
/// Source: Lasso's `LassoView`.
@MainActor
public protocol LassoView {
    /// The type of the state that the view shows.
    associatedtype ViewState
    /// The type of the actions that the view sends.
    associatedtype ViewAction
    /// The type of the view's store.
    typealias ViewStore = AnyViewStore<ViewState, ViewAction>

    /// The view's store.
    var store: ViewStore { get }
}

extension LassoView {
    /// The store's current state.
    public var state: ViewState { store.state }

    /// Sends an action to the store.
    public func dispatchAction(_ action: ViewAction) {
        store.dispatchAction(action)
    }
}
