/// The types that a view uses if it shows a part of a store or is shared by several stores.
///
/// Source: Lasso's `ViewModule`.
@MainActor
public protocol ViewModule {
    /// The actions that the view sends to its store.
    associatedtype ViewAction = NoAction
    /// The state that the view shows.
    associatedtype ViewState = EmptyState

    /// The store as the view sees it.
    typealias ViewStore = AnyViewStore<ViewState, ViewAction>
}
