extension Flow where Module.RequiredContext: NavigationController {
    /// A placer that pushes onto the navigation controller that the flow is in; `nil` if the flow has no ``context``.
    ///
    /// Source: Lasso's `nextPushedInFlow`.
    public var nextPushedInFlow: ScreenPlacer<Module.RequiredContext>? {
        context.map { inFlow(pushed(in: $0)) }
    }

    /// A placer that replaces the whole stack of the navigation controller that the flow is in; `nil` if the flow has
    /// no ``context``.
    ///
    /// Source: Lasso's `rootOfFlow`.
    public var rootOfFlow: ScreenPlacer<Module.RequiredContext>? {
        context.map { inFlow(root(of: $0)) }
    }
}

extension Flow where Module.RequiredContext: WindowController {
    /// A placer that replaces the content of the window that the flow is in; `nil` if the flow has no ``context``.
    public var rootOfFlow: ScreenPlacer<Module.RequiredContext>? { rootOfFlow(using: nil) }

    /// Returns a placer that replaces the content of the window that the flow is in.
    ///
    /// - Parameter transition: The transition that the user sees; `nil` for none.
    /// - Returns: The placer; `nil` if the flow has no ``context``.
    public func rootOfFlow(using transition: Transition?) -> ScreenPlacer<Module.RequiredContext>? {
        context.map { inFlow(root(of: $0, using: transition)) }
    }
}

extension Flow where Module.RequiredContext: PageController {
    /// A placer that shows the next page of the page controller that the flow is in; `nil` if the flow has no
    /// ``context``.
    ///
    /// Source: Lasso's `nextPageInFlow`.
    public var nextPageInFlow: ScreenPlacer<Module.RequiredContext>? {
        context.map { inFlow(nextPage(in: $0)) }
    }
}

extension Flow where Module.RequiredContext: SplitController {
    /// A placer that replaces the content of the split controller that the flow is in; `nil` if the flow has no
    /// ``context``.
    public var contentOfFlow: ScreenPlacer<Module.RequiredContext>? {
        context.map { inFlow(content(of: $0)) }
    }
}

extension Flow {
    /// A placer that presents above the controller that the flow is in; `nil` if the flow has no ``context``.
    ///
    /// Source: Lasso's `nextPresentedInFlow`.
    public var nextPresentedInFlow: ScreenPlacer<Controller>? {
        context.map { inFlow(presented(on: $0)) }
    }
}

// MARK: - Compiler messages for flows whose context doesn't fit

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

    /// Unavailable: only a flow in a split controller has content.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message:
            "Only a flow in a split controller has content. Add `typealias RequiredContext = SplitController` to its module."
    )
    public var contentOfFlow: ScreenPlacer<SplitController>? { fatalError() }
}
