/// Where one step of a path leads: what a flow answers in ``Flow/follow(_:)``.
///
/// What is there already is named, and comes to the front by itself: ``at(_:)``, ``flow(_:)``. What is not there yet is made in
/// a ``show(leaving:_:)``, which is done only when all agree whom the user leaves for it.
public enum Route: Sendable {
    /// This controller is the place. It comes to the front: its tab is chosen, and if the path ends here, what is above it
    /// goes. The flow takes the next step too.
    case at(Controller)

    /// This flow takes the next step. The place is where it began, or else its first controller that is still there,
    /// ``Flow/firstPlace``; that comes to the front as with ``at(_:)``.
    case flow(any PathFollowing)

    /// The flow has brought the user there itself, without taking anything away, or in a ``show(leaving:_:)``. It takes the
    /// next step too.
    case here

    /// The place is not there, and the closure makes it. Before, the dialogs in front and what is above the place that the path
    /// has led to so far go, so that the closure finds the hierarchy as the steps until now have described it.
    ///
    /// ```swift
    /// return .show(leaving: context?.children ?? []) { .flow(self.startHome()) }
    /// ```
    ///
    /// - Parameters:
    ///   - leaving: What the closure takes away. It is asked whether it can be left, ``Controller/leaving``, with all in it.
    ///   - show: Shows the place, and answers what it is.
    case show(leaving: [Controller] = [], _ show: @MainActor @Sendable () -> Route)

    /// There is such a place, but not yet: for a user who has not logged in, for instance. The rest of the path waits in
    /// ``Flow/waitingPath``. Nothing changes any more; what steps before have shown stays.
    case waiting

    /// The flow knows no such place.
    case unknown

    /// The place is a controller that may not be there.
    ///
    /// ```swift
    /// override func follow(_ component: NavigationPath.Component) -> Route {
    ///     .at(initialController?.child(named: component.name), else: .unknown)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - other: The answer if it is not there.
    public static func at(_ controller: Controller?, else other: Route) -> Route {
        controller.map { .at($0) } ?? other
    }

    /// The place is a flow that may not be there.
    ///
    /// - Parameters:
    ///   - flow: The flow.
    ///   - other: The answer if it is not there.
    public static func flow(_ flow: (any PathFollowing)?, else other: Route) -> Route {
        flow.map { .flow($0) } ?? other
    }
}
