import Lasso

extension FlowAsserting {
    /// Asserts that a presented controller is dismissed, alone or together with presented controllers below it, waiting
    /// if necessary.
    ///
    /// The controller below never disappeared, so the hooks follow the dismissed controller.
    ///
    /// - Parameters:
    ///   - presented: The frontmost presented controller before the event, or a controller in it.
    ///   - presenting: The frontmost controller after the event, or a controller in it. Before the event, `presented`
    ///     is presented above it.
    ///   - event: A closure that triggers the change.
    ///   - timeout: The longest time to wait; `nil` for the default, which ``AssertionTimeoutOverride`` can change.
    ///   - onViewWillAppear: A closure called when `presented` is about to disappear.
    ///   - onViewDidAppear: A closure called when `presented` has disappeared.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - failTest: A closure that handles a failure; the default reports it.
    ///   - verbose: Whether failure messages include the hierarchy.
    /// - Throws: The failure, already reported, or an error thrown by `event`.
    ///
    /// Source: Lasso's `assertDismissal(from:to:when:)`.
    @MainActor public func assertDismissal<Presented: Controller, Presenting: Controller>(
        from presented: Presented,
        to presenting: Presenting,
        when event: @MainActor () async throws -> Void,
        timeout: Duration? = nil,
        onViewWillAppear: @escaping @MainActor (Presented) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Presented) -> Void = { _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) async throws {
        let hooks = LifeCycleHooks<Presenting>.leaving(presented, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let dismissal = try expectedDismissal(from: presented, to: presenting, asDialog: false, hooks, failure)
        try await awaitExpectation(dismissal, timeout: timeout, when: event)
    }

    /// Asserts that a presented controller is immediately dismissed, in a synchronous test.
    ///
    /// The parameters match those of the asynchronous assertion.
    @_disfavoredOverload
    @MainActor public func assertDismissal<Presented: Controller, Presenting: Controller>(
        from presented: Presented,
        to presenting: Presenting,
        when event: @MainActor () throws -> Void,
        onViewWillAppear: @escaping @MainActor (Presented) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Presented) -> Void = { _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) throws {
        let hooks = LifeCycleHooks<Presenting>.leaving(presented, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let dismissal = try expectedDismissal(from: presented, to: presenting, asDialog: false, hooks, failure)
        try assertExpectation(dismissal, when: event)
    }

    /// Asserts that a controller presented as a dialog, not in a popover, is dismissed, waiting if necessary.
    ///
    /// - Parameters:
    ///   - presented: The frontmost presented controller before the event, or a controller in it.
    ///   - presenting: The frontmost controller after the event, or a controller in it. Before the event, `presented`
    ///     is presented above it.
    ///   - event: A closure that triggers the change.
    ///   - timeout: The longest time to wait; `nil` for the default, which ``AssertionTimeoutOverride`` can change.
    ///   - onViewWillAppear: A closure called when `presented` is about to disappear.
    ///   - onViewDidAppear: A closure called when `presented` has disappeared.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - failTest: A closure that handles a failure; the default reports it.
    ///   - verbose: Whether failure messages include the hierarchy.
    /// - Throws: The failure, already reported, or an error thrown by `event`.
    ///
    /// Source: Lasso's `assertFullScreenDismissal(from:to:when:)`.
    @MainActor public func assertFullScreenDismissal<Presented: Controller, Presenting: Controller>(
        from presented: Presented,
        to presenting: Presenting,
        when event: @MainActor () async throws -> Void,
        timeout: Duration? = nil,
        onViewWillAppear: @escaping @MainActor (Presented, Presenting) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (Presented, Presenting) -> Void = { _, _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) async throws {
        let hooks = LifeCycleHooks<Presenting>.leaving(presented, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let dismissal = try expectedDismissal(from: presented, to: presenting, asDialog: true, hooks, failure)
        try await awaitExpectation(dismissal, timeout: timeout, when: event)
    }

    /// Asserts that a controller presented as a dialog is immediately dismissed, in a synchronous test.
    ///
    /// The parameters match those of the asynchronous assertion.
    @_disfavoredOverload
    @MainActor public func assertFullScreenDismissal<Presented: Controller, Presenting: Controller>(
        from presented: Presented,
        to presenting: Presenting,
        when event: @MainActor () throws -> Void,
        onViewWillAppear: @escaping @MainActor (Presented, Presenting) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (Presented, Presenting) -> Void = { _, _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) throws {
        let hooks = LifeCycleHooks<Presenting>.leaving(presented, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let dismissal = try expectedDismissal(from: presented, to: presenting, asDialog: true, hooks, failure)
        try assertExpectation(dismissal, when: event)
    }

    @MainActor private func expectedDismissal<Presenting: Controller>(
        from presented: Controller,
        to presenting: Presenting,
        asDialog: Bool,
        _ hooks: LifeCycleHooks<Presenting>,
        _ failure: FlowFailure
    ) throws -> FlowExpectation<Presenting> {
        let window = try openWindow(of: presenting, failure: failure)
        let outermost = presented.outermostContainer
        guard let style = outermost.presentationStyle else {
            throw failure.beforeTheEvent(
                "Expected \(presented) to be presented before the event, found that it is not.",
                in: window
            )
        }
        // A container of both controllers is not presented above either of them.
        let below = outermost.presentingController?.lineToTop ?? []
        guard below.contains(where: { $0 === presenting.outermostContainer }) else {
            throw failure.beforeTheEvent(
                "Expected \(presented) to be presented above \(presenting) before the event, "
                    + "found it presented elsewhere.",
                in: window
            )
        }
        guard outermost.frontController === outermost else {
            throw failure.beforeTheEvent(
                "Expected \(presented) in front before the event, found \(outermost.frontController) there.",
                in: window
            )
        }
        if asDialog, style.isPopover {
            throw failure.beforeTheEvent(
                "Expected \(presented) to be presented as a dialog, found it in a popover.",
                in: window
            )
        }
        let expected = "Expected a dismissal from \(presented) to \(presenting)"
        return FlowExpectation(
            in: window,
            summary: expected,
            expected: { before in
                presentingController(at: presenting).map { [before.changed(at: $0) { $0.presented = [] }] } ?? []
            },
            isOnScreen: presenting.isOnScreen,
            hooks: hooks,
            failure: failure
        ) {
            guard presented.outermostContainer.presentingController == nil else {
                throw Mismatch("\(expected), found nothing dismissed.")
            }
            if let front = self.presented(at: presenting)?.frontController {
                throw Mismatch("\(expected), found \(front) in front.")
            }
            return presenting
        }
    }
}
