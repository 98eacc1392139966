/// A type that names the types of a screen, and creates the screen.
///
/// ```swift
/// enum LoginScreenModule: ScreenModule {
///     enum Action: Equatable { case didTapLogin }
///     enum Output: Equatable { case userDidLogin }
///     struct State: Equatable { var username = "" }
///
///     static var defaultInitialState: State { State() }
///
///     static func createScreen(with store: LoginScreenStore) -> Screen {
///         Screen(store, LoginViewController(store.asViewStore()))
///     }
/// }
/// ```
///
/// A flow creates the screen:
///
/// ```swift
/// let screen = LoginScreenModule.createScreen()
/// ```
///
/// Source: Lasso's `ScreenModule`.
@MainActor
public protocol ScreenModule: StoreModule {
    /// The class of the screen's store. An initializer of its own receives the services that the store needs:
    ///
    /// ```swift
    /// final class LoginScreenStore: LassoStore<LoginScreenModule> {
    ///     private let accounts: any AccountProviding
    ///
    ///     init(with state: State, accounts: any AccountProviding) {
    ///         self.accounts = accounts
    ///         super.init(with: state)
    ///     }
    ///
    ///     required convenience init(with state: State) { self.init(with: state, accounts: AccountService()) }
    /// }
    /// ```
    ///
    /// The code that creates the screen passes them:
    ///
    /// ```swift
    /// let screen = LoginScreenModule.createScreen {
    ///     LoginScreenStore(with: $0, accounts: accounts)
    /// }
    /// ```
    associatedtype ConcreteStore: LassoStore<Self>

    /// A store with the controller that shows it.
    typealias Screen = AnyScreen<Self>

    /// The initial state of a screen that is created without one.
    static var defaultInitialState: State { get }

    /// Creates the screen of a store.
    ///
    /// - Parameter store: The screen's store.
    /// - Returns: The store together with a new controller.
    static func createScreen(with store: ConcreteStore) -> Screen
}

extension ScreenModule {
    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - initialState: The initial state of the screen's store; `nil` for the module's default state.
    ///   - configure: A closure called with the store before the controller is created. It isn't called if a test has
    ///     replaced the ``storeFactory``.
    /// - Returns: The new screen.
    ///
    /// Source: Lasso's `ScreenModule.createScreen(with:configure:)`.
    public static func createScreen(
        with initialState: State? = nil,
        configure: ((ConcreteStore) -> Void)? = nil
    ) -> Screen {
        createScreen(with: initialState) { state in
            let store = ConcreteStore(with: state)
            configure?(store)
            return store
        }
    }

    /// Creates a screen whose store is created by a closure, with the store's dependencies.
    ///
    /// ```swift
    /// LoginScreenModule.createScreen { LoginScreenStore(with: $0, accounts: accounts) }
    /// ```
    ///
    /// - Parameters:
    ///   - initialState: The initial state of the screen's store; `nil` for the module's default state.
    ///   - makeStore: A closure that creates the store from an initial state. It isn't called if a test has replaced
    ///     the ``storeFactory``.
    /// - Returns: The new screen.
    public static func createScreen(
        with initialState: State? = nil,
        makeStore: (State) -> ConcreteStore
    ) -> Screen {
        let state = initialState ?? defaultInitialState
        return createScreen(with: storeFactory.mocked?(state) ?? makeStore(state))
    }

    /// The factory of this module's stores. By replacing it, a test replaces the stores of all screens of this module,
    /// whichever code creates the screens:
    ///
    /// ```swift
    /// @Test(.resettingMocks) func theFlowGoesOnAfterLogin() {
    ///     mock(LoginScreenModule.storeFactory, with: { LoginScreenStore(with: $0, accounts: FakeAccounts()) })
    ///     // The store of a login screen that a flow creates uses `FakeAccounts` now.
    /// }
    /// ```
    ///
    /// In a program that runs no tests, it cannot be replaced.
    public static var storeFactory: Mockable<(State) -> ConcreteStore>.Projected {
        StoreFactories.factory(of: Self.self) { Mockable(wrappedValue: { ConcreteStore(with: $0) }).projectedValue }
    }
}

/// The store factories that have been used, by module.
@MainActor
private enum StoreFactories {
    private static var factories: [ObjectIdentifier: AnyObject] = [:]

    static func factory<Factory: AnyObject>(of module: Any.Type, make: () -> Factory) -> Factory {
        let identifier = ObjectIdentifier(module)
        // The module determines the type of its factory.
        if let factory = factories[identifier] { return unsafeDowncast(factory, to: Factory.self) }
        let factory = make()
        factories[identifier] = factory
        return factory
    }
}

extension ScreenModule where State == EmptyState {
    /// The empty state.
    public static var defaultInitialState: EmptyState { EmptyState() }
}
