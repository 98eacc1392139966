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
