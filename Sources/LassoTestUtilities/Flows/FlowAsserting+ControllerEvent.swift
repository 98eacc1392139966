import Lasso

extension FlowAsserting {
    /// Asserts that one controller leads to another one, however.
    ///
    /// Use it where there is no assertion that says more: for the tabs of a tab controller, the pages of a page controller, or
    /// containers of your own. What it leads to is not on the screen before.
    ///
    /// ```swift
    /// let settings: SettingsViewController = try assertControllerEvent(
    ///     from: home,
    ///     to: { tabs.selectedController },
    ///     when: { tabs.selectedIndex = 1 }
    /// )
    /// ```
    ///
    /// - Parameters:
    ///   - leaving: Where the event happens.
    ///   - resolveTarget: Finds the controller that it leads to. It is called more than once.
    ///   - event: Leads to it.
    ///   - onViewDidLoad: Is called when what arrives has loaded.
    ///   - onViewWillAppear: Is called when what arrives is about to appear.
    ///   - onViewDidAppear: Is called when what arrives has appeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Returns: The controller that it leads to.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertControllerEvent(from:to:when:)`.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertControllerEvent<From: Controller, To: Controller>(
        from leaving: From,
        to resolveTarget: @escaping @MainActor () throws -> Controller?,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (From, To) -> Void = { _, _ in },
        onViewWillAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (From, To) -> Void = { _, _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> To {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<To> = try expectedEvent(
            in: openWindow(of: leaving, at: location, verbose: verbose),
            to: resolveTarget,
            hooks: [
                (.viewDidLoad, { onViewDidLoad(leaving, $0) }), (.viewWillAppear, { onViewWillAppear(leaving, $0) }),
                (.viewDidAppear, { onViewDidAppear(leaving, $0) }),
            ],
            at: location,
            verbose: verbose
        )
        return try assertExpectation(expectation, when: event)
    }

    /// Asserts that one controller leads to another one, however, and waits for that.
    ///
    /// - Parameters:
    ///   - leaving: Where the event happens.
    ///   - resolveTarget: Finds the controller that it leads to. It is called more than once.
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
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws -> To {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<To> = try expectedEvent(
            in: openWindow(of: leaving, at: location, verbose: verbose),
            to: resolveTarget,
            hooks: [
                (.viewDidLoad, { onViewDidLoad(leaving, $0) }), (.viewWillAppear, { onViewWillAppear(leaving, $0) }),
                (.viewDidAppear, { onViewDidAppear(leaving, $0) }),
            ],
            at: location,
            verbose: verbose
        )
        return try await awaitExpectation(expectation, timeout: timeout, when: event)
    }

    /// Asserts that something leads to a controller, however and in whichever window.
    ///
    /// Use it where there is no assertion that says more: for a new window for instance. What it leads to is not on the screen
    /// before.
    ///
    /// - Parameters:
    ///   - resolveTarget: Finds the controller that it leads to. It is called more than once.
    ///   - event: Leads to it.
    ///   - onViewDidLoad: Is called when what arrives has loaded.
    ///   - onViewWillAppear: Is called when what arrives is about to appear.
    ///   - onViewDidAppear: Is called when what arrives has appeared.
    ///   - verbose: Whether a failure draws the hierarchy.
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    /// - Returns: The controller that it leads to.
    /// - Throws: The failure, which has been shown; or what `event` throws.
    ///
    /// Source: Lasso's `assertControllerEvent(to:when:)`.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertControllerEvent<To: Controller>(
        to resolveTarget: @escaping @MainActor () throws -> Controller?,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (To) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (To) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (To) -> Void = { _ in },
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws -> To {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<To> = try expectedEvent(
            in: nil,
            to: resolveTarget,
            hooks: LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear),
            at: location,
            verbose: verbose
        )
        return try assertExpectation(expectation, when: event)
    }

    /// Asserts that something leads to a controller, however and in whichever window, and waits for that.
    ///
    /// - Parameters:
    ///   - resolveTarget: Finds the controller that it leads to. It is called more than once.
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
        verbose: Bool = true,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws -> To {
        let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation: FlowExpectation<To> = try expectedEvent(
            in: nil,
            to: resolveTarget,
            hooks: LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear),
            at: location,
            verbose: verbose
        )
        return try await awaitExpectation(expectation, timeout: timeout, when: event)
    }

    @MainActor private func expectedEvent<To: Controller>(
        in window: WindowController?,
        to resolveTarget: @escaping @MainActor () throws -> Controller?,
        hooks: [LifeCycleHooks<To>.Hook],
        at location: TestLocation,
        verbose: Bool
    ) throws -> FlowExpectation<To> {
        let shownBefore = ShownControllers()
        return FlowExpectation(in: window, isOnScreen: true, hooks: hooks, at: location, verbose: verbose) {
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

/// The controllers that are on the screen when this is made, without keeping them alive.
@MainActor
private struct ShownControllers {
    private struct Entry {
        weak var controller: Controller?
    }

    private let entries: [Entry]

    init() {
        let controllers = WindowController.openWindows.flatMap(\.withVisibleDescendants)
        entries = controllers.filter(\.isOnScreen).map(Entry.init)
    }

    func contain(_ controller: Controller) -> Bool {
        entries.contains { $0.controller === controller }
    }
}
