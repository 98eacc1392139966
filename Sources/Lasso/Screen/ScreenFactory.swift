/// A maker of a module's screens. A flow that is passed one can be tested with other screens.
///
/// Source: Lasso's `ScreenFactory`.
@MainActor
public struct ScreenFactory<Module: ScreenModule> {
    private let create: (Module.State?) -> Module.Screen

    /// Makes a factory.
    ///
    /// - Parameter createScreen: A closure that makes a screen with an initial state; with `nil`, with the module's default one.
    public init(createScreen: @escaping (Module.State?) -> Module.Screen) {
        create = createScreen
    }

    /// Makes a factory of screens whose stores are made of a state alone.
    ///
    /// - Parameter configure: A closure that is called with each new screen's store, before its controller is made.
    public init(configure: ((Module.ConcreteStore) -> Void)? = nil) {
        create = { Module.createScreen(with: $0, configure: configure) }
    }

    /// Makes a factory of screens whose stores are made by a closure, with what they depend on.
    ///
    /// - Parameter makeStore: A closure that makes a screen's store of its initial state.
    public init(makeStore: @escaping (Module.State) -> Module.ConcreteStore) {
        create = { Module.createScreen(with: $0, makeStore: makeStore) }
    }

    /// Makes a screen.
    ///
    /// - Parameter initialState: The initial state of its store; with `nil` the module's default one.
    /// - Returns: The new screen.
    public func createScreen(with initialState: Module.State? = nil) -> Module.Screen { create(initialState) }
}

extension ScreenModule {
    /// The type of the makers of this module's screens.
    public typealias ScreenFactory = Lasso.ScreenFactory<Self>

    /// Makes a factory of this module's screens.
    ///
    /// - Parameter configure: A closure that is called with each new screen's store, before its controller is made.
    /// - Returns: The factory.
    public static func screenFactory(configure: ((ConcreteStore) -> Void)? = nil) -> ScreenFactory {
        ScreenFactory(configure: configure)
    }
}

/// Makes a factory of a module's screens.
///
/// - Parameter configure: A closure that is called with each new screen's store, before its controller is made.
/// - Returns: The factory.
///
/// Source: Lasso's `screenFactory(configure:)`.
@MainActor
public func screenFactory<Module: ScreenModule>(
    configure: ((Module.ConcreteStore) -> Void)? = nil
) -> ScreenFactory<Module> {
    ScreenFactory(configure: configure)
}
