import Lasso

extension FlowAsserting {
    /// Asserts that a new controller becomes the only one in a navigation controller, waiting if necessary.
    ///
    /// ```swift
    /// let login: LoginViewController = try await assertRoot(
    ///     of: navigationController,
    ///     when: { flow.start(with: root(of: navigationController)) }
    /// )
    /// // Expected a LoginViewController as the root of NavigationController, found the one from before: Controller.
    /// ```
    ///
    /// - Parameters:
    ///   - container: The navigation controller.
    ///   - event: A closure that triggers the change.
    ///   - timeout: The longest time to wait; `nil` for the default, which ``AssertionTimeoutOverride`` can change.
    ///   - onViewDidLoad: A closure called when the arriving controller has loaded.
    ///   - onViewWillAppear: A closure called when the arriving controller is about to appear.
    ///   - onViewDidAppear: A closure called when the arriving controller has appeared.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - failTest: A closure that handles a failure; the default reports it.
    ///   - verbose: Whether failure messages include the hierarchy.
    /// - Returns: The new root.
    /// - Throws: The failure, already reported, or an error thrown by `event`.
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
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) async throws -> Root {
        let hooks = LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let root = try expectedRoot(of: container, hooks, failure)
        return try await awaitExpectation(root, timeout: timeout, when: event)
    }

    /// Asserts that a new controller immediately becomes the only one in a navigation controller, in a synchronous
    /// test.
    ///
    /// The parameters match those of the asynchronous assertion.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertRoot<Root: Controller>(
        of container: NavigationController,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (Root) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (Root) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Root) -> Void = { _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) throws -> Root {
        let hooks = LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let root = try expectedRoot(of: container, hooks, failure)
        return try assertExpectation(root, when: event)
    }

    /// Asserts that a new controller becomes the only one in a window, waiting if necessary.
    ///
    /// ```swift
    /// let home: HomeViewController = try await assertRoot(
    ///     of: window,
    ///     when: { flow.start(with: root(of: window)) }
    /// )
    /// // Expected a HomeViewController as the root of WindowController, found the one from before: Controller.
    /// ```
    ///
    /// - Parameters:
    ///   - container: The window.
    ///   - event: A closure that triggers the change.
    ///   - timeout: The longest time to wait; `nil` for the default, which ``AssertionTimeoutOverride`` can change.
    ///   - onViewDidLoad: A closure called when the arriving controller has loaded.
    ///   - onViewWillAppear: A closure called when the arriving controller is about to appear.
    ///   - onViewDidAppear: A closure called when the arriving controller has appeared.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - failTest: A closure that handles a failure; the default reports it.
    ///   - verbose: Whether failure messages include the hierarchy.
    /// - Returns: The new root.
    /// - Throws: The failure, already reported, or an error thrown by `event`.
    @discardableResult
    @MainActor public func assertRoot<Root: Controller>(
        of container: WindowController,
        when event: @MainActor () async throws -> Void,
        timeout: Duration? = nil,
        onViewDidLoad: @escaping @MainActor (Root) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (Root) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Root) -> Void = { _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) async throws -> Root {
        let hooks = LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let root = try expectedRoot(of: container, hooks, failure)
        return try await awaitExpectation(root, timeout: timeout, when: event)
    }

    /// Asserts that a new controller immediately becomes the only one in a window, in a synchronous test.
    ///
    /// The parameters match those of the asynchronous assertion.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertRoot<Root: Controller>(
        of container: WindowController,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (Root) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (Root) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Root) -> Void = { _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) throws -> Root {
        let hooks = LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let root = try expectedRoot(of: container, hooks, failure)
        return try assertExpectation(root, when: event)
    }

    @MainActor private func expectedRoot<Root: Controller>(
        of container: Controller,
        _ hooks: LifeCycleHooks<Root>,
        _ failure: FlowFailure
    ) throws -> FlowExpectation<Root> {
        let window = try openWindow(of: container, failure: failure)
        let childrenBefore = container.children
        let expected = "Expected a \(Root.self) as the root of \(container)"
        return FlowExpectation(
            in: window,
            summary: expected,
            expected: {
                [$0.changed(at: container) { $0.children = [HierarchyDrawing(Root.self, shown: $0.isShown)] }]
            },
            isOnScreen: container.isOnScreen,
            hooks: hooks,
            failure: failure
        ) {
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
