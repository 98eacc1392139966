import Lasso

extension FlowAsserting {
    /// Asserts that a new controller becomes the only one in a navigation controller.
    ///
    /// ```swift
    /// let home: HomeViewController = try assertRoot(
    ///     of: navigationController,
    ///     when: { flow.start(with: root(of: navigationController)) }
    /// )
    /// // Expected a HomeViewController as the root of NavigationController, found the one from before: Controller.
    /// ```
    ///
    /// - Parameters:
    ///   - container: The navigation controller.
    ///   - event: Leads to it.
    ///   - onViewDidLoad: Is called when what arrives has loaded.
    ///   - onViewWillAppear: Is called when what arrives is about to appear.
    ///   - onViewDidAppear: Is called when what arrives has appeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Returns: The new root.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertRoot(of:when:)`.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertRoot<Root: Controller>(
        of container: NavigationController,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (Root) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (Root) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Root) -> Void = { _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> Root {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Root> = try expectedRoot(
            of: container,
            hooks: LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear),
            at: location,
            verbose: verbose
        )
        return try assertExpectation(expectation, when: event)
    }

    /// Asserts that a new controller becomes the only one in a navigation controller, and waits for that.
    ///
    /// - Parameters:
    ///   - container: The navigation controller.
    ///   - event: Leads to it.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - onViewDidLoad: Is called when what arrives has loaded.
    ///   - onViewWillAppear: Is called when what arrives is about to appear.
    ///   - onViewDidAppear: Is called when what arrives has appeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Returns: The new root.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertRoot(of:when:)`.
    @discardableResult
    @MainActor public func assertRoot<Root: Controller>(
        of container: NavigationController,
        when event: @MainActor () async throws -> Void,
        timeout: Duration? = nil,
        onViewDidLoad: @escaping @MainActor (Root) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (Root) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Root) -> Void = { _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws -> Root {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Root> = try expectedRoot(
            of: container,
            hooks: LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear),
            at: location,
            verbose: verbose
        )
        return try await awaitExpectation(expectation, timeout: timeout, when: event)
    }

    /// Asserts that a new controller becomes the only one in a window.
    ///
    /// ```swift
    /// let home: HomeViewController = try assertRoot(
    ///     of: window,
    ///     when: { flow.start(with: root(of: window)) }
    /// )
    /// // Expected a HomeViewController as the root of WindowController, found the one from before: Controller.
    /// ```
    ///
    /// - Parameters:
    ///   - container: The window.
    ///   - event: Leads to it.
    ///   - onViewDidLoad: Is called when what arrives has loaded.
    ///   - onViewWillAppear: Is called when what arrives is about to appear.
    ///   - onViewDidAppear: Is called when what arrives has appeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Returns: The new root.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertRoot<Root: Controller>(
        of container: WindowController,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (Root) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (Root) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Root) -> Void = { _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> Root {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Root> = try expectedRoot(
            of: container,
            hooks: LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear),
            at: location,
            verbose: verbose
        )
        return try assertExpectation(expectation, when: event)
    }

    /// Asserts that a new controller becomes the only one in a window, and waits for that.
    ///
    /// - Parameters:
    ///   - container: The window.
    ///   - event: Leads to it.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - onViewDidLoad: Is called when what arrives has loaded.
    ///   - onViewWillAppear: Is called when what arrives is about to appear.
    ///   - onViewDidAppear: Is called when what arrives has appeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Returns: The new root.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    @discardableResult
    @MainActor public func assertRoot<Root: Controller>(
        of container: WindowController,
        when event: @MainActor () async throws -> Void,
        timeout: Duration? = nil,
        onViewDidLoad: @escaping @MainActor (Root) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (Root) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Root) -> Void = { _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws -> Root {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Root> = try expectedRoot(
            of: container,
            hooks: LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear),
            at: location,
            verbose: verbose
        )
        return try await awaitExpectation(expectation, timeout: timeout, when: event)
    }

    @MainActor private func expectedRoot<Root: Controller>(
        of container: Controller,
        hooks: [LifeCycleHooks<Root>.Hook],
        at location: TestLocation,
        verbose: Bool
    ) throws -> FlowExpectation<Root> {
        let window = try openWindow(of: container, at: location, verbose: verbose)
        let childrenBefore = container.children
        return FlowExpectation(
            in: window,
            expected: {
                $0.changed(at: container) { $0.children = [HierarchyDrawing(Root.self, shown: $0.isShown)] }
            },
            isOnScreen: container.isOnScreen,
            hooks: hooks,
            at: location,
            verbose: verbose
        ) {
            let expected = "Expected a \(Root.self) as the root of \(container)"
            guard container.children.count == 1, let root = container.children.first else {
                throw Mismatch("\(expected), found \(descriptions(of: container.children)).")
            }
            guard !childrenBefore.contains(where: { $0 === root }) else {
                throw Mismatch("\(expected), found the one from before: \(root).")
            }
            guard let typedRoot = root as? Root else { throw Mismatch("\(expected), found \(root).") }
            return typedRoot
        }
    }
}
