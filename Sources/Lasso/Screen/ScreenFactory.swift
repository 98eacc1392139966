/// Makes screens: what a flow is given, so that a test can give it others.
///
/// Source: Lasso's `ScreenFactory`.
@MainActor
public struct ScreenFactory<Module: ScreenModule> {
    private let create: (Module.State?) -> Module.Screen

    /// - Parameter createScreen: Makes a screen with an initial state, or with the module's default one if it is `nil`.
    public init(createScreen: @escaping (Module.State?) -> Module.Screen) {
        create = createScreen
    }

    /// - Parameter configure: Is handed each new screen's store before its controller is made.
    public init(configure: @escaping (Module.ConcreteStore) -> Void = { _ in }) {
        create = { Module.createScreen(with: $0 ?? Module.defaultInitialState, configure: configure) }
    }

    /// Makes a screen.
    ///
    /// - Parameter initialState: The state that its store begins with; the module's default one if it is `nil`.
    /// - Returns: The new screen.
    public func createScreen(with initialState: Module.State? = nil) -> Module.Screen { create(initialState) }
}

extension ScreenModule {
    /// What makes this module's screens.
    public typealias ScreenFactory = Lasso.ScreenFactory<Self>

    /// What makes this module's screens.
    ///
    /// - Parameter configure: Is handed each new screen's store before its controller is made.
    public static func screenFactory(configure: @escaping (ConcreteStore) -> Void = { _ in }) -> ScreenFactory {
        ScreenFactory(configure: configure)
    }
}

/// What makes a module's screens.
///
/// - Parameter configure: Is handed each new screen's store before its controller is made.
///
/// Source: Lasso's `screenFactory(configure:)`.
@MainActor
public func screenFactory<Module: ScreenModule>(
    configure: @escaping (Module.ConcreteStore) -> Void = { _ in }
) -> ScreenFactory<Module> {
    ScreenFactory(configure: configure)
}
