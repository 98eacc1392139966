import Lasso

extension FlowAsserting {
    /// Asserts that one controller leads to another one, however, and waits for that.
    ///
    /// Use it where there is no assertion that says more: for the tabs of a tab controller, the pages of a page controller, or
    /// containers of your own. What it leads to is not on the screen before.
    ///
    /// ```swift
    /// let settings: SettingsViewController = try await assertControllerEvent(
    ///     from: home,
    ///     to: { tabs.selectedController },
    ///     when: { tabs.selectedIndex = 1 }
    /// )
    /// ```
    ///
    /// - Parameters:
    ///   - leaving: The controller that the event happens on.
    ///   - resolveTarget: A closure that finds the controller that it leads to. It is called more than once.
    ///   - event: A closure that leads to it.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - onViewDidLoad: A closure that is called when what arrives has loaded.
    ///   - onViewWillAppear: A closure that is called when what arrives is about to appear.
    ///   - onViewDidAppear: A closure that is called when what arrives has appeared.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    ///   - failTest: A closure that does something about a failure; the default shows it.
    ///   - verbose: Whether a failure draws the hierarchy.
    /// - Returns: The controller that it leads to.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertControllerEvent(from:to:when:)`.
    @discardableResult
    @MainActor public func assertControllerEvent<From: Controller, To: Controller>(
        from leaving: From,
        to resolveTarget: @escaping @MainActor () throws -> Controller?,
        when event: @MainActor () async throws -> Void,
        timeout: Duration? = nil,
        onViewDidLoad: @escaping @MainActor (From, To) -> Void = { _, _ in },
        onViewWillAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) async throws -> To {
        try await awaitExpectation(
            expectedEvent(
                on: leaving,
                to: resolveTarget,
                hooks: .arriving(from: leaving, onViewDidLoad, onViewWillAppear, onViewDidAppear),
                failure: FlowFailure(file, line, failTest, verbose: verbose)
            ),
            timeout: timeout,
            when: event
        )
    }

    /// Asserts that one controller leads to another one at once, in a synchronous test.
    ///
    /// The parameters are those of the asynchronous assertion.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertControllerEvent<From: Controller, To: Controller>(
        from leaving: From,
        to resolveTarget: @escaping @MainActor () throws -> Controller?,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (From, To) -> Void = { _, _ in },
        onViewWillAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) throws -> To {
        try assertExpectation(
            expectedEvent(
                on: leaving,
                to: resolveTarget,
                hooks: .arriving(from: leaving, onViewDidLoad, onViewWillAppear, onViewDidAppear),
                failure: FlowFailure(file, line, failTest, verbose: verbose)
            ),
            when: event
        )
    }

    /// Asserts that something leads to a controller, however and in whichever window, and waits for that.
    ///
    /// Use it where there is no assertion that says more: for a new window for instance. What it leads to is not on the screen
    /// before.
    ///
    /// - Parameters:
    ///   - resolveTarget: A closure that finds the controller that it leads to. It is called more than once.
    ///   - event: A closure that leads to it.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - onViewDidLoad: A closure that is called when what arrives has loaded.
    ///   - onViewWillAppear: A closure that is called when what arrives is about to appear.
    ///   - onViewDidAppear: A closure that is called when what arrives has appeared.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    ///   - failTest: A closure that does something about a failure; the default shows it.
    ///   - verbose: Whether a failure draws the hierarchy.
    /// - Returns: The controller that it leads to.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertControllerEvent(to:when:)`.
    @discardableResult
    @MainActor public func assertControllerEvent<To: Controller>(
        to resolveTarget: @escaping @MainActor () throws -> Controller?,
        when event: @MainActor () async throws -> Void,
        timeout: Duration? = nil,
        onViewDidLoad: @escaping @MainActor (To) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (To) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (To) -> Void = { _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) async throws -> To {
        try await awaitExpectation(
            expectedEvent(
                on: nil,
                to: resolveTarget,
                hooks: .arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear),
                failure: FlowFailure(file, line, failTest, verbose: verbose)
            ),
            timeout: timeout,
            when: event
        )
    }

    /// Asserts that something leads to a controller at once, in a synchronous test.
    ///
    /// The parameters are those of the asynchronous assertion.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertControllerEvent<To: Controller>(
        to resolveTarget: @escaping @MainActor () throws -> Controller?,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (To) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (To) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (To) -> Void = { _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) throws -> To {
        try assertExpectation(
            expectedEvent(
                on: nil,
                to: resolveTarget,
                hooks: .arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear),
                failure: FlowFailure(file, line, failTest, verbose: verbose)
            ),
            when: event
        )
    }

    @MainActor private func expectedEvent<To: Controller>(
        on leaving: Controller?,
        to resolveTarget: @escaping @MainActor () throws -> Controller?,
        hooks: LifeCycleHooks<To>,
        failure: FlowFailure
    ) throws -> FlowExpectation<To> {
        let window = try leaving.map { try openWindow(of: $0, failure: failure) }
        let controllers = WindowController.openWindows.flatMap(\.withVisibleDescendants)
        let shownBefore = RememberedControllers(controllers.filter(\.isOnScreen))
        return FlowExpectation(in: window, isOnScreen: true, hooks: hooks, failure: failure) {
            guard let found = try resolveTarget() else { throw Mismatch("Expected a \(To.self), found nothing.") }
            guard let target = found as? To else { throw Mismatch("Expected a \(To.self), found \(found).") }
            guard !shownBefore.contain(target) else {
                throw Mismatch(
                    "Expected a \(To.self) that comes on the screen, found \(target), which was there before the event."
                )
            }
            return target
        }
    }
}
