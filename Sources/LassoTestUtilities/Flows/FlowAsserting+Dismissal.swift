import Lasso

extension FlowAsserting {
    /// Asserts that what is presented is dismissed, alone or with what it was itself presented on, and waits for that.
    ///
    /// What is below has not disappeared, so the hooks follow what goes.
    ///
    /// - Parameters:
    ///   - presented: The controller that is presented in front before, or one in it.
    ///   - presenting: The controller that is in front afterwards, or one in it. `presented` is above it before.
    ///   - event: A closure that leads to it.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - onViewWillAppear: A closure that is called when what was presented is about to disappear.
    ///   - onViewDidAppear: A closure that is called when what was presented has disappeared.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    ///   - failTest: A closure that does something about a failure; the default shows it.
    ///   - verbose: Whether a failure draws the hierarchy.
    /// - Throws: The failure, which has been shown; or what `event` throws.
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
        try await awaitExpectation(
            expectedDismissal(
                from: presented,
                to: presenting,
                asDialog: false,
                hooks: .leaving({ _ in onViewWillAppear(presented) }, { _ in onViewDidAppear(presented) }),
                failure: FlowFailure(file, line, failTest, verbose: verbose)
            ),
            timeout: timeout,
            when: event
        )
    }

    /// Asserts that what is presented is dismissed at once, in a synchronous test.
    ///
    /// The parameters are those of the asynchronous assertion.
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
        try assertExpectation(
            expectedDismissal(
                from: presented,
                to: presenting,
                asDialog: false,
                hooks: .leaving({ _ in onViewWillAppear(presented) }, { _ in onViewDidAppear(presented) }),
                failure: FlowFailure(file, line, failTest, verbose: verbose)
            ),
            when: event
        )
    }

    /// Asserts that what is presented as a dialog, and not in a popover, is dismissed, and waits for that.
    ///
    /// - Parameters:
    ///   - presented: The controller that is presented in front before, or one in it.
    ///   - presenting: The controller that is in front afterwards, or one in it. `presented` is above it before.
    ///   - event: A closure that leads to it.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - onViewWillAppear: A closure that is called when what was presented is about to disappear.
    ///   - onViewDidAppear: A closure that is called when what was presented has disappeared.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    ///   - failTest: A closure that does something about a failure; the default shows it.
    ///   - verbose: Whether a failure draws the hierarchy.
    /// - Throws: The failure, which has been shown; or what `event` throws.
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
        try await awaitExpectation(
            expectedDismissal(
                from: presented,
                to: presenting,
                asDialog: true,
                hooks: .leaving({ onViewWillAppear(presented, $0) }, { onViewDidAppear(presented, $0) }),
                failure: FlowFailure(file, line, failTest, verbose: verbose)
            ),
            timeout: timeout,
            when: event
        )
    }

    /// Asserts that what is presented as a dialog is dismissed at once, in a synchronous test.
    ///
    /// The parameters are those of the asynchronous assertion.
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
        try assertExpectation(
            expectedDismissal(
                from: presented,
                to: presenting,
                asDialog: true,
                hooks: .leaving({ onViewWillAppear(presented, $0) }, { onViewDidAppear(presented, $0) }),
                failure: FlowFailure(file, line, failTest, verbose: verbose)
            ),
            when: event
        )
    }

    @MainActor private func expectedDismissal<Presenting: Controller>(
        from presented: Controller,
        to presenting: Presenting,
        asDialog: Bool,
        hooks: LifeCycleHooks<Presenting>,
        failure: FlowFailure
    ) throws -> FlowExpectation<Presenting> {
        let window = try openWindow(of: presenting, failure: failure)
        let outermost = presented.outermostContainer
        guard let style = outermost.presentationStyle else {
            throw failure.beforeTheEvent(
                "Expected \(presented) to be presented before the event, found that it is not.",
                in: window
            )
        }
        // What both are in is not presented above one of them.
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
            subject: .leaving(presented),
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
