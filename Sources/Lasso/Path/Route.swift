/// The route to where one step of a path leads, as a flow returns it from ``Flow/follow(_:)``.
///
/// Existing controllers and flows are named, and brought to the front automatically: ``at(_:)``, ``flow(_:)``. New ones
/// are created in a ``show(leaving:_:)``, which is carried out only when all controllers that have to be removed for it
/// agree.
public enum Route: Sendable {
    /// The step leads to this controller. It is brought to the front: its tab is selected, and if the path ends here,
    /// everything above it is removed. The same flow takes the next step.
    case at(Controller)

    /// This flow takes the next step. The step leads to the controller at which the flow began or, if that has been
    /// removed, to the flow's first remaining controller, ``Flow/firstPlace``. It is brought to the front as with
    /// ``at(_:)``.
    case flow(any PathFollowing)

    /// The flow has brought the user there itself, either without removing anything or in a ``show(leaving:_:)``. It
    /// takes the next step too.
    case here

    /// The location does not exist yet, and the closure creates it. Before the closure is called, the dialogs in front
    /// and everything above the walk's destination so far are removed, so that the closure finds the hierarchy as the
    /// earlier steps have described it.
    ///
    /// ```swift
    /// return .show(leaving: context?.children ?? []) { .flow(self.startHome()) }
    /// ```
    ///
    /// - Parameters:
    ///   - leaving: The controllers that the closure removes. They, and everything in them, are asked whether they may
    ///     be removed, see ``Controller/leaving``.
    ///   - show: A closure that shows the location, and returns the route to it.
    case show(leaving: [Controller] = [], _ show: @MainActor @Sendable () -> Route)

    /// The location exists, but cannot be shown yet, for instance because the user has not logged in. The rest of the
    /// path waits in ``Flow/waitingPath``. Nothing more changes; what earlier steps have shown stays.
    case waiting

    /// The flow does not know the location.
    case unknown

    /// Returns the route to a controller that may not exist.
    ///
    /// ```swift
    /// override func follow(_ component: NavigationPath.Component) -> Route {
    ///     .at(initialController?.child(named: component.name), else: .unknown)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - other: The route if the controller does not exist.
    public static func at(_ controller: Controller?, else other: Route) -> Route {
        controller.map { .at($0) } ?? other
    }

    /// Returns the route to a flow that may not exist.
    ///
    /// - Parameters:
    ///   - flow: The flow.
    ///   - other: The route if the flow does not exist.
    public static func flow(_ flow: (any PathFollowing)?, else other: Route) -> Route {
        flow.map { .flow($0) } ?? other
    }
}
