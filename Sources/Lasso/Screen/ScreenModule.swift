/// Names the types of a screen, and makes it.
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
///
/// let screen = LoginScreenModule.createScreen()
/// ```
///
/// Source: Lasso's `ScreenModule`.
@MainActor
public protocol ScreenModule: StoreModule {
    /// The class of the screen's store. It says which services it needs in an initializer of its own:
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
    ///
    /// let screen = LoginScreenModule.createScreen { LoginScreenStore(with: $0, accounts: accounts) }
    /// ```
    associatedtype ConcreteStore: LassoStore<Self>

    /// A store with the controller that shows it.
    typealias Screen = AnyScreen<Self>

    /// The state of a screen that is made without one.
    static var defaultInitialState: State { get }

    /// Makes the screen of a store.
    ///
    /// - Parameter store: The screen's store.
    /// - Returns: The store together with a new controller.
    static func createScreen(with store: ConcreteStore) -> Screen
}

extension ScreenModule {
    /// Makes a screen.
    ///
    /// - Parameters:
    ///   - initialState: The initial state of its store; with `nil` the module's default one.
    ///   - configure: A closure that is called with the store before the controller is made. It is not called where a test has
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

    /// Makes a screen whose store is made by a closure, with what the store depends on.
    ///
    /// ```swift
    /// LoginScreenModule.createScreen { LoginScreenStore(with: $0, accounts: accounts) }
    /// ```
    ///
    /// - Parameters:
    ///   - initialState: The initial state of its store; with `nil` the module's default one.
    ///   - makeStore: A closure that makes the store of an initial state. It is not called where a test has replaced the
    ///     ``storeFactory``.
    /// - Returns: The new screen.
    public static func createScreen(
        with initialState: State? = nil,
        makeStore: (State) -> ConcreteStore
    ) -> Screen {
        let state = initialState ?? defaultInitialState
        return createScreen(with: storeFactory.mocked?(state) ?? makeStore(state))
    }

    /// The place where a test replaces the stores of all screens of this module, whichever code makes them:
    ///
    /// ```swift
    /// @Test(.resettingMocks) func theFlowGoesOnAfterLogin() {
    ///     mock(LoginScreenModule.storeFactory, with: { LoginScreenStore(with: $0, accounts: FakeAccounts()) })
    ///     ...
    /// }
    /// ```
    ///
    /// In a program that runs no tests, nothing can be replaced.
    public static var storeFactory: Mockable<(State) -> ConcreteStore>.Projected {
        StoreFactories.factory(of: Self.self) { Mockable(wrappedValue: { ConcreteStore(with: $0) }).projectedValue }
    }
}

/// The store factories of all modules that were asked for one.
@MainActor
private enum StoreFactories {
    private static var factories: [ObjectIdentifier: AnyObject] = [:]

    static func factory<Factory: AnyObject>(of module: Any.Type, make: () -> Factory) -> Factory {
        let identifier = ObjectIdentifier(module)
        // The type of a module's factory follows from the module.
        if let factory = factories[identifier] { return unsafeDowncast(factory, to: Factory.self) }
        let factory = make()
        factories[identifier] = factory
        return factory
    }
}

extension ScreenModule where State == EmptyState {
    /// The one empty state.
    public static var defaultInitialState: EmptyState { EmptyState() }
}
