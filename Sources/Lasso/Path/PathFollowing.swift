/// A flow, whatever its module is, as one that can go to a path. ``Flow`` is what there is of it.
@MainActor
public protocol PathFollowing: AnyObject, Sendable {
    /// The controller that paths into the flow begin at: ``Flow/firstPlace``.
    var firstPlace: Controller? { get }

    /// What the flow has been asked for and cannot show yet.
    var waitingPath: NavigationPath? { get set }

    /// Takes one step of a path: ``Flow/follow(_:)``.
    ///
    /// - Parameter component: The step.
    /// - Returns: Where it leads.
    func follow(_ component: NavigationPath.Component) -> Route

    /// Brings the user to a place: ``Flow/go(to:)``.
    ///
    /// - Parameter path: The place.
    /// - Returns: What came of it.
    @discardableResult
    func go(to path: NavigationPath) async -> NavigationOutcome
}
