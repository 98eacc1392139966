// A flow can be started with a placer that is more special than it needs. Swift has no way to say "a subclass of whatever the
// flow requires", so this says it for each kind of container.

extension Flow where Module.RequiredContext == Controller {
    /// Starts the flow in a place that is more special than it needs.
    ///
    /// - Parameters:
    ///   - placer: Where.
    ///   - file: Where this is called from, for the error if the flow is started twice.
    ///   - line: Where this is called from, for the error if the flow is started twice.
    /// - Precondition: The flow has not been started, and there is a placer.
    public func start<Context: Controller>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        begin(
            with: placer.map { placer in ScreenPlacer(placeWith: { placer.place($0, $1) }) },
            CallSite(file: file, line: line)
        )
    }
}

extension Flow where Module.RequiredContext == NavigationController {
    /// Starts the flow in a place that is more special than it needs.
    ///
    /// - Parameters:
    ///   - placer: Where.
    ///   - file: Where this is called from, for the error if the flow is started twice.
    ///   - line: Where this is called from, for the error if the flow is started twice.
    /// - Precondition: The flow has not been started, and there is a placer.
    public func start<Context: NavigationController>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        begin(
            with: placer.map { placer in ScreenPlacer(placeWith: { placer.place($0, $1) }) },
            CallSite(file: file, line: line)
        )
    }
}

extension Flow where Module.RequiredContext == TabController {
    /// Starts the flow in a place that is more special than it needs.
    ///
    /// - Parameters:
    ///   - placer: Where.
    ///   - file: Where this is called from, for the error if the flow is started twice.
    ///   - line: Where this is called from, for the error if the flow is started twice.
    /// - Precondition: The flow has not been started, and there is a placer.
    public func start<Context: TabController>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        begin(
            with: placer.map { placer in ScreenPlacer(placeWith: { placer.place($0, $1) }) },
            CallSite(file: file, line: line)
        )
    }
}

extension Flow where Module.RequiredContext == PageController {
    /// Starts the flow in a place that is more special than it needs.
    ///
    /// - Parameters:
    ///   - placer: Where.
    ///   - file: Where this is called from, for the error if the flow is started twice.
    ///   - line: Where this is called from, for the error if the flow is started twice.
    /// - Precondition: The flow has not been started, and there is a placer.
    public func start<Context: PageController>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        begin(
            with: placer.map { placer in ScreenPlacer(placeWith: { placer.place($0, $1) }) },
            CallSite(file: file, line: line)
        )
    }
}

extension Flow where Module.RequiredContext == SplitController {
    /// Starts the flow in a place that is more special than it needs.
    ///
    /// - Parameters:
    ///   - placer: Where.
    ///   - file: Where this is called from, for the error if the flow is started twice.
    ///   - line: Where this is called from, for the error if the flow is started twice.
    /// - Precondition: The flow has not been started, and there is a placer.
    public func start<Context: SplitController>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        begin(
            with: placer.map { placer in ScreenPlacer(placeWith: { placer.place($0, $1) }) },
            CallSite(file: file, line: line)
        )
    }
}

extension Flow where Module.RequiredContext == WindowController {
    /// Starts the flow in a place that is more special than it needs.
    ///
    /// - Parameters:
    ///   - placer: Where.
    ///   - file: Where this is called from, for the error if the flow is started twice.
    ///   - line: Where this is called from, for the error if the flow is started twice.
    /// - Precondition: The flow has not been started, and there is a placer.
    public func start<Context: WindowController>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        begin(
            with: placer.map { placer in ScreenPlacer(placeWith: { placer.place($0, $1) }) },
            CallSite(file: file, line: line)
        )
    }
}

// What the compiler says where a placer does not fit.

extension Flow where Module.RequiredContext == NavigationController {
    /// Does not exist: the flow needs a ``NavigationController``.
    ///
    /// - Parameter placer: Where.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message: "The flow needs a NavigationController. Add .withNavigationEmbedding() to the placer."
    )
    public func start<Context: Controller>(with placer: ScreenPlacer<Context>?) { fatalError() }
}

extension Flow where Module.RequiredContext == TabController {
    /// Does not exist: the flow needs a ``TabController``.
    ///
    /// - Parameter placer: Where.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message: "The flow needs a TabController. Add .withTabBarEmbedding(tabsCount:) to the placer."
    )
    public func start<Context: Controller>(with placer: ScreenPlacer<Context>?) { fatalError() }
}

extension Flow where Module.RequiredContext == SplitController {
    /// Does not exist: the flow needs a ``SplitController``.
    ///
    /// - Parameter placer: Where.
    @_disfavoredOverload
    @available(*, unavailable, message: "The flow needs a SplitController. Add .withSplitEmbedding() to the placer.")
    public func start<Context: Controller>(with placer: ScreenPlacer<Context>?) { fatalError() }
}

extension Flow where Module.RequiredContext == WindowController {
    /// Does not exist: the flow needs a ``WindowController``.
    ///
    /// - Parameter placer: Where.
    @_disfavoredOverload
    @available(*, unavailable, message: "The flow needs a window. Use root(of: window) or newWindow(besides:).")
    public func start<Context: Controller>(with placer: ScreenPlacer<Context>?) { fatalError() }
}

extension Flow where Module.RequiredContext == PageController {
    /// Does not exist: the flow needs a ``PageController``.
    ///
    /// - Parameter placer: Where.
    @_disfavoredOverload
    @available(*, unavailable, message: "The flow needs a PageController. Add .withPageEmbedding() to the placer.")
    public func start<Context: Controller>(with placer: ScreenPlacer<Context>?) { fatalError() }
}
