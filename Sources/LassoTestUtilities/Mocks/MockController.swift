import Lasso

/// A controller that stands for a screen's own and shows nothing, so that a test can play the view: read the state,
/// send actions.
///
/// ```swift
/// let controller = LoginScreenModule.MockController(store: store.asViewStore())
/// controller.dispatchAction(.didTapLogin)
/// #expect(controller.state.error == "Enter a name")
/// ```
///
/// Source: Lasso's `MockController`.
public final class MockController<ViewState, ViewAction>: Controller, LassoView {
    /// The store, as the view sees it. The controller keeps it alive.
    public let store: AnyViewStore<ViewState, ViewAction>

    /// Makes a controller.
    ///
    /// - Parameter store: The store, as the view sees it.
    public init(store: AnyViewStore<ViewState, ViewAction>) {
        self.store = store
        super.init()
    }
}

extension ScreenModule {
    /// A controller that stands for the screen's own in a test.
    ///
    /// Source: Lasso's `ScreenModule.MockController`.
    public typealias MockController = LassoTestUtilities.MockController<State, Action>
}
