/// Names the types that a view works with, where it shows a part of a store or is shared by several.
///
/// Source: Lasso's `ViewModule`.
@MainActor
public protocol ViewModule {
    /// What the view tells its store.
    associatedtype ViewAction = NoAction
    /// What the view shows.
    associatedtype ViewState = EmptyState

    /// The store as the view sees it.
    typealias ViewStore = AnyViewStore<ViewState, ViewAction>
}
