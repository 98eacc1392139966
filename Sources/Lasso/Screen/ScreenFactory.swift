/// A factory of a module's screens. A flow that receives its factories can be tested with other screens.
///
/// Source: Lasso's `ScreenFactory`.
@MainActor
public struct ScreenFactory<Module: ScreenModule> {
    private let create: (Module.State?) -> Module.Screen

    /// Creates a factory.
    ///
    /// - Parameter createScreen: A closure that creates a screen with an initial state; with `nil`, with the module's
    ///   default state.
    public init(createScreen: @escaping (Module.State?) -> Module.Screen) {
        create = createScreen
    }

    /// Creates a factory of screens whose stores are created from an initial state only.
    ///
    /// - Parameter configure: A closure called with each new screen's store, before the screen's controller is created.
    public init(configure: ((Module.ConcreteStore) -> Void)? = nil) {
        create = { Module.createScreen(with: $0, configure: configure) }
    }

    /// Creates a factory of screens whose stores are created by a closure, with their dependencies.
    ///
    /// - Parameter makeStore: A closure that creates a screen's store from its initial state.
    public init(makeStore: @escaping (Module.State) -> Module.ConcreteStore) {
        create = { Module.createScreen(with: $0, makeStore: makeStore) }
    }

    /// Creates a screen.
    ///
    /// - Parameter initialState: The initial state of the screen's store; `nil` for the module's default state.
    /// - Returns: The new screen.
    public func createScreen(with initialState: Module.State? = nil) -> Module.Screen { create(initialState) }
}

extension ScreenModule {
    /// The type of the factories of this module's screens.
    public typealias ScreenFactory = Lasso.ScreenFactory<Self>

    /// Creates a factory of this module's screens.
    ///
    /// - Parameter configure: A closure called with each new screen's store, before the screen's controller is created.
    /// - Returns: The factory.
    public static func screenFactory(configure: ((ConcreteStore) -> Void)? = nil) -> ScreenFactory {
        ScreenFactory(configure: configure)
    }
}

/// Creates a factory of a module's screens.
///
/// - Parameter configure: A closure called with each new screen's store, before the screen's controller is created.
/// - Returns: The factory.
///
/// Source: Lasso's `screenFactory(configure:)`.
@MainActor
public func screenFactory<Module: ScreenModule>(
    configure: ((Module.ConcreteStore) -> Void)? = nil
) -> ScreenFactory<Module> {
    ScreenFactory(configure: configure)
}
