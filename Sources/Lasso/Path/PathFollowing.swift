/// A flow of any module that can go to a path. ``Flow`` is the only implementation.
@MainActor
public protocol PathFollowing: AnyObject, Sendable {
    /// The controller at which paths into the flow begin: ``Flow/firstPlace``.
    var firstPlace: Controller? { get }

    /// The requested path that the flow cannot show yet.
    var waitingPath: NavigationPath? { get set }

    /// Takes one step of a path: ``Flow/follow(_:)``.
    ///
    /// - Parameter component: The step.
    /// - Returns: The route to where the step leads.
    func follow(_ component: NavigationPath.Component) -> Route

    /// Goes to a location: ``Flow/go(to:)``.
    ///
    /// - Parameter path: The path of the location.
    /// - Returns: The outcome.
    @discardableResult
    func go(to path: NavigationPath) async -> NavigationOutcome
}

extension PathFollowing {
    /// Goes to a location for a tool, without asking the user. Nothing happens while the user is being asked, because
    /// the answer would have no effect anymore. A path that can't be shown now doesn't wait.
    ///
    /// - Parameter path: The path of the location, relative to this flow.
    /// - Returns: Whether the user is there. Where the user would have to be asked, the user stays.
    package func goWithoutAsking(to path: NavigationPath) async -> Bool {
        guard let place = firstPlace, let top = place.lineToTop.last else { return false }
        var isAsking = false
        top.forEachBelow { controller in
            let isOpen = (controller as? QuestionController).map { !$0.isAnswered } ?? controller.isBeingAsked
            isAsking = isAsking || isOpen
        }
        guard !isAsking else { return false }
        return await PathWalk(to: path, from: self, in: place, asksUser: false).walk().hasArrived
    }
}
