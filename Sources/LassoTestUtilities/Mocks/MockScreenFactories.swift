import Lasso

/// A factory of screens with a ``MockLassoStore`` and a ``MockController``, for the test of a flow.
///
/// ```swift
/// let login = MockScreen<LoginScreenModule>()
/// let flow = LoginFlow(loginScreenFactory: mockScreenFactory(mockScreen: login))
/// flow.start(with: root(of: navigationController))
/// login.mockStore?.dispatchMockOutput(.userDidLogin)
/// ```
///
/// Such a screen has no `concreteStore`; a flow that is tested so sends actions to `screen.store`.
///
/// - Parameter mockScreen: Is filled in with the store and the controller of each screen that is made.
///
/// Source: Lasso's `mockScreenFactory(mockScreen:)`.
@MainActor
public func mockScreenFactory<Module: ScreenModule>(
    mockScreen: MockScreen<Module>
) -> ScreenFactory<Module> {
    ScreenFactory { initialState in
        let store = MockLassoStore<Module>(with: initialState ?? Module.defaultInitialState)
        let controller = MockController(store: store.asViewStore())
        mockScreen.mockStore = store
        mockScreen.mockController = controller
        return AnyScreen(store, controller)
    }
}

/// A factory of screens with their own store and a ``MockController``, so that a test can play the view.
///
/// - Parameter configure: A closure that is called with each new screen's store, before the screen is made.
///
/// Source: Lasso's `mockControllerScreenFactory(configure:)`.
@MainActor
public func mockControllerScreenFactory<Module: ScreenModule>(
    configure: ((Module.ConcreteStore) -> Void)? = nil
) -> ScreenFactory<Module> {
    ScreenFactory { initialState in
        let store = Module.ConcreteStore(with: initialState ?? Module.defaultInitialState)
        configure?(store)
        return AnyScreen(store, MockController(store: store.asViewStore()))
    }
}

extension ScreenModule {
    /// A factory of screens with a ``MockLassoStore`` and a ``MockController``.
    ///
    /// - Parameter mockScreen: Is filled in with the store and the controller of each screen that is made.
    public static func mockScreenFactory(mockScreen: MockScreen<Self>) -> Lasso.ScreenFactory<Self> {
        LassoTestUtilities.mockScreenFactory(mockScreen: mockScreen)
    }

    /// A factory of screens with their own store and a ``MockController``.
    ///
    /// - Parameter configure: A closure that is called with each new screen's store, before the screen is made.
    public static func mockControllerScreenFactory(
        configure: ((ConcreteStore) -> Void)? = nil
    ) -> Lasso.ScreenFactory<Self> {
        LassoTestUtilities.mockControllerScreenFactory(configure: configure)
    }
}
