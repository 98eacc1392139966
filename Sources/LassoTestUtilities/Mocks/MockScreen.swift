import Lasso

/// The store and the controller of a screen that code under test creates.
///
/// `mockScreenFactory(mockScreen:)` fills it in; the test then plays the store's and the view's parts:
///
/// ```swift
/// let login = MockScreen<LoginScreenModule>()
/// let flow = LoginFlow(loginScreenFactory: mockScreenFactory(mockScreen: login))
/// flow.start(with: root(of: navigationController))
/// login.mockStore?.dispatchMockOutput(.didLogin)
/// #expect(navigationController.topController !== login.mockController)
/// ```
///
/// Source: Lasso's `MockScreen`.
@MainActor
public final class MockScreen<Module: StoreModule> {
    /// The store of the screen that was created last, `nil` before.
    public internal(set) var mockStore: MockLassoStore<Module>?
    /// The controller of the screen that was created last, `nil` before.
    public internal(set) var mockController: MockController<Module.State, Module.Action>?

    /// Makes a mock for a screen that has not been created yet.
    public init() {}
}
