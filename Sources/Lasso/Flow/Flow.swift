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
/// A flow lives as long as one of the controllers that it placed is in the hierarchy: its initial one, or one that went
/// through its `...InFlow` placers.
///
/// Source: Lasso's `Flow`.
@MainActor
open class Flow<Module: FlowModule>: OutputObservable {
    /// What the flow tells whoever started it.
    public typealias Output = Module.Output

    /// Makes a flow that has not started.
    public init() {}

    /// What the flow was placed in; it shows its further screens there. `nil` before the flow starts and after that is gone.
    public var context: Module.RequiredContext? {
        // The first screen may have an output while it is being placed, before the placer has answered.
        placedContext ?? placedControllers.lazy.compactMap { $0.nearestAncestor() }.first ?? presentedInitialController
    }

    /// The initial controller, if it is presented and so is what the flow was placed in itself.
    private var presentedInitialController: Module.RequiredContext? {
        initialController?.presentingController == nil ? nil : initialController as? Module.RequiredContext
    }

    private weak var placedContext: Module.RequiredContext?

    /// The controller that the flow began with.
    public private(set) weak var initialController: Controller?

    private var startCallSite: CallSite?

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
        begin(with: placer, CallSite(file: file, line: line))
    }

    final func begin(with placer: ScreenPlacer<Module.RequiredContext>?, _ callSite: CallSite) {
        guard let placer else {
            preconditionFailure("\(Self.self).start(with:) at \(callSite) was given nil; it needs a placer.")
        }
        if let first = startCallSite {
            preconditionFailure(
                """
                \(Self.self).start(with:) was called at \(first) and again at \(callSite). \
                A flow starts once; make another one.
                """
            )
        }
        startCallSite = callSite
        let controller = createInitialController()
        hold(on: controller)
        initialController = controller
        placedContext = placer.place(controller, callSite)
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
        ScreenPlacer(placeWith: { [self] controller, callSite in
            hold(on: controller)
            return placer.place(controller, callSite)
        })
    }

    // The controllers that keep this flow alive.
    private var placements: [Placement] = []

    private struct Placement {
        weak var controller: Controller?
    }

    private func hold(on controller: Controller) {
        placements.removeAll { $0.controller == nil }
        placements.append(Placement(controller: controller))
        controller.flowReferences.append(FlowReference(to: self))
    }

    /// The controllers that the flow placed and that are alive, in the order in which they were placed.
    final var placedControllers: [Controller] { placements.compactMap(\.controller) }

    // MARK: Paths

    /// Takes one step of a path in this flow. A flow whose places can be gone to overrides it.
    ///
    /// ```swift
    /// override func follow(_ component: NavigationPath.Component) -> Route {
    ///     switch component.name {
    ///     case "home": .flow(home, else: .show(leaving: context?.children ?? []) { .flow(self.startHome()) })
    ///     case "orders": isLoggedIn ? .flow(orders) : .waiting
    ///     default: .unknown
    ///     }
    /// }
    /// ```
    ///
    /// What it shows has the step's name as its ``Controller/pathComponent``, so that the way back leads there too. It makes
    /// no change itself, but in a ``Route/show(leaving:_:)``.
    ///
    /// - Parameter component: The step.
    /// - Returns: Where it leads; ``Route/unknown`` if the flow does not override this.
    open func follow(_ component: NavigationPath.Component) -> Route { .unknown }

    /// What the flow has been asked for and cannot show yet, because of a ``Route/waiting``; the newest of it. The path is as
    /// seen from this flow. ``continueToWaitingPath()`` goes there.
    public final var waitingPath: NavigationPath?

    final let pathTurns = PathTurns()

    // MARK: Outputs

    private let outputObservers = ObserverList<Output>()

    /// Tells whoever observes the flow.
    ///
    /// - Parameter output: What happened.
    public func dispatchOutput(_ output: Output) {
        outputObservers.notify(output, number: outputObservers.nextEvent())
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

extension Flow: MovableFlow {
    package final func willMove(outOf containers: [Controller]) {
        if containers.contains(where: { $0 === placedContext }) { placedContext = nil }
    }
}
