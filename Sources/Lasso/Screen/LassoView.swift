/// A view: it shows a store's state and sends it actions.
///
/// Source: Lasso's `LassoView`.
@MainActor
public protocol LassoView {
    associatedtype ViewStore: AbstractViewStore

    /// The store, as this view sees it.
    var store: ViewStore { get }
}

extension LassoView {
    /// The store's state now.
    public var state: ViewStore.State { store.state }

    /// Sends the store an action.
    public func dispatchAction(_ action: ViewStore.Action) {
        store.dispatchAction(action)
    }
}
