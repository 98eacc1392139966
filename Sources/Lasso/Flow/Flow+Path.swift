extension Controller {
    /// The flows that have placed this controller and still exist, in the order in which they have placed it.
    package final var placingFlows: [any PathFollowing] {
        // Questions and notices that wait have references too.
        hierarchyReferences.compactMap { $0.object as? any PathFollowing }
    }
}

extension Flow: PathFollowing {
    /// Goes to a location in this flow.
    ///
    /// The flow takes the first step with ``follow(_:)``. A step may lead into another flow, which takes the steps
    /// after it. If the user is already there, nothing changes. An unknown location leads to the nearest known one.
    ///
    /// Controllers that have to be removed on the way, such as dialogs in front, are asked first:
    /// ``Controller/leaving``. If one of them refuses, the user stays.
    ///
    /// An alert or a file dialog in front is never answered by a path: the walk goes on when the user has answered it.
    ///
    /// While a question is waiting for an answer, another walk can begin, in this flow or in another one of the same
    /// window. This walk is then overtaken at once, and the answer to its question has no effect anymore. The other
    /// walk waits for that answer only if it would ask the same controller again. If it begins in the closure of
    /// ``Leaving/ask(_:)`` itself, it is refused instead of waiting.
    ///
    /// - Parameter path: The path of the location, relative to this flow.
    /// - Returns: The outcome of the walk.
    @discardableResult
    public func go(to path: NavigationPath) async -> NavigationOutcome {
        guard let context else { return .unknown(path) }
        Run.turn(with: .link(self, path)) {}
        guard Run.isObserved else { return await PathWalk(to: path, from: self, in: context).walk() }
        return await Run.$isConsequence.withValue(true) {
            await PathWalk(to: path, from: self, in: context).walk()
        }
    }

    /// The controller where paths into this flow begin; `nil` if the flow has no ``context``.
    ///
    /// It is the first of the controllers placed by the flow that is still in the same hierarchy as the context, or
    /// else the context itself.
    public var firstPlace: Controller? {
        guard let context, let top = context.lineToTop.last else { return nil }
        return placedControllers.first { $0.lineToTop.last === top } ?? context
    }

    /// Goes to the ``waitingPath``. Call this method when the path can be shown, such as after the user has logged in.
    ///
    /// If the walk is refused, the path waits again, unless a newer one is waiting.
    ///
    /// - Returns: The outcome of the walk; `nil` if no path is waiting.
    @discardableResult
    public func continueToWaitingPath() async -> NavigationOutcome? {
        guard let path = waitingPath else { return nil }
        waitingPath = nil
        let outcome = await go(to: path)
        if outcome.kind == .refused, waitingPath == nil { waitingPath = path }
        return outcome
    }
}
