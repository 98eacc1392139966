/// A store together with the controller that shows it.
///
/// Source: Lasso's `AnyScreen`.
@MainActor
public struct AnyScreen<Module: StoreModule> {
    /// The type of the store's state.
    public typealias State = Module.State
    /// The type of the store's actions.
    public typealias Action = Module.Action
    /// The type of the store's outputs.
    public typealias Output = Module.Output
    /// The type of the screen's store, type-erased.
    public typealias Store = Module.Store

    /// The screen's store, type-erased. In a test it may be a mock.
    public let store: Store
    /// The screen's controller. It keeps the store alive.
    public let controller: Controller

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - store: The screen's store.
    ///   - controller: The controller that shows it.
    public init<Concrete: AbstractStore>(_ store: Concrete, _ controller: Controller)
    where Concrete.State == State, Concrete.Action == Action, Concrete.Output == Output {
        self.store = store.asAnyStore()
        self.controller = controller
        controller.holdReference(to: self.store)
    }

    /// Configures the screen's controller.
    ///
    /// - Parameter setUp: A closure called with the controller.
    /// - Returns: The screen, for further calls.
    @discardableResult
    public func setUpController(_ setUp: (Controller) -> Void) -> Self {
        setUp(controller)
        return self
    }

    /// Assigns the screen's controller to a variable.
    ///
    /// - Parameter reference: The variable.
    /// - Precondition: The controller is an instance of the variable's class.
    /// - Returns: The screen, for further calls.
    @discardableResult
    public func captureController<Captured: Controller>(as reference: inout Captured?) -> Self {
        guard let controller = controller as? Captured else {
            preconditionFailure(
                "\(Self.self).captureController(as:): the controller is a \(type(of: controller)), not a \(Captured.self)."
            )
        }
        reference = controller
        return self
    }

    /// Assigns the screen's store to a variable. A weak variable keeps its value for as long as the controller lives.
    ///
    /// - Parameter reference: The variable.
    /// - Returns: The screen, for further calls.
    @discardableResult
    public func captureStore(as reference: inout Store?) -> Self {
        reference = store
        return self
    }

    /// Observes the store's outputs, for as long as the store lives.
    ///
    /// - Parameter observer: A closure called with each output.
    /// - Returns: The screen, for further calls.
    @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Self {
        store.observeOutput(observer)
        return self
    }

    /// Maps the store's outputs to other values, and passes these to a closure.
    ///
    /// - Parameters:
    ///   - target: A closure called with each value that `mapping` returns.
    ///   - mapping: A closure that returns the value for an output, or `nil` not to call `target`.
    /// - Returns: The screen, for further calls.
    @discardableResult
    public func observeOutput<Other>(
        _ target: @escaping @MainActor (Other) -> Void,
        mapping: @escaping @MainActor (Output) -> Other?
    ) -> Self {
        store.observeOutput(target, mapping: mapping)
        return self
    }

    /// Places the screen's controller in the hierarchy.
    ///
    /// - Parameters:
    ///   - placer: The place. With `nil`, nothing is placed, and a message is written to standard error.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The screen, for further calls.
    @discardableResult
    public func place<Context: Controller>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Self {
        let _: Bool = place(with: placer, file: file, line: line)
        return self
    }

    /// Places the screen's controller in the hierarchy, and returns whether it was placed.
    ///
    /// - Parameters:
    ///   - placer: The place. With `nil`, nothing is placed, and a message is written to standard error.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: Whether the controller was placed.
    @_disfavoredOverload
    @discardableResult
    public func place<Context: Controller>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Bool {
        guard let placer else {
            MissingPlacer.report("\(Self.self).place(with:)", CallSite(file: file, line: line))
            return false
        }
        placer.place(controller, file: file, line: line)
        return true
    }
}

extension AnyScreen where Module: ScreenModule {
    /// The screen's store as an instance of the module's own class. Use ``store`` if it may be a mock.
    ///
    /// - Precondition: The screen was created with the module's own store, not with a mock.
    public var concreteStore: Module.ConcreteStore {
        guard let concrete = store.base as? Module.ConcreteStore else {
            preconditionFailure(
                """
                \(Self.self).concreteStore: the screen was made with a \(type(of: store.base)). \
                Use store, or the mock itself.
                """
            )
        }
        return concrete
    }

    /// Assigns the screen's store, as an instance of the module's own class, to a variable. A weak variable keeps its
    /// value for as long as the controller lives.
    ///
    /// - Parameter reference: The variable.
    /// - Precondition: The screen was created with the module's own store, not with a mock.
    /// - Returns: The screen, for further calls.
    @discardableResult
    public func captureStore(as reference: inout Module.ConcreteStore?) -> Self {
        reference = concreteStore
        return self
    }
}
