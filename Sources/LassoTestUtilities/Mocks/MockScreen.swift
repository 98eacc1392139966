import Lasso

/// The store and the controller of a screen that code under test creates.
///
/// `mockScreenFactory(mockScreen:)` sets its properties. The test then acts as the store and the view:
///
/// ```swift
/// let login = MockScreen<LoginScreenModule>()
/// let flow = LoginFlow(loginScreenFactory: mockScreenFactory(mockScreen: login))
/// flow.start(with: root(of: navigationController))
/// login.mockStore?.dispatchMockOutput(.userDidLogin)
/// #expect(navigationController.topController !== login.mockController)
/// ```
///
/// Source: Lasso's `MockScreen`.
@MainActor
public final class MockScreen<Module: StoreModule> {
    /// The store of the last screen created; `nil` if no screen has been created.
    public internal(set) var mockStore: MockLassoStore<Module>?
    /// The controller of the last screen created; `nil` if no screen has been created.
    public internal(set) var mockController: MockController<Module.State, Module.Action>?

    /// Creates a mock for a screen that has not been created yet.
    public init() {}
}
