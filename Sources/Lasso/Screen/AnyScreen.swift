/// A store together with the controller that shows it.
///
/// Source: Lasso's `AnyScreen`.
@MainActor
public struct AnyScreen<Module: ScreenModule> {
    /// The screen's store with its class hidden; in a test, maybe another one in its place.
    public let anyStore: Module.Store
    /// The screen's controller. It keeps the store alive.
    public let controller: Controller

    /// The screen's store.
    ///
    /// - Precondition: No test has put another one in its place; ``anyStore`` is there in any case.
    public var store: Module.ConcreteStore {
        guard let store = anyStore.base as? Module.ConcreteStore else {
            preconditionFailure(
                "\(Self.self).store: the screen was made with a \(type(of: anyStore.base)). Use anyStore, or the mock itself."
            )
        }
        return store
    }

    /// - Parameters:
    ///   - store: The screen's store.
    ///   - controller: The controller that shows it.
    public init<Store: AbstractStore>(_ store: Store, _ controller: Controller)
    where Store.State == Module.State, Store.Action == Module.Action, Store.Output == Module.Output {
        anyStore = store.asAnyStore()
        self.controller = controller
        controller.holdReference(to: anyStore.base)
    }

    /// Does something with the screen's controller.
    ///
    /// - Parameter setUp: Is handed the controller.
    /// - Returns: The screen, for more to be said of it.
    @discardableResult
    public func setUpController(_ setUp: (Controller) -> Void) -> Self {
        setUp(controller)
        return self
    }

    /// Keeps the screen's controller.
    ///
    /// - Parameter reference: Where.
    /// - Precondition: The controller is of the reference's class.
    /// - Returns: The screen, for more to be said of it.
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

    /// Keeps the screen's store.
    ///
    /// - Parameter reference: Where.
    /// - Returns: The screen, for more to be said of it.
    @discardableResult
    public func captureStore(as reference: inout Module.ConcreteStore?) -> Self {
        reference = store
        return self
    }

    /// Keeps the screen's store, with its class hidden.
    ///
    /// - Parameter reference: Where.
    /// - Returns: The screen, for more to be said of it.
    @discardableResult
    public func captureStore(as reference: inout Module.Store?) -> Self {
        reference = anyStore
        return self
    }

    /// Observes the store's outputs, for as long as the store lives.
    ///
    /// - Parameter observer: Is called with each output.
    /// - Returns: The screen, for more to be said of it.
    @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (Module.Output) -> Void) -> Self {
        anyStore.observeOutput(observer)
        return self
    }

    /// Passes the store's outputs on as something else.
    ///
    /// - Parameters:
    ///   - target: Takes what `mapping` makes.
    ///   - mapping: Makes it; `nil` passes nothing on.
    /// - Returns: The screen, for more to be said of it.
    @discardableResult
    public func observeOutput<Other>(
        _ target: @escaping @MainActor (Other) -> Void,
        mapping: @escaping @MainActor (Module.Output) -> Other?
    ) -> Self {
        anyStore.observeOutput(target, mapping: mapping)
        return self
    }

    /// Places the screen's controller in the hierarchy.
    ///
    /// - Parameters:
    ///   - placer: Where; `nil` places it nowhere.
    ///   - file: Where this is called from, for the error if the placer has placed already.
    ///   - line: Where this is called from, for the error if the placer has placed already.
    /// - Returns: The screen, for more to be said of it.
    @discardableResult
    public func place<Context: Controller>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Self {
        controller.place(with: placer, file: file, line: line)
        return self
    }
}
