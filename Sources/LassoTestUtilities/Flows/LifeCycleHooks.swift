import Lasso

/// The closures that a test wants to be called as a controller appears, each once and in order.
@MainActor
final class LifeCycleHooks<Target: Controller> {
    /// A closure, and the method of the life cycle after which it is called.
    typealias Hook = (kind: HierarchyEvent.Kind, call: @MainActor (Target) -> Void)

    /// The hooks of a controller that arrives.
    ///
    /// - Parameters:
    ///   - onViewDidLoad: A closure that is called when it has loaded.
    ///   - onViewWillAppear: A closure that is called when it is about to appear.
    ///   - onViewDidAppear: A closure that is called when it has appeared.
    static func arriving(
        _ onViewDidLoad: @escaping @MainActor (Target) -> Void,
        _ onViewWillAppear: @escaping @MainActor (Target) -> Void,
        _ onViewDidAppear: @escaping @MainActor (Target) -> Void
    ) -> LifeCycleHooks {
        LifeCycleHooks([
            (.viewDidLoad, onViewDidLoad), (.viewWillAppear, onViewWillAppear), (.viewDidAppear, onViewDidAppear),
        ])
    }

    /// The hooks of a controller that arrives, which are also passed the one that was there before.
    ///
    /// - Parameters:
    ///   - previous: The controller that was there before.
    ///   - onViewDidLoad: A closure that is called when the controller has loaded.
    ///   - onViewWillAppear: A closure that is called when it is about to appear.
    ///   - onViewDidAppear: A closure that is called when it has appeared.
    static func arriving<Previous: Controller>(
        from previous: Previous,
        _ onViewDidLoad: @escaping @MainActor (Previous, Target) -> Void = { _, _ in },
        _ onViewWillAppear: @escaping @MainActor (Previous, Target) -> Void,
        _ onViewDidAppear: @escaping @MainActor (Previous, Target) -> Void
    ) -> LifeCycleHooks {
        arriving(
            { onViewDidLoad(previous, $0) },
            { onViewWillAppear(previous, $0) },
            { onViewDidAppear(previous, $0) }
        )
    }

    /// The hooks of a controller that leaves.
    ///
    /// - Parameters:
    ///   - onViewWillAppear: A closure that is called when it is about to disappear.
    ///   - onViewDidAppear: A closure that is called when it has disappeared.
    static func leaving(
        _ onViewWillAppear: @escaping @MainActor (Target) -> Void,
        _ onViewDidAppear: @escaping @MainActor (Target) -> Void
    ) -> LifeCycleHooks {
        LifeCycleHooks([(.viewWillDisappear, onViewWillAppear), (.viewDidDisappear, onViewDidAppear)])
    }

    private var waiting: [Hook]

    private init(_ hooks: [Hook]) {
        waiting = hooks
    }

    /// Calls the closure that is to be called now, and those that should have been called before and were not.
    ///
    /// - Parameters:
    ///   - kind: The method of the life cycle that has returned.
    ///   - target: The controller that has arrived, or will.
    func call(after kind: HierarchyEvent.Kind, with target: Target) {
        guard let index = waiting.firstIndex(where: { $0.kind == kind }) else { return }
        call(waiting.count - index - 1, with: target)
    }

    /// Calls all that has not been called yet.
    ///
    /// - Parameter target: The controller that has arrived.
    func callRemaining(with target: Target) { call(0, with: target) }

    private func call(_ remainingCount: Int, with target: Target) {
        // A hook may itself lead to an event.
        while waiting.count > remainingCount { waiting.removeFirst().call(target) }
    }
}
