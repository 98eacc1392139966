import Lasso

/// Calls what a test wants to be called as a controller appears, each once and in order.
@MainActor
final class LifeCycleHooks<Target: Controller> {
    /// What is called, and after which method of the life cycle.
    typealias Hook = (kind: HierarchyEvent.Kind, call: @MainActor (Target) -> Void)

    /// The hooks of a controller that arrives.
    ///
    /// - Parameters:
    ///   - onViewDidLoad: Is called when it has loaded.
    ///   - onViewWillAppear: Is called when it is about to appear.
    ///   - onViewDidAppear: Is called when it has appeared.
    static func arriving(
        _ onViewDidLoad: @escaping @MainActor (Target) -> Void,
        _ onViewWillAppear: @escaping @MainActor (Target) -> Void,
        _ onViewDidAppear: @escaping @MainActor (Target) -> Void
    ) -> [Hook] {
        [
            (.viewDidLoad, onViewDidLoad), (.viewWillAppear, onViewWillAppear), (.viewDidAppear, onViewDidAppear),
        ]
    }

    private var waiting: [Hook]

    /// - Parameter hooks: What is called, in order.
    init(_ hooks: [Hook]) {
        waiting = hooks
    }

    /// Calls what is to be called now, and what should have been before and was not.
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
