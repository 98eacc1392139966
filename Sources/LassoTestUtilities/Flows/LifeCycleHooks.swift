import Lasso

/// The closures that a test has called during the life cycle of an arriving or a leaving controller, each once and in
/// order.
@MainActor
final class LifeCycleHooks<Target: Controller> {
    /// A closure and the life-cycle method after which it is called.
    typealias Hook = (kind: HierarchyEvent.Kind, call: @MainActor (Target) -> Void)

    /// Returns the hooks of an arriving controller.
    ///
    /// - Parameters:
    ///   - onViewDidLoad: A closure called when the controller has loaded.
    ///   - onViewWillAppear: A closure called when the controller is about to appear.
    ///   - onViewDidAppear: A closure called when the controller has appeared.
    static func arriving(
        _ onViewDidLoad: @escaping @MainActor (Target) -> Void,
        _ onViewWillAppear: @escaping @MainActor (Target) -> Void,
        _ onViewDidAppear: @escaping @MainActor (Target) -> Void
    ) -> LifeCycleHooks {
        LifeCycleHooks([
            (.viewDidLoad, onViewDidLoad), (.viewWillAppear, onViewWillAppear), (.viewDidAppear, onViewDidAppear),
        ])
    }

    /// Returns the hooks of an arriving controller, which are also passed the previous controller.
    ///
    /// - Parameters:
    ///   - previous: The previous controller.
    ///   - onViewDidLoad: A closure called when the arriving controller has loaded.
    ///   - onViewWillAppear: A closure called when the controller is about to appear.
    ///   - onViewDidAppear: A closure called when the controller has appeared.
    static func arriving<Previous: Controller>(
        from previous: Previous,
        _ onViewDidLoad: @escaping @MainActor (Previous, Target) -> Void,
        _ onViewWillAppear: @escaping @MainActor (Previous, Target) -> Void,
        _ onViewDidAppear: @escaping @MainActor (Previous, Target) -> Void
    ) -> LifeCycleHooks {
        arriving(
            { onViewDidLoad(previous, $0) },
            { onViewWillAppear(previous, $0) },
            { onViewDidAppear(previous, $0) }
        )
    }

    /// Returns the hooks of a leaving controller, which are also passed the target.
    ///
    /// - Parameters:
    ///   - leaving: The leaving controller.
    ///   - onViewWillAppear: A closure called when the controller is about to disappear.
    ///   - onViewDidAppear: A closure called when the controller has disappeared.
    static func leaving<Leaving: Controller>(
        _ leaving: Leaving,
        _ onViewWillAppear: @escaping @MainActor (Leaving, Target) -> Void,
        _ onViewDidAppear: @escaping @MainActor (Leaving, Target) -> Void
    ) -> LifeCycleHooks {
        LifeCycleHooks(
            [
                (.viewWillDisappear, { onViewWillAppear(leaving, $0) }),
                (.viewDidDisappear, { onViewDidAppear(leaving, $0) }),
            ],
            of: leaving
        )
    }

    /// Returns the hooks of a leaving controller.
    ///
    /// - Parameters:
    ///   - leaving: The leaving controller.
    ///   - onViewWillAppear: A closure called when the controller is about to disappear.
    ///   - onViewDidAppear: A closure called when the controller has disappeared.
    static func leaving<Leaving: Controller>(
        _ leaving: Leaving,
        _ onViewWillAppear: @escaping @MainActor (Leaving) -> Void,
        _ onViewDidAppear: @escaping @MainActor (Leaving) -> Void
    ) -> LifeCycleHooks {
        .leaving(leaving, { leaving, _ in onViewWillAppear(leaving) }, { leaving, _ in onViewDidAppear(leaving) })
    }

    private var waiting: [Hook]
    /// The controller whose life cycle the hooks follow; `nil` for the target.
    private let leaving: Controller?

    private init(_ hooks: [Hook], of leaving: Controller? = nil) {
        waiting = hooks
        self.leaving = leaving
    }

    /// Calls the closure for a life-cycle method, and the closures before it that have not been called.
    ///
    /// - Parameters:
    ///   - event: The life-cycle method that has returned, and its controller.
    ///   - target: The controller that the assertion expects.
    func call(after event: HierarchyEvent, with target: Target) {
        guard event.controller === leaving ?? target else { return }
        guard let index = waiting.firstIndex(where: { $0.kind == event.kind }) else { return }
        call(waiting.count - index - 1, with: target)
    }

    /// Calls all closures that have not been called yet.
    ///
    /// - Parameter target: The controller that has arrived.
    func callRemaining(with target: Target) { call(0, with: target) }

    private func call(_ remainingCount: Int, with target: Target) {
        // A hook may itself trigger an event.
        while waiting.count > remainingCount { waiting.removeFirst().call(target) }
    }
}
