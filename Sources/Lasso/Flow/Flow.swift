/// A feature of an application: a sequence of screens and what leads from one to the next.
///
/// ```swift
/// final class TutorialFlow: Flow<TutorialFlowModule> {
///     override func createInitialController() -> Controller {
///         WelcomeScreenModule.createScreen()
///             .observeOutput { [weak self] _ in self?.showNext() }
///             .controller
///     }
/// }
///
/// TutorialFlow().start(with: pushed(in: navigationController))
/// ```
///
/// A flow lives as long as one of the controllers that it placed: its initial one, and those that went through its
/// `...InFlow` placers.
///
/// Source: Lasso's `Flow`.
@MainActor
open class Flow<Module: FlowModule>: OutputObservable {
    /// What the flow tells whoever started it.
    public typealias Output = Module.Output

    /// Makes a flow that has not started.
    public init() {}

    /// What the flow was placed in; it shows its further screens there. `nil` before the flow starts and after that is gone.
    public private(set) weak var context: Module.RequiredContext?

    /// The controller that the flow began with.
    public private(set) weak var initialController: Controller?

    private var startLocation: String?

    /// Starts the flow: makes its initial controller and places it.
    ///
    /// - Parameters:
    ///   - placer: Where.
    ///   - file: Where this is called from, for the error if the flow is started twice.
    ///   - line: Where this is called from, for the error if the flow is started twice.
    /// - Precondition: The flow has not been started, and there is a placer.
    public func start(
        with placer: ScreenPlacer<Module.RequiredContext>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        guard let placer else {
            preconditionFailure("\(Self.self).start(with:) at \(file):\(line) was given nil; it needs a placer.")
        }
        start(file, line) { placer.place($0, file: file, line: line) }
    }

    private func start(_ file: StaticString, _ line: UInt, place: (Controller) -> Module.RequiredContext) {
        if let first = startLocation {
            preconditionFailure(
                """
                \(Self.self).start(with:) was called at \(first) and again at \(file):\(line). \
                A flow starts once; make another one.
                """
            )
        }
        startLocation = "\(file):\(line)"
        let controller = createInitialController()
        controller.holdReference(to: self)
        initialController = controller
        context = place(controller)
    }

    /// Makes the controller that the flow begins with. Every flow overrides it.
    ///
    /// - Returns: The controller to place when the flow starts.
    open func createInitialController() -> Controller {
        preconditionFailure("\(Self.self) must override createInitialController().")
    }

    /// A placer that also keeps the flow alive for as long as what it places.
    ///
    /// - Parameter placer: Where to place.
    public final func inFlow<Context: Controller>(_ placer: ScreenPlacer<Context>) -> ScreenPlacer<Context> {
        ScreenPlacer { [self] controller in
            controller.holdReference(to: self)
            return placer.place(controller)
        }
    }

    // MARK: Outputs

    private let outputObservers = ObserverList<Output>()

    /// Tells whoever observes the flow.
    ///
    /// - Parameter output: What happened.
    public func dispatchOutput(_ output: Output) {
        outputObservers.notify(output)
    }

    /// Observes the outputs.
    ///
    /// - Parameter observer: Is called with each output.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Observation {
        outputObservers.add(observer)
    }
}

extension Flow where Module.RequiredContext == Controller {
    /// Starts the flow in a place that is more special than it needs.
    ///
    /// - Parameters:
    ///   - placer: Where.
    ///   - file: Where this is called from, for the error if the flow is started twice.
    ///   - line: Where this is called from, for the error if the flow is started twice.
    /// - Precondition: The flow has not been started, and there is a placer.
    public func start<Context: Controller>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        start(with: placer?.asControllerPlacer(), file: file, line: line)
    }
}
