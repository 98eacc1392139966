import Lasso

extension FlowAsserting {
    /// Asserts that a controller is pushed on top of another one, waiting if necessary.
    ///
    /// ```swift
    /// let login: LoginViewController = try await assertPushed(
    ///     after: rootController,
    ///     when: { flow.start(with: pushed(in: navigationController)) }
    /// )
    /// // Expected a LoginViewController pushed after Controller, found nothing pushed.
    /// ```
    ///
    /// - Parameters:
    ///   - previous: The top controller of a navigation controller before the event.
    ///   - event: A closure that triggers the change.
    ///   - timeout: The longest time to wait; `nil` for the default, which ``AssertionTimeoutOverride`` can change.
    ///   - onViewDidLoad: A closure called when the arriving controller has loaded.
    ///   - onViewWillAppear: A closure called when the arriving controller is about to appear.
    ///   - onViewDidAppear: A closure called when the arriving controller has appeared.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - failTest: A closure that handles a failure; the default reports it.
    ///   - verbose: Whether failure messages include the hierarchy.
    /// - Returns: The pushed controller.
    /// - Throws: The failure, already reported, or an error thrown by `event`.
    ///
    /// Source: Lasso's `assertPushed(after:when:)`.
    @discardableResult
    @MainActor public func assertPushed<Previous: Controller, Pushed: Controller>(
        after previous: Previous,
        when event: @MainActor () async throws -> Void,
        timeout: Duration? = nil,
        onViewDidLoad: @escaping @MainActor (Previous, Pushed) -> Void = { _, _ in },
        onViewWillAppear: @escaping @MainActor (Previous, Pushed) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (Previous, Pushed) -> Void = { _, _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) async throws -> Pushed {
        let hooks = LifeCycleHooks.arriving(from: previous, onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let push = try expectedPush(after: previous, hooks, failure)
        return try await awaitExpectation(push, timeout: timeout, when: event)
    }

    /// Asserts that a controller is immediately pushed on top of another one, in a synchronous test.
    ///
    /// The parameters match those of the asynchronous assertion.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertPushed<Previous: Controller, Pushed: Controller>(
        after previous: Previous,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (Previous, Pushed) -> Void = { _, _ in },
        onViewWillAppear: @escaping @MainActor (Previous, Pushed) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (Previous, Pushed) -> Void = { _, _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) throws -> Pushed {
        let hooks = LifeCycleHooks.arriving(from: previous, onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let push = try expectedPush(after: previous, hooks, failure)
        return try assertExpectation(push, when: event)
    }

    /// Asserts that a controller is popped, alone or together with others below it, waiting if necessary.
    ///
    /// - Parameters:
    ///   - leaving: The top controller of a navigation controller before the event.
    ///   - target: The top controller after the event. Before the event, it is below `leaving`.
    ///   - event: A closure that triggers the change.
    ///   - timeout: The longest time to wait; `nil` for the default, which ``AssertionTimeoutOverride`` can change.
    ///   - onViewWillAppear: A closure called when `target` is about to appear.
    ///   - onViewDidAppear: A closure called when `target` has appeared.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - failTest: A closure that handles a failure; the default reports it.
    ///   - verbose: Whether failure messages include the hierarchy.
    /// - Throws: The failure, already reported, or an error thrown by `event`.
    ///
    /// Source: Lasso's `assertPopped(from:to:when:)`.
    @MainActor public func assertPopped<From: Controller, To: Controller>(
        from leaving: From,
        to target: To,
        when event: @MainActor () async throws -> Void,
        timeout: Duration? = nil,
        onViewWillAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) async throws {
        let hooks = LifeCycleHooks.arriving(from: leaving, { _, _ in }, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let pop = try expectedPop(from: leaving, to: target, hooks, failure)
        try await awaitExpectation(pop, timeout: timeout, when: event)
    }

    /// Asserts that a controller is immediately popped, in a synchronous test.
    ///
    /// The parameters match those of the asynchronous assertion.
    @_disfavoredOverload
    @MainActor public func assertPopped<From: Controller, To: Controller>(
        from leaving: From,
        to target: To,
        when event: @MainActor () throws -> Void,
        onViewWillAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) throws {
        let hooks = LifeCycleHooks.arriving(from: leaving, { _, _ in }, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let pop = try expectedPop(from: leaving, to: target, hooks, failure)
        try assertExpectation(pop, when: event)
    }

    @MainActor private func expectedPush<Pushed: Controller>(
        after previous: Controller,
        _ hooks: LifeCycleHooks<Pushed>,
        _ failure: FlowFailure
    ) throws -> FlowExpectation<Pushed> {
        let (navigation, window) = try navigationController(withOnTop: previous, failure: failure)
        let expected = "Expected a \(Pushed.self) pushed after \(previous)"
        return FlowExpectation(
            in: window,
            summary: expected,
            expected: { before in
                let drawing = before.changed(at: navigation) { navigation in
                    for index in navigation.children.indices { navigation.children[index].hide() }
                    navigation.children.append(HierarchyDrawing(Pushed.self, shown: navigation.isShown))
                }
                return [drawing]
            },
            isOnScreen: navigation.isOnScreen,
            hooks: hooks,
            failure: failure
        ) {
            guard let top = navigation.topController, top !== previous else {
                throw Mismatch("\(expected), found nothing pushed.")
            }
            guard navigation.controller(below: top) === previous else {
                throw Mismatch("\(expected), found the stack \(descriptions(of: navigation.controllers)).")
            }
            guard let pushed = top as? Pushed else { throw Mismatch("\(expected), found \(top).") }
            return pushed
        }
    }

    @MainActor private func expectedPop<To: Controller>(
        from leaving: Controller,
        to target: To,
        _ hooks: LifeCycleHooks<To>,
        _ failure: FlowFailure
    ) throws -> FlowExpectation<To> {
        let (navigation, window) = try navigationController(withOnTop: leaving, failure: failure)
        let below = navigation.controllers.dropLast()
        guard let index = below.firstIndex(where: { $0 === target }) else {
            throw failure.beforeTheEvent(
                "Expected \(target) below \(leaving) before the event, "
                    + "found the stack \(descriptions(of: navigation.controllers)).",
                in: window
            )
        }
        let remaining = below[...index].map(ObjectIdentifier.init)
        let expected = "Expected a pop from \(leaving) to \(target)"
        return FlowExpectation(
            in: window,
            summary: expected,
            expected: { before in
                let drawing = before.changed(at: navigation) { navigation in
                    navigation.children.removeSubrange(index...)
                    navigation.children.append(HierarchyDrawing(of: target, shown: navigation.isShown))
                }
                return [drawing]
            },
            isOnScreen: navigation.isOnScreen,
            hooks: hooks,
            failure: failure
        ) {
            guard navigation.topController !== leaving else { throw Mismatch("\(expected), found nothing popped.") }
            guard navigation.controllers.map(ObjectIdentifier.init) == remaining else {
                throw Mismatch("\(expected), found the stack \(descriptions(of: navigation.controllers)).")
            }
            return target
        }
    }

    /// Returns the navigation controller whose top is a given controller, and the open window that contains it.
    @MainActor private func navigationController(
        withOnTop controller: Controller,
        failure: FlowFailure
    ) throws -> (NavigationController, WindowController) {
        let window = try openWindow(of: controller, failure: failure)
        guard let navigation = controller.navigationController else {
            throw failure.beforeTheEvent(
                "Expected \(controller) in a navigation controller before the event, found it in none.",
                in: window
            )
        }
        guard navigation.topController === controller else {
            let top = navigation.topController.map(\.description) ?? "nothing"
            throw failure.beforeTheEvent(
                "Expected \(controller) on top of its navigation controller before the event, found \(top) there.",
                in: window
            )
        }
        return (navigation, window)
    }
}
