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
    /// The class of the screen's store.
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
    ///   - initialState: The state that its store begins with.
    ///   - configure: Is handed the store before the controller is made: the place to inject what it depends on.
    /// - Returns: The new screen.
    public static func createScreen(
        with initialState: State,
        configure: (ConcreteStore) -> Void = { _ in }
    ) -> Screen {
        let store = ConcreteStore(with: initialState)
        configure(store)
        return createScreen(with: store)
    }

    /// Makes a screen whose store begins with the module's default state.
    ///
    /// - Parameter configure: Is handed the store before the controller is made.
    /// - Returns: The new screen.
    public static func createScreen(configure: (ConcreteStore) -> Void = { _ in }) -> Screen {
        createScreen(with: defaultInitialState, configure: configure)
    }
}

extension ScreenModule where State == EmptyState {
    /// The one empty state.
    public static var defaultInitialState: EmptyState { EmptyState() }
}
