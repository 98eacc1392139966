import Lasso

extension FlowAsserting {
    /// Asserts that a controller is presented on another one, or on a container that this is in.
    ///
    /// ```swift
    /// let help: HelpViewController = try assertPresentation(on: home, when: { home.store.dispatchAction(.didTapHelp) })
    /// // Expected a HelpViewController presented on HomeViewController, found nothing presented.
    /// ```
    ///
    /// - Parameters:
    ///   - presenting: What it is presented on. Nothing is presented there before.
    ///   - event: Leads to it.
    ///   - onViewDidLoad: Is called when what arrives has loaded.
    ///   - onViewWillAppear: Is called when what arrives is about to appear.
    ///   - onViewDidAppear: Is called when what arrives has appeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Returns: The controller that is presented.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertPresentation(on:when:)`.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertPresentation<Presented: Controller>(
        on presenting: Controller,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (Presented) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (Presented) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Presented) -> Void = { _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> Presented {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Presented> = try expectedPresentation(
            of: Presented.self,
            on: presenting,
            asDialog: false,
            hooks: LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear),
            at: location,
            verbose: verbose
        )
        return try assertExpectation(expectation, when: event)
    }

    /// Asserts that a controller is presented on another one, or on a container that this is in, and waits for that.
    ///
    /// - Parameters:
    ///   - presenting: What it is presented on. Nothing is presented there before.
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
    /// - Returns: The controller that is presented.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertPresentation(on:when:)`.
    @discardableResult
    @MainActor public func assertPresentation<Presented: Controller>(
        on presenting: Controller,
        when event: @MainActor () async throws -> Void,
        timeout: Duration? = nil,
        onViewDidLoad: @escaping @MainActor (Presented) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (Presented) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Presented) -> Void = { _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws -> Presented {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Presented> = try expectedPresentation(
            of: Presented.self,
            on: presenting,
            asDialog: false,
            hooks: LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear),
            at: location,
            verbose: verbose
        )
        return try await awaitExpectation(expectation, timeout: timeout, when: event)
    }

    /// Asserts that a controller is presented as a dialog, in a window of its own, and not in a popover.
    ///
    /// The desktop has no presentation over the full screen; a dialog is the one that takes the window below out of use.
    ///
    /// - Parameters:
    ///   - presenting: What it is presented on. Nothing is presented there before.
    ///   - event: Leads to it.
    ///   - onViewDidLoad: Is called when what arrives has loaded.
    ///   - onViewWillAppear: Is called when what arrives is about to appear.
    ///   - onViewDidAppear: Is called when what arrives has appeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Returns: The controller that is presented.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertFullScreenPresentation(on:when:)`.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertFullScreenPresentation<Presenting: Controller, Presented: Controller>(
        on presenting: Presenting,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (Presenting, Presented) -> Void = { _, _ in },
        onViewWillAppear: @escaping @MainActor (Presenting, Presented) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (Presenting, Presented) -> Void = { _, _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> Presented {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Presented> = try expectedPresentation(
            of: Presented.self,
            on: presenting,
            asDialog: true,
            hooks: [
                (.viewDidLoad, { onViewDidLoad(presenting, $0) }),
                (.viewWillAppear, { onViewWillAppear(presenting, $0) }),
                (.viewDidAppear, { onViewDidAppear(presenting, $0) }),
            ],
            at: location,
            verbose: verbose
        )
        return try assertExpectation(expectation, when: event)
    }

    /// Asserts that a controller is presented as a dialog, in a window of its own, and not in a popover, and waits for that.
    ///
    /// - Parameters:
    ///   - presenting: What it is presented on. Nothing is presented there before.
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
    /// - Returns: The controller that is presented.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertFullScreenPresentation(on:when:)`.
    @discardableResult
    @MainActor public func assertFullScreenPresentation<Presenting: Controller, Presented: Controller>(
        on presenting: Presenting,
        when event: @MainActor () async throws -> Void,
        timeout: Duration? = nil,
        onViewDidLoad: @escaping @MainActor (Presenting, Presented) -> Void = { _, _ in },
        onViewWillAppear: @escaping @MainActor (Presenting, Presented) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (Presenting, Presented) -> Void = { _, _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws -> Presented {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Presented> = try expectedPresentation(
            of: Presented.self,
            on: presenting,
            asDialog: true,
            hooks: [
                (.viewDidLoad, { onViewDidLoad(presenting, $0) }),
                (.viewWillAppear, { onViewWillAppear(presenting, $0) }),
                (.viewDidAppear, { onViewDidAppear(presenting, $0) }),
            ],
            at: location,
            verbose: verbose
        )
        return try await awaitExpectation(expectation, timeout: timeout, when: event)
    }

    /// Asserts that what is presented is dismissed, alone or with what it was itself presented on.
    ///
    /// What is below has not disappeared, so the hooks follow what goes.
    ///
    /// - Parameters:
    ///   - presented: What is presented in front before, or something in it.
    ///   - presenting: What is in front afterwards, or something in it. `presented` is above it before.
    ///   - event: Leads to it.
    ///   - onViewWillAppear: Is called when what was presented is about to disappear.
    ///   - onViewDidAppear: Is called when what was presented has disappeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertDismissal(from:to:when:)`.
    @_disfavoredOverload
    @MainActor public func assertDismissal<Presented: Controller, Presenting: Controller>(
        from presented: Presented,
        to presenting: Presenting,
        when event: @MainActor () throws -> Void,
        onViewWillAppear: @escaping @MainActor (Presented) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Presented) -> Void = { _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Presenting> = try expectedDismissal(
            from: presented,
            to: presenting,
            asDialog: false,
            hooks: [
                (.viewWillDisappear, { _ in onViewWillAppear(presented) }),
                (.viewDidDisappear, { _ in onViewDidAppear(presented) }),
            ],
            at: location,
            verbose: verbose
        )
        _ = try assertExpectation(expectation, when: event)
    }

    /// Asserts that what is presented is dismissed, alone or with what it was itself presented on, and waits for that.
    ///
    /// - Parameters:
    ///   - presented: What is presented in front before, or something in it.
    ///   - presenting: What is in front afterwards, or something in it. `presented` is above it before.
    ///   - event: Leads to it.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - onViewWillAppear: Is called when what was presented is about to disappear.
    ///   - onViewDidAppear: Is called when what was presented has disappeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
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
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Presenting> = try expectedDismissal(
            from: presented,
            to: presenting,
            asDialog: false,
            hooks: [
                (.viewWillDisappear, { _ in onViewWillAppear(presented) }),
                (.viewDidDisappear, { _ in onViewDidAppear(presented) }),
            ],
            at: location,
            verbose: verbose
        )
        _ = try await awaitExpectation(expectation, timeout: timeout, when: event)
    }

    /// Asserts that what is presented as a dialog, and not in a popover, is dismissed.
    ///
    /// - Parameters:
    ///   - presented: What is presented in front before, or something in it.
    ///   - presenting: What is in front afterwards, or something in it. `presented` is above it before.
    ///   - event: Leads to it.
    ///   - onViewWillAppear: Is called when what was presented is about to disappear.
    ///   - onViewDidAppear: Is called when what was presented has disappeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertFullScreenDismissal(from:to:when:)`.
    @_disfavoredOverload
    @MainActor public func assertFullScreenDismissal<Presented: Controller, Presenting: Controller>(
        from presented: Presented,
        to presenting: Presenting,
        when event: @MainActor () throws -> Void,
        onViewWillAppear: @escaping @MainActor (Presented, Presenting) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (Presented, Presenting) -> Void = { _, _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Presenting> = try expectedDismissal(
            from: presented,
            to: presenting,
            asDialog: true,
            hooks: [
                (.viewWillDisappear, { onViewWillAppear(presented, $0) }),
                (.viewDidDisappear, { onViewDidAppear(presented, $0) }),
            ],
            at: location,
            verbose: verbose
        )
        _ = try assertExpectation(expectation, when: event)
    }

    /// Asserts that what is presented as a dialog, and not in a popover, is dismissed, and waits for that.
    ///
    /// - Parameters:
    ///   - presented: What is presented in front before, or something in it.
    ///   - presenting: What is in front afterwards, or something in it. `presented` is above it before.
    ///   - event: Leads to it.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - onViewWillAppear: Is called when what was presented is about to disappear.
    ///   - onViewDidAppear: Is called when what was presented has disappeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
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
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<Presenting> = try expectedDismissal(
            from: presented,
            to: presenting,
            asDialog: true,
            hooks: [
                (.viewWillDisappear, { onViewWillAppear(presented, $0) }),
                (.viewDidDisappear, { onViewDidAppear(presented, $0) }),
            ],
            at: location,
            verbose: verbose
        )
        _ = try await awaitExpectation(expectation, timeout: timeout, when: event)
    }

    @MainActor private func expectedPresentation<Presented: Controller>(
        of expected: Presented.Type,
        on presenting: Controller,
        asDialog: Bool,
        hooks: [LifeCycleHooks<Presented>.Hook],
        at location: TestLocation,
        verbose: Bool
    ) throws -> FlowExpectation<Presented> {
        let window = try openWindow(of: presenting, at: location, verbose: verbose)
        if let front = presented(at: presenting)?.frontController {
            throw failureBeforeTheEvent(
                "Expected nothing presented on \(presenting) before the event, found \(front) in front of it.",
                in: window,
                at: location,
                verbose: verbose
            )
        }
        return FlowExpectation(
            in: window,
            expected: {
                $0.changed(at: presenting) { $0.presented = [HierarchyDrawing(Presented.self, shown: $0.isShown)] }
            },
            isOnScreen: presenting.isOnScreen,
            hooks: hooks,
            at: location,
            verbose: verbose
        ) {
            let expected = "Expected a \(Presented.self) presented on \(presenting)"
            guard let found = presented(at: presenting) else { throw Mismatch("\(expected), found nothing presented.") }
            guard let presented = found as? Presented else { throw Mismatch("\(expected), found \(found).") }
            guard presented.frontController === presented else {
                throw Mismatch("\(expected), found \(presented.frontController) in front of it.")
            }
            if asDialog, presented.presentationStyle?.isPopover == true {
                throw Mismatch("\(expected) as a dialog, found it in a popover.")
            }
            return presented
        }
    }

    @MainActor private func expectedDismissal<Presenting: Controller>(
        from presented: Controller,
        to presenting: Presenting,
        asDialog: Bool,
        hooks: [LifeCycleHooks<Presenting>.Hook],
        at location: TestLocation,
        verbose: Bool
    ) throws -> FlowExpectation<Presenting> {
        let window = try openWindow(of: presenting, at: location, verbose: verbose)
        let outermost = presented.outermostContainer
        func failure(_ summary: String) -> TestFailureAction {
            failureBeforeTheEvent(summary, in: window, at: location, verbose: verbose)
        }
        guard let style = outermost.presentationStyle else {
            throw failure("Expected \(presented) to be presented before the event, found that it is not.")
        }
        // What both are in is not presented above one of them.
        let below = outermost.presentingController?.lineToTop ?? []
        guard below.contains(where: { $0 === presenting.outermostContainer }) else {
            throw failure(
                "Expected \(presented) to be presented above \(presenting) before the event, "
                    + "found it presented elsewhere."
            )
        }
        guard outermost.frontController === outermost else {
            throw failure("Expected \(presented) in front before the event, found \(outermost.frontController) there.")
        }
        if asDialog, style.isPopover {
            throw failure("Expected \(presented) to be presented as a dialog, found it in a popover.")
        }
        return FlowExpectation(
            in: window,
            expected: { before in
                presentingController(at: presenting).map { before.changed(at: $0) { $0.presented = [] } }
            },
            isOnScreen: presenting.isOnScreen,
            subject: .leaving(presented),
            hooks: hooks,
            at: location,
            verbose: verbose
        ) {
            let expected = "Expected a dismissal from \(presented) to \(presenting)"
            guard presented.outermostContainer.presentingController == nil else {
                throw Mismatch("\(expected), found nothing dismissed.")
            }
            if let front = self.presented(at: presenting)?.frontController {
                throw Mismatch("\(expected), found \(front) in front.")
            }
            return presenting
        }
    }

    /// The controller that presents something: the one named, or a container that it is in.
    @MainActor private func presentingController(at controller: Controller) -> Controller? {
        sequence(first: controller, next: \.parent).first { $0.presentedController != nil }
    }

    /// What the controller, or a container that it is in, presents.
    @MainActor private func presented(at controller: Controller) -> Controller? {
        presentingController(at: controller)?.presentedController
    }
}
