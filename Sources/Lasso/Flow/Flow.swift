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
    /// The outputs of the flow.
    public typealias Output = Module.Output
    /// The kind of controller that the flow is placed in.
    public typealias RequiredContext = Module.RequiredContext

    /// Makes a flow that has not started.
    public init() {}

    /// The controller that the flow was placed in, where it shows its further screens; when its controllers have moved, the one that
    /// they are in now. `nil` before the flow starts, and when none of its controllers is in such a one.
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
    /// A placer is `nil` where the place has gone meanwhile: the placers of another flow (`nextPushedInFlow` for instance) are
    /// when the user has closed the window that the flow was in. The flow then does not start, and a line on standard error
    /// says so; it can still be started with another placer.
    ///
    /// - Parameters:
    ///   - placer: The place to start in.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: Whether the flow has started.
    /// - Precondition: The flow has not been started.
    ///
    /// Source: Lasso's `Flow.start(with:)`.
    @discardableResult
    public func start(
        with placer: ScreenPlacer<Module.RequiredContext>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Bool {
        begin(with: placer, as: { $0 }, CallSite(file: file, line: line))
    }

    /// Starts the flow with a placer whose context is a subclass of the required one.
    final func begin<Context: Controller>(
        with placer: ScreenPlacer<Context>?,
        as upcast: @escaping (Context) -> Module.RequiredContext,
        _ callSite: CallSite
    ) -> Bool {
        guard let placer else {
            MissingPlacer.report("\(Self.self).start(with:)", callSite)
            return false
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
        placedContext = upcast(placer.place(controller, callSite))
        return true
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
    // How many placements there were when those of controllers that have gone were removed last.
    private var placementCount = 8

    private struct Placement {
        weak var controller: Controller?
    }

    private func hold(on controller: Controller) {
        // Those of controllers that have gone are removed once they may be the most.
        if placements.count > 2 * placementCount {
            placements.removeAll { $0.controller == nil }
            placementCount = max(8, placements.count)
        }
        placements.append(Placement(controller: controller))
        controller.hierarchyReferences.append(HierarchyReference(to: self))
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

    // MARK: Outputs

    private let outputObservers = EventObservers<Output>()

    /// Tells whoever observes the flow.
    ///
    /// - Parameter output: What happened.
    public func dispatchOutput(_ output: Output) {
        outputObservers.notify(output, number: outputObservers.nextEvent())
    }

    /// Observes the outputs.
    ///
    /// - Parameter observer: A closure that is called with each output.
    /// - Returns: The observation, which can be cancelled.
    @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Observation {
        outputObservers.add(observer)
    }

    /// Observes the outputs, and goes on with the flow:
    ///
    /// ```swift
    /// LoginFlow()
    ///     .observeOutput { output in ... }
    ///     .start(with: nextPushedInFlow)
    /// ```
    ///
    /// - Parameter observer: A closure that is called with each output.
    /// - Returns: The flow. Where the result is kept in a variable without a type, it is the ``Observation`` instead.
    ///
    /// Source: Lasso's `Flow.observeOutput(_:)`.
    @_disfavoredOverload
    @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Self {
        let _: Observation = observeOutput(observer)
        return self
    }

    /// Passes outputs on as something else, and goes on with the flow.
    ///
    /// - Parameters:
    ///   - target: A closure that is called with each value that `mapping` returns.
    ///   - mapping: A closure that makes the value of an output; `nil` passes nothing on.
    /// - Returns: The flow. Where the result is kept in a variable without a type, it is the ``Observation`` instead.
    ///
    /// Source: Lasso's `Flow.observeOutput(_:mapping:)`.
    @_disfavoredOverload
    @discardableResult
    public func observeOutput<Other>(
        _ target: @escaping @MainActor (Other) -> Void,
        mapping: @escaping @MainActor (Output) -> Other?
    ) -> Self {
        let _: Observation = observeOutput(target, mapping: mapping)
        return self
    }
}

extension Flow: MovableFlow {
    package final func willMove(outOf containers: [Controller]) {
        if containers.contains(where: { $0 === placedContext }) { placedContext = nil }
    }
}
