import Lasso

extension FlowAsserting {
    /// Asserts that a controller is pushed on top of another one.
    ///
    /// ```swift
    /// let login: LoginViewController = try assertPushed(
    ///     after: rootController,
    ///     when: { flow.start(with: pushed(in: navigationController)) }
    /// )
    /// // Expected a LoginViewController pushed after Controller, found nothing pushed.
    /// ```
    ///
    /// - Parameters:
    ///   - previous: What is on top of a navigation controller before.
    ///   - event: Leads to it.
    ///   - onViewDidLoad: Is called when what arrives has loaded.
    ///   - onViewWillAppear: Is called when what arrives is about to appear.
    ///   - onViewDidAppear: Is called when what arrives has appeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Returns: The controller that was pushed.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertPushed(after:when:)`.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertPushed<Previous: Controller, Pushed: Controller>(
        after previous: Previous,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (Previous, Pushed) -> Void = { _, _ in },
        onViewWillAppear: @escaping @MainActor (Previous, Pushed) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (Previous, Pushed) -> Void = { _, _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> Pushed {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Pushed> = try expectedPush(
            after: previous,
            hooks: [
                (.viewDidLoad, { onViewDidLoad(previous, $0) }), (.viewWillAppear, { onViewWillAppear(previous, $0) }),
                (.viewDidAppear, { onViewDidAppear(previous, $0) }),
            ],
            at: location,
            verbose: verbose
        )
        return try assertExpectation(expectation, when: event)
    }

    /// Asserts that a controller is pushed on top of another one, and waits for that.
    ///
    /// - Parameters:
    ///   - previous: What is on top of a navigation controller before.
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
    /// - Returns: The controller that was pushed.
    /// - Throws: The failure, which has been shown; or what `event` throws.
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
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws -> Pushed {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Pushed> = try expectedPush(
            after: previous,
            hooks: [
                (.viewDidLoad, { onViewDidLoad(previous, $0) }), (.viewWillAppear, { onViewWillAppear(previous, $0) }),
                (.viewDidAppear, { onViewDidAppear(previous, $0) }),
            ],
            at: location,
            verbose: verbose
        )
        return try await awaitExpectation(expectation, timeout: timeout, when: event)
    }

    /// Asserts that a controller is popped, alone or with others below it.
    ///
    /// - Parameters:
    ///   - leaving: What is on top of a navigation controller before.
    ///   - target: What is on top afterwards. It is below before.
    ///   - event: Leads to it.
    ///   - onViewWillAppear: Is called when what was below is about to appear.
    ///   - onViewDidAppear: Is called when what was below has appeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertPopped(from:to:when:)`.
    @_disfavoredOverload
    @MainActor public func assertPopped<From: Controller, To: Controller>(
        from leaving: From,
        to target: To,
        when event: @MainActor () throws -> Void,
        onViewWillAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<To> = try expectedPop(
            from: leaving,
            to: target,
            hooks: [
                (.viewWillAppear, { onViewWillAppear(leaving, $0) }),
                (.viewDidAppear, { onViewDidAppear(leaving, $0) }),
            ],
            at: location,
            verbose: verbose
        )
        _ = try assertExpectation(expectation, when: event)
    }

    /// Asserts that a controller is popped, alone or with others below it, and waits for that.
    ///
    /// - Parameters:
    ///   - leaving: What is on top of a navigation controller before.
    ///   - target: What is on top afterwards. It is below before.
    ///   - event: Leads to it.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - onViewWillAppear: Is called when what was below is about to appear.
    ///   - onViewDidAppear: Is called when what was below has appeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertPopped(from:to:when:)`.
    @MainActor public func assertPopped<From: Controller, To: Controller>(
        from leaving: From,
        to target: To,
        when event: @MainActor () async throws -> Void,
        timeout: Duration? = nil,
        onViewWillAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<To> = try expectedPop(
            from: leaving,
            to: target,
            hooks: [
                (.viewWillAppear, { onViewWillAppear(leaving, $0) }),
                (.viewDidAppear, { onViewDidAppear(leaving, $0) }),
            ],
            at: location,
            verbose: verbose
        )
        _ = try await awaitExpectation(expectation, timeout: timeout, when: event)
    }

    @MainActor private func expectedPush<Previous: Controller, Pushed: Controller>(
        after previous: Previous,
        hooks: [LifeCycleHooks<Pushed>.Hook],
        at location: TestLocation,
        verbose: Bool
    ) throws -> FlowExpectation<Pushed> {
        let (navigation, window) = try navigationController(withOnTop: previous, at: location, verbose: verbose)
        return FlowExpectation(
            in: window,
            expected: {
                $0.changed(at: navigation) { navigation in
                    for index in navigation.children.indices { navigation.children[index].hide() }
                    navigation.children.append(HierarchyDrawing(Pushed.self, shown: navigation.isShown))
                }
            },
            isOnScreen: navigation.isOnScreen,
            hooks: hooks,
            at: location,
            verbose: verbose
        ) {
            let expected = "Expected a \(Pushed.self) pushed after \(previous)"
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

    @MainActor private func expectedPop<From: Controller, To: Controller>(
        from leaving: From,
        to target: To,
        hooks: [LifeCycleHooks<To>.Hook],
        at location: TestLocation,
        verbose: Bool
    ) throws -> FlowExpectation<To> {
        let (navigation, window) = try navigationController(withOnTop: leaving, at: location, verbose: verbose)
        let below = navigation.controllers.dropLast()
        guard let index = below.firstIndex(where: { $0 === target }) else {
            throw failureBeforeTheEvent(
                "Expected \(target) below \(leaving) before the event, "
                    + "found the stack \(descriptions(of: navigation.controllers)).",
                in: window,
                at: location,
                verbose: verbose
            )
        }
        let remaining = below[...index].map(ObjectIdentifier.init)
        return FlowExpectation(
            in: window,
            expected: { before in
                before.changed(at: navigation) { navigation in
                    navigation.children.removeSubrange(index...)
                    navigation.children.append(HierarchyDrawing(of: target, shown: navigation.isShown))
                }
            },
            isOnScreen: navigation.isOnScreen,
            hooks: hooks,
            at: location,
            verbose: verbose
        ) {
            let expected = "Expected a pop from \(leaving) to \(target)"
            guard navigation.topController !== leaving else { throw Mismatch("\(expected), found nothing popped.") }
            guard navigation.controllers.map(ObjectIdentifier.init) == remaining else {
                throw Mismatch("\(expected), found the stack \(descriptions(of: navigation.controllers)).")
            }
            return target
        }
    }

    /// The navigation controller that a controller is on top of, and the open window that it is in.
    @MainActor private func navigationController(
        withOnTop controller: Controller,
        at location: TestLocation,
        verbose: Bool
    ) throws -> (NavigationController, WindowController) {
        let window = try openWindow(of: controller, at: location, verbose: verbose)
        guard let navigation = controller.navigationController else {
            throw failureBeforeTheEvent(
                "Expected \(controller) in a navigation controller before the event, found it in none.",
                in: window,
                at: location,
                verbose: verbose
            )
        }
        guard navigation.topController === controller else {
            let top = navigation.topController.map(\.description) ?? "nothing"
            throw failureBeforeTheEvent(
                "Expected \(controller) on top of its navigation controller before the event, found \(top) there.",
                in: window,
                at: location,
                verbose: verbose
            )
        }
        return (navigation, window)
    }
}
