import Lasso

/// Returns a factory of screens with a ``MockLassoStore`` and a ``MockController``, to test a flow.
///
/// ```swift
/// let login = MockScreen<LoginScreenModule>()
/// let flow = LoginFlow(loginScreenFactory: mockScreenFactory(mockScreen: login))
/// flow.start(with: root(of: navigationController))
/// login.mockStore?.dispatchMockOutput(.userDidLogin)
/// ```
///
/// Such a screen has no `concreteStore`. A flow tested with it has to send actions to `screen.store`.
///
/// - Parameter mockScreen: An object that receives the store and the controller of each screen created.
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

/// Returns a factory of screens with their own store and a ``MockController``, so that a test can act as the view.
///
/// - Parameter configure: A closure called with each new screen's store, before the screen is created.
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
    /// Returns a factory of screens with a ``MockLassoStore`` and a ``MockController``.
    ///
    /// - Parameter mockScreen: An object that receives the store and the controller of each screen created.
    public static func mockScreenFactory(mockScreen: MockScreen<Self>) -> Lasso.ScreenFactory<Self> {
        LassoTestUtilities.mockScreenFactory(mockScreen: mockScreen)
    }

    /// Returns a factory of screens with their own store and a ``MockController``.
    ///
    /// - Parameter configure: A closure called with each new screen's store, before the screen is created.
    public static func mockControllerScreenFactory(
        configure: ((ConcreteStore) -> Void)? = nil
    ) -> Lasso.ScreenFactory<Self> {
        LassoTestUtilities.mockControllerScreenFactory(configure: configure)
    }
}
