import Lasso

extension FlowAsserting {
    /// Asserts that an event on one controller leads to another one in any way, waiting if necessary.
    ///
    /// Use the assertion if there is no more specific one: for the tabs of a tab controller, the pages of a page
    /// controller or custom containers. The resulting controller must not be on the screen before the event.
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
    ///   - leaving: The controller on which the event happens.
    ///   - resolveTarget: A closure that returns the resulting controller. It is called more than once.
    ///   - event: A closure that triggers the change.
    ///   - timeout: The longest time to wait; `nil` for the default, which ``AssertionTimeoutOverride`` can change.
    ///   - onViewDidLoad: A closure called when the arriving controller has loaded.
    ///   - onViewWillAppear: A closure called when the arriving controller is about to appear.
    ///   - onViewDidAppear: A closure called when the arriving controller has appeared.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - failTest: A closure that handles a failure; the default reports it.
    ///   - verbose: Whether failure messages include the hierarchy.
    /// - Returns: The resulting controller.
    /// - Throws: The failure, already reported, or an error thrown by `event`.
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
        let hooks = LifeCycleHooks.arriving(from: leaving, onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let arrival = try expectedEvent(on: leaving, to: resolveTarget, hooks, failure)
        return try await awaitExpectation(arrival, timeout: timeout, when: event)
    }

    /// Asserts that an event on one controller immediately leads to another one, in a synchronous test.
    ///
    /// The parameters match those of the asynchronous assertion.
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
        let hooks = LifeCycleHooks.arriving(from: leaving, onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let arrival = try expectedEvent(on: leaving, to: resolveTarget, hooks, failure)
        return try assertExpectation(arrival, when: event)
    }

    /// Asserts that an event leads to a controller in any way and in any window, waiting if necessary.
    ///
    /// Use the assertion if there is no more specific one, for example for a new window. The resulting controller must
    /// not be on the screen before the event.
    ///
    /// - Parameters:
    ///   - resolveTarget: A closure that returns the resulting controller. It is called more than once.
    ///   - event: A closure that triggers the change.
    ///   - timeout: The longest time to wait; `nil` for the default, which ``AssertionTimeoutOverride`` can change.
    ///   - onViewDidLoad: A closure called when the arriving controller has loaded.
    ///   - onViewWillAppear: A closure called when the arriving controller is about to appear.
    ///   - onViewDidAppear: A closure called when the arriving controller has appeared.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - failTest: A closure that handles a failure; the default reports it.
    ///   - verbose: Whether failure messages include the hierarchy.
    /// - Returns: The resulting controller.
    /// - Throws: The failure, already reported, or an error thrown by `event`.
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
        let hooks = LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let arrival = try expectedEvent(on: nil, to: resolveTarget, hooks, failure)
        return try await awaitExpectation(arrival, timeout: timeout, when: event)
    }

    /// Asserts that an event immediately leads to a controller, in a synchronous test.
    ///
    /// The parameters match those of the asynchronous assertion.
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
        let hooks = LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let arrival = try expectedEvent(on: nil, to: resolveTarget, hooks, failure)
        return try assertExpectation(arrival, when: event)
    }

    @MainActor private func expectedEvent<To: Controller>(
        on leaving: Controller?,
        to resolveTarget: @escaping @MainActor () throws -> Controller?,
        _ hooks: LifeCycleHooks<To>,
        _ failure: FlowFailure
    ) throws -> FlowExpectation<To> {
        let window = try leaving.map { try openWindow(of: $0, failure: failure) }
        let controllers = WindowController.openWindows.flatMap(\.withVisibleDescendants)
        let shownBefore = RememberedControllers(controllers.filter(\.isOnScreen))
        return FlowExpectation(in: window, isOnScreen: true, hooks: hooks, failure: failure) {
            guard let found = try resolveTarget() else { throw Mismatch("Expected a \(To.self), found nothing.") }
            guard let target = found as? To else { throw Mismatch("Expected a \(To.self), found \(found).") }
            guard !shownBefore.contain(target) else {
                throw Mismatch(
                    "Expected a \(To.self) that was not on the screen before the event, found \(target), which was."
                )
            }
            return target
        }
    }
}
