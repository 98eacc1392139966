// A flow can be started with a placer whose context is a subclass of the required one. Swift cannot express "a subclass
// of an associated type", so there is an overload for each kind of container.

extension Flow where Module.RequiredContext == Controller {
    /// Starts the flow with a placer whose context is a subclass of the required one.
    ///
    /// - Parameters:
    ///   - placer: The place to start in. With `nil`, the flow doesn't start and reports it on standard error.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: Whether the flow has started.
    /// - Precondition: The flow has not been started.
    @discardableResult
    public func start<Context: Controller>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Bool {
        begin(with: placer, as: { $0 }, CallSite(file: file, line: line))
    }
}

extension Flow where Module.RequiredContext == NavigationController {
    /// Starts the flow with a placer whose context is a subclass of the required one.
    ///
    /// - Parameters:
    ///   - placer: The place to start in. With `nil`, the flow doesn't start and reports it on standard error.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: Whether the flow has started.
    /// - Precondition: The flow has not been started.
    @discardableResult
    public func start<Context: NavigationController>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Bool {
        begin(with: placer, as: { $0 }, CallSite(file: file, line: line))
    }
}

extension Flow where Module.RequiredContext == TabController {
    /// Starts the flow with a placer whose context is a subclass of the required one.
    ///
    /// - Parameters:
    ///   - placer: The place to start in. With `nil`, the flow doesn't start and reports it on standard error.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: Whether the flow has started.
    /// - Precondition: The flow has not been started.
    @discardableResult
    public func start<Context: TabController>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Bool {
        begin(with: placer, as: { $0 }, CallSite(file: file, line: line))
    }
}

extension Flow where Module.RequiredContext == PageController {
    /// Starts the flow with a placer whose context is a subclass of the required one.
    ///
    /// - Parameters:
    ///   - placer: The place to start in. With `nil`, the flow doesn't start and reports it on standard error.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: Whether the flow has started.
    /// - Precondition: The flow has not been started.
    @discardableResult
    public func start<Context: PageController>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Bool {
        begin(with: placer, as: { $0 }, CallSite(file: file, line: line))
    }
}

extension Flow where Module.RequiredContext == SplitController {
    /// Starts the flow with a placer whose context is a subclass of the required one.
    ///
    /// - Parameters:
    ///   - placer: The place to start in. With `nil`, the flow doesn't start and reports it on standard error.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: Whether the flow has started.
    /// - Precondition: The flow has not been started.
    @discardableResult
    public func start<Context: SplitController>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Bool {
        begin(with: placer, as: { $0 }, CallSite(file: file, line: line))
    }
}

extension Flow where Module.RequiredContext == WindowController {
    /// Starts the flow with a placer whose context is a subclass of the required one.
    ///
    /// - Parameters:
    ///   - placer: The place to start in. With `nil`, the flow doesn't start and reports it on standard error.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: Whether the flow has started.
    /// - Precondition: The flow has not been started.
    @discardableResult
    public func start<Context: WindowController>(
        with placer: ScreenPlacer<Context>?,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Bool {
        begin(with: placer, as: { $0 }, CallSite(file: file, line: line))
    }
}

// Compiler messages for placers that don't fit

extension Flow where Module.RequiredContext == NavigationController {
    /// Unavailable: the flow needs a ``NavigationController``.
    ///
    /// - Parameter placer: The place to start in.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message: "The flow needs a NavigationController. Add .withNavigationEmbedding() to the placer."
    )
    @discardableResult
    public func start<Context: Controller>(with placer: ScreenPlacer<Context>?) -> Bool { fatalError() }
}

extension Flow where Module.RequiredContext == TabController {
    /// Unavailable: the flow needs a ``TabController``.
    ///
    /// - Parameter placer: The place to start in.
    @_disfavoredOverload
    @available(
        *,
        unavailable,
        message: "The flow needs a TabController. Add .withTabBarEmbedding(tabsCount:) to the placer."
    )
    @discardableResult
    public func start<Context: Controller>(with placer: ScreenPlacer<Context>?) -> Bool { fatalError() }
}

extension Flow where Module.RequiredContext == SplitController {
    /// Unavailable: the flow needs a ``SplitController``.
    ///
    /// - Parameter placer: The place to start in.
    @_disfavoredOverload
    @available(*, unavailable, message: "The flow needs a SplitController. Add .withSplitEmbedding() to the placer.")
    @discardableResult
    public func start<Context: Controller>(with placer: ScreenPlacer<Context>?) -> Bool { fatalError() }
}

extension Flow where Module.RequiredContext == WindowController {
    /// Unavailable: the flow needs a ``WindowController``.
    ///
    /// - Parameter placer: The place to start in.
    @_disfavoredOverload
    @available(*, unavailable, message: "The flow needs a window. Use root(of: window) or newWindow(besides:).")
    @discardableResult
    public func start<Context: Controller>(with placer: ScreenPlacer<Context>?) -> Bool { fatalError() }
}

extension Flow where Module.RequiredContext == PageController {
    /// Unavailable: the flow needs a ``PageController``.
    ///
    /// - Parameter placer: The place to start in.
    @_disfavoredOverload
    @available(*, unavailable, message: "The flow needs a PageController. Add .withPageEmbedding() to the placer.")
    @discardableResult
    public func start<Context: Controller>(with placer: ScreenPlacer<Context>?) -> Bool { fatalError() }
}
