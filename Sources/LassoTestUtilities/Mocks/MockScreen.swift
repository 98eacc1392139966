import Lasso

/// Where a test finds the store and the controller of a screen that code under test creates.
///
/// A mock of what creates the screen fills it in; the test then plays the store's and the controller's parts:
///
/// ```swift
/// let login = MockScreen<LoginScreenModule>()
/// flow.createLoginScreen = { store in
///     login.mockStore = store
///     login.mockController = Controller()
///     ...
/// }
/// flow.start(with: root(of: navigationController))
/// login.mockStore?.dispatchOutput(.didLogin)
/// #expect(navigationController.topController !== login.mockController)
/// ```
///
/// Source: Lasso's `MockScreen`.
@MainActor
public final class MockScreen<Module: StoreModule> {
    /// The store of the screen that was created last, `nil` before.
    public var mockStore: LassoStore<Module>?
    /// The controller of the screen that was created last, `nil` before.
    public var mockController: Controller?

    /// Makes a mock for a screen that has not been created yet.
    public init() {}
}
