extension Flow: PathFollowing {
    /// Brings the user to a place in this flow.
    ///
    /// The flow takes the first step, ``follow(_:)``, and so on: a step may lead into another flow, which takes those after it.
    /// Going where the user is changes nothing. A place that is not known leads to the nearest one that is.
    ///
    /// What has to go for it, dialogs in front for instance, is asked first: ``Controller/leaving``. If it refuses, the user
    /// stays.
    ///
    /// While somebody is being asked, another path can be asked for, in this flow or in another one of the same window. Then
    /// this one is overtaken at once, and the answer to its question changes nothing any more. The other path waits for that
    /// answer only if it would ask the same controller again. If it is asked for in the closure of ``Leaving/ask(_:)`` itself,
    /// it does not wait, but is refused.
    ///
    /// - Parameter path: The place, as seen from this flow.
    /// - Returns: What came of it.
    @discardableResult
    public func go(to path: NavigationPath) async -> NavigationOutcome {
        guard let context else {
            // Nothing of the flow is on the screen.
            return NavigationOutcome(kind: .unknown, requested: path, reached: .top, place: .top)
        }
        return await PathWalk(to: path, from: self, in: context).walk()
    }

    /// The controller that paths into this flow begin at: the first one of those that the flow placed that is still in the
    /// same hierarchy as what the flow was placed in, or else that. `nil` when that is gone.
    public var firstPlace: Controller? {
        guard let context, let top = context.lineToTop.last else { return nil }
        return placedControllers.first { $0.lineToTop.last === top } ?? context
    }

    /// Goes on to what waits, ``waitingPath``, when that can be shown: after the user has logged in, for instance.
    ///
    /// If it is refused, it waits on, unless there is a newer one that waits.
    ///
    /// - Returns: What came of it; `nil` if nothing waits.
    @discardableResult
    public func continueToWaitingPath() async -> NavigationOutcome? {
        guard let path = waitingPath else { return nil }
        waitingPath = nil
        let outcome = await go(to: path)
        if outcome.kind == .refused, waitingPath == nil { waitingPath = path }
        return outcome
    }
}
