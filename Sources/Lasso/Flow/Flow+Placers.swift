extension Flow where Module.RequiredContext: NavigationController {
    /// Places on top of the navigation controller that the flow is in; `nil` when that is gone.
    ///
    /// Source: Lasso's `nextPushedInFlow`.
    public var nextPushedInFlow: ScreenPlacer<Module.RequiredContext>? {
        context.map { inFlow(pushed(in: $0)) }
    }

    /// Places in the navigation controller that the flow is in, instead of all that is in it; `nil` when that is gone.
    ///
    /// Source: Lasso's `rootOfFlow`.
    public var rootOfFlow: ScreenPlacer<Module.RequiredContext>? {
        context.map { inFlow(root(of: $0)) }
    }
}

extension Flow where Module.RequiredContext: WindowController {
    /// Places in the window that the flow is in, instead of what is in it; `nil` when that is gone.
    public var rootOfFlow: ScreenPlacer<Module.RequiredContext>? { rootOfFlow(using: nil) }

    /// Places in the window that the flow is in, instead of what is in it.
    ///
    /// - Parameter transition: What the user sees of it; `nil` for nothing.
    /// - Returns: The placer; `nil` when the window is gone.
    public func rootOfFlow(using transition: Transition?) -> ScreenPlacer<Module.RequiredContext>? {
        context.map { inFlow(root(of: $0, using: transition)) }
    }
}

extension Flow where Module.RequiredContext: PageController {
    /// Places as the next page of the page controller that the flow is in; `nil` when that is gone.
    ///
    /// Source: Lasso's `nextPageInFlow`.
    public var nextPageInFlow: ScreenPlacer<Module.RequiredContext>? {
        context.map { inFlow(nextPage(in: $0)) }
    }
}

extension Flow where Module.RequiredContext: SplitController {
    /// Places as the content of the split controller that the flow is in; `nil` when that is gone.
    public var contentOfFlow: ScreenPlacer<Module.RequiredContext>? {
        context.map { inFlow(content(of: $0)) }
    }
}

extension Flow {
    /// Presents above what the flow is in; `nil` when that is gone.
    ///
    /// Source: Lasso's `nextPresentedInFlow`.
    public var nextPresentedInFlow: ScreenPlacer<Controller>? {
        context.map { inFlow(presented(on: $0)) }
    }
}

// MARK: - The messages of the compiler where a flow's context does not fit

extension Flow {
    /// Unavailable: only a flow in a navigation controller pushes.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message:
            "Only a flow in a navigation controller pushes. Add `typealias RequiredContext = NavigationController` to its module."
    )
    public var nextPushedInFlow: ScreenPlacer<NavigationController>? { fatalError() }

    /// Unavailable: only a flow in a navigation controller or in a window has a root.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message: """
            Only a flow in a navigation controller or in a window has a root. Add \
            `typealias RequiredContext = NavigationController` or `WindowController` to its module.
            """
    )
    public var rootOfFlow: ScreenPlacer<NavigationController>? { fatalError() }

    /// Unavailable: only a flow in a page controller has pages.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message:
            "Only a flow in a page controller has pages. Add `typealias RequiredContext = PageController` to its module."
    )
    public var nextPageInFlow: ScreenPlacer<PageController>? { fatalError() }

    /// Unavailable: only a flow in a split controller has a content.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message:
            "Only a flow in a split controller has a content. Add `typealias RequiredContext = SplitController` to its module."
    )
    public var contentOfFlow: ScreenPlacer<SplitController>? { fatalError() }
}
