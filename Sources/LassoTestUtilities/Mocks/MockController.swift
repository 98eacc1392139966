import Lasso

/// A controller that replaces a screen's own controller and shows nothing. A test uses it as the view: it reads the
/// state and sends actions.
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

    /// Creates a controller.
    ///
    /// - Parameter store: The store, as the view sees it.
    public init(store: AnyViewStore<ViewState, ViewAction>) {
        self.store = store
        super.init()
    }
}

extension ScreenModule {
    /// A controller that replaces the screen's own controller in a test.
    ///
    /// Source: Lasso's `ScreenModule.MockController`.
    public typealias MockController = LassoTestUtilities.MockController<State, Action>
}
