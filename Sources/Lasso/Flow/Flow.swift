/// A feature of an application: a sequence of screens and the logic that leads from one to the next.
///
/// ```swift
/// final class TutorialFlow: Flow<TutorialFlowModule> {
///     override func createInitialController() -> Controller {
///         WelcomeModule.createScreen()
///             .observeOutput { [weak self] _ in self?.showNext() }
///             .controller
///     }
/// }
/// ```
///
/// Wherever a flow starts, a placer says where its controllers are shown:
///
/// ```swift
/// TutorialFlow().start(with: pushed(in: navigationController))
/// ```
///
/// A flow lives as long as one of the controllers that it placed is in the hierarchy: its initial controller, or one
/// placed with its `...InFlow` placers.
///
/// Source: Lasso's `Flow`.
@MainActor
open class Flow<Module: FlowModule>: OutputObservable {
    /// The type of the flow's outputs.
    public typealias Output = Module.Output
    /// The kind of controller that the flow is placed in.
    public typealias RequiredContext = Module.RequiredContext

    /// Creates a flow that has not started.
    public init() {}

    /// The controller that the flow was placed in, where it shows its further screens.
    ///
    /// It stays the same as long as that controller exists, even if the flow's controllers are no longer in it. If they
    /// were moved with ``Controller/move(with:file:line:)``, or that controller was released, it is the controller of
    /// the required class that they are in now. It is `nil` before the flow starts, and if there is no such controller.
    public var context: Module.RequiredContext? {
        // The first screen may dispatch an output while it is being placed, before the placer returns.
        placedContext ?? placedControllers.lazy.compactMap { $0.nearestAncestor() }.first ?? presentedInitialController
    }

    /// The initial controller, if it is presented. A flow that was moved there is in the initial controller itself.
    private var presentedInitialController: Module.RequiredContext? {
        initialController?.presentingController == nil ? nil : initialController as? Module.RequiredContext
    }

    private weak var placedContext: Module.RequiredContext?

    /// The first controller of the flow.
    public private(set) weak var initialController: Controller?

    private var startCallSite: CallSite?

    /// Starts the flow: creates its initial controller and places it.
    ///
    /// A placer is `nil` if its place no longer exists. The placers of another flow, such as `nextPushedInFlow`, are
    /// `nil` after the other flow's ``context`` was released, for example because the user has closed its window. The
    /// flow then doesn't start, and a message is written to standard error. It can still be started with another
    /// placer.
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
                A flow starts once; create another one.
                """
            )
        }
        startCallSite = callSite
        Run.turn(with: .start(flow: "\(Self.self)")) {
            let controller = createInitialController()
            hold(on: controller)
            initialController = controller
            if placer.placesContext { placedContext = controller as? Module.RequiredContext }
            placedContext = upcast(placer.place(controller, callSite))
        }
        return true
    }

    /// Creates the flow's initial controller. Every flow overrides this method.
    ///
    /// - Returns: The controller to place when the flow starts.
    open func createInitialController() -> Controller {
        preconditionFailure("\(Self.self) must override createInitialController().")
    }

    /// Returns a placer that also keeps the flow alive for as long as the controller that it places is in the
    /// hierarchy.
    ///
    /// - Parameter placer: The placer to use.
    public final func inFlow<Context: Controller>(_ placer: ScreenPlacer<Context>) -> ScreenPlacer<Context> {
        ScreenPlacer(
            placeWith: { [self] controller, callSite in
                hold(on: controller)
                return placer.place(controller, callSite)
            },
            placesContext: placer.placesContext
        )
    }

    // The controllers that keep this flow alive.
    private var placements: [Placement] = []
    // The number of placements after those of released controllers were last removed.
    private var placementCount = 8

    private struct Placement {
        weak var controller: Controller?
    }

    private func hold(on controller: Controller) {
        // The placements of released controllers are removed once they may be the majority.
        if placements.count > 2 * placementCount {
            placements.removeAll { $0.controller == nil }
            placementCount = max(8, placements.count)
        }
        placements.append(Placement(controller: controller))
        controller.hierarchyReferences.append(HierarchyReference(to: self))
    }

    /// The controllers that the flow placed and that still exist, in the order in which they were placed.
    final var placedControllers: [Controller] { placements.compactMap { $0.controller } }

    // MARK: Paths

    /// Takes one step of a path in this flow. Flows with locations that paths lead to override this method.
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
    /// Give the controllers that a step shows the name of the step as their ``Controller/pathComponent``, so that their
    /// own path leads there too. Change the hierarchy only in the closure of a ``Route/show(leaving:_:)``.
    ///
    /// - Parameter component: The step.
    /// - Returns: The route of the step; ``Route/unknown`` if the flow doesn't override this method.
    open func follow(_ component: NavigationPath.Component) -> Route { .unknown }

    /// The newest path that the flow was asked for and cannot show yet, because of a ``Route/waiting``.
    ///
    /// The path is relative to this flow. ``continueToWaitingPath()`` goes there.
    public final var waitingPath: NavigationPath?

    // MARK: Outputs

    private let outputObservers = EventObservers<Output>()

    /// Notifies the observers of the flow's outputs.
    ///
    /// - Parameter output: The output.
    public func dispatchOutput(_ output: Output) {
        outputObservers.notify(output)
    }

    /// Observes the outputs.
    ///
    /// - Parameter observer: A closure called with each output.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Observation {
        outputObservers.add(observer)
    }

    /// Observes the outputs, and returns the flow for further calls:
    ///
    /// ```swift
    /// LoginFlow()
    ///     .observeOutput { [weak self] _ in self?.showHome() }
    ///     .start(with: nextPushedInFlow)
    /// ```
    ///
    /// - Parameter observer: A closure called with each output.
    /// - Returns: The flow. If the result is assigned to a variable without a type annotation, it is the
    ///   ``Observation`` instead.
    ///
    /// Source: Lasso's `Flow.observeOutput(_:)`.
    @_disfavoredOverload
    @discardableResult
    public func observeOutput(_ observer: @escaping @MainActor (Output) -> Void) -> Self {
        let _: Observation = observeOutput(observer)
        return self
    }

    /// Maps the outputs to other values, passes these to a closure, and returns the flow for further calls.
    ///
    /// - Parameters:
    ///   - target: A closure called with each value that `mapping` returns.
    ///   - mapping: A closure that returns the value for an output, or `nil` not to call `target`.
    /// - Returns: The flow. If the result is assigned to a variable without a type annotation, it is the
    ///   ``Observation`` instead.
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
