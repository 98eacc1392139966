extension Flow: PathFollowing {
    /// Brings the user to a place in this flow.
    ///
    /// The flow takes the first step, ``follow(_:)``, and so on: a step may lead into another flow, which takes those after it.
    /// Going where the user is changes nothing. A place that is not known leads to the nearest one that is.
    ///
    /// What has to go for it, dialogs in front for instance, is asked first: ``Controller/leaving``. If it refuses, the user
    /// stays. While somebody is being asked, another path can be asked for: that waits for the answer, and then this one is
    /// overtaken.
    ///
    /// - Parameter path: The place, as seen from this flow.
    /// - Returns: What came of it.
    @discardableResult
    public func go(to path: NavigationPath) async -> NavigationOutcome {
        guard let turn = await pathTurns.take() else {
            return NavigationOutcome(kind: .overtaken, requested: path, reached: .top, place: context?.path ?? .top)
        }
        defer { pathTurns.give() }
        guard let context else {
            // Nothing of the flow is on the screen.
            return NavigationOutcome(kind: .unknown, requested: path, reached: .top, place: .top)
        }
        let walk = PathWalk(to: path, from: self, in: context) { [pathTurns] in pathTurns.isNewest(turn) }
        return await walk.walk()
    }

    /// Goes on to what waits, ``waitingPath``, when that can be shown: after the user has logged in, for instance.
    ///
    /// - Returns: What came of it; `nil` if nothing waits.
    @discardableResult
    public func continueToWaitingPath() async -> NavigationOutcome? {
        guard let path = waitingPath else { return nil }
        waitingPath = nil
        return await go(to: path)
    }
}
