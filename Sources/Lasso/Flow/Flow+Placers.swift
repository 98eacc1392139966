extension Flow where Module.RequiredContext == NavigationController {
    /// Places on top of the navigation controller that the flow is in; `nil` when that is gone.
    ///
    /// Source: Lasso's `nextPushedInFlow`.
    public var nextPushedInFlow: ScreenPlacer<NavigationController>? {
        context.map { inFlow(pushed(in: $0)) }
    }

    /// Places in the navigation controller that the flow is in, instead of all that is in it; `nil` when that is gone.
    ///
    /// Source: Lasso's `rootOfFlow`.
    public var rootOfFlow: ScreenPlacer<NavigationController>? {
        context.map { inFlow(root(of: $0)) }
    }
}

extension Flow where Module.RequiredContext == WindowController {
    /// Places in the window that the flow is in, instead of what is in it; `nil` when that is gone.
    public var rootOfFlow: ScreenPlacer<WindowController>? {
        context.map { inFlow(root(of: $0)) }
    }
}
