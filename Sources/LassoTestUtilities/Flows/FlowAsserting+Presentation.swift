import Lasso

extension FlowAsserting {
    /// Asserts that a controller presents another one, waiting if necessary.
    ///
    /// The presenting controller is the controller itself or a container around it, for example its navigation
    /// controller, on which `nextPresentedInFlow` presents. The window and the children of the controller do not count:
    /// the failure then names the controller that presents instead.
    ///
    /// ```swift
    /// let help: HelpViewController = try await assertPresentation(
    ///     on: home,
    ///     when: { home.store.dispatchAction(.didTapHelp) }
    /// )
    /// // Expected a HelpViewController presented on HomeViewController, found nothing presented.
    /// // Expected a HelpViewController presented on HomeViewController,
    /// //     found HelpViewController presented on WindowController.
    /// ```
    ///
    /// - Parameters:
    ///   - presenting: The presenting controller. Before the event, neither it nor a container around it presents a
    ///     controller.
    ///   - event: A closure that triggers the change.
    ///   - timeout: The longest time to wait; `nil` for the default, which ``AssertionTimeoutOverride`` can change.
    ///   - onViewDidLoad: A closure called when the arriving controller has loaded.
    ///   - onViewWillAppear: A closure called when the arriving controller is about to appear.
    ///   - onViewDidAppear: A closure called when the arriving controller has appeared.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - failTest: A closure that handles a failure; the default reports it.
    ///   - verbose: Whether failure messages include the hierarchy.
    /// - Returns: The presented controller.
    /// - Throws: The failure, already reported, or an error thrown by `event`.
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
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) async throws -> Presented {
        let hooks = LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let presentation = try expectedPresentation(on: presenting, asDialog: false, hooks, failure)
        return try await awaitExpectation(presentation, timeout: timeout, when: event)
    }

    /// Asserts that a controller immediately presents another one, in a synchronous test.
    ///
    /// The parameters match those of the asynchronous assertion.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertPresentation<Presented: Controller>(
        on presenting: Controller,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (Presented) -> Void = { _ in },
        onViewWillAppear: @escaping @MainActor (Presented) -> Void = { _ in },
        onViewDidAppear: @escaping @MainActor (Presented) -> Void = { _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) throws -> Presented {
        let hooks = LifeCycleHooks.arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let presentation = try expectedPresentation(on: presenting, asDialog: false, hooks, failure)
        return try assertExpectation(presentation, when: event)
    }

    /// Asserts that a controller presents another one as a dialog, in a window of its own and not in a popover, waiting
    /// if necessary.
    ///
    /// The desktop has no full-screen presentation. The closest presentation is a dialog, which makes the window below
    /// unusable.
    ///
    /// - Parameters:
    ///   - presenting: The presenting controller. Before the event, neither it nor a container around it presents a
    ///     controller.
    ///   - event: A closure that triggers the change.
    ///   - timeout: The longest time to wait; `nil` for the default, which ``AssertionTimeoutOverride`` can change.
    ///   - onViewDidLoad: A closure called when the arriving controller has loaded.
    ///   - onViewWillAppear: A closure called when the arriving controller is about to appear.
    ///   - onViewDidAppear: A closure called when the arriving controller has appeared.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///   - failTest: A closure that handles a failure; the default reports it.
    ///   - verbose: Whether failure messages include the hierarchy.
    /// - Returns: The presented controller.
    /// - Throws: The failure, already reported, or an error thrown by `event`.
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
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) async throws -> Presented {
        let hooks = LifeCycleHooks.arriving(from: presenting, onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let presentation = try expectedPresentation(on: presenting, asDialog: true, hooks, failure)
        return try await awaitExpectation(presentation, timeout: timeout, when: event)
    }

    /// Asserts that a controller immediately presents another one as a dialog, in a synchronous test.
    ///
    /// The parameters match those of the asynchronous assertion.
    @discardableResult
    @_disfavoredOverload
    @MainActor public func assertFullScreenPresentation<Presenting: Controller, Presented: Controller>(
        on presenting: Presenting,
        when event: @MainActor () throws -> Void,
        onViewDidLoad: @escaping @MainActor (Presenting, Presented) -> Void = { _, _ in },
        onViewWillAppear: @escaping @MainActor (Presenting, Presented) -> Void = { _, _ in },
        onViewDidAppear: @escaping @MainActor (Presenting, Presented) -> Void = { _, _ in },
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) throws -> Presented {
        let hooks = LifeCycleHooks.arriving(from: presenting, onViewDidLoad, onViewWillAppear, onViewDidAppear)
        let failure = FlowFailure(file, line, failTest, verbose: verbose)
        let presentation = try expectedPresentation(on: presenting, asDialog: true, hooks, failure)
        return try assertExpectation(presentation, when: event)
    }

    @MainActor private func expectedPresentation<Presented: Controller>(
        on presenting: Controller,
        asDialog: Bool,
        _ hooks: LifeCycleHooks<Presented>,
        _ failure: FlowFailure
    ) throws -> FlowExpectation<Presented> {
        let window = try openWindow(of: presenting, failure: failure)
        if let front = presented(at: presenting)?.frontController {
            throw failure.beforeTheEvent(
                "Expected nothing presented on \(presenting) before the event, found \(front) in front of it.",
                in: window
            )
        }
        let presentedBefore = RememberedControllers(presentedControllers)
        let expected = "Expected a \(Presented.self) presented on \(presenting)"
        return FlowExpectation(
            in: window,
            summary: expected,
            expected: { before in
                possiblePresenters(at: presenting).map { presenter in
                    before.changed(at: presenter) {
                        $0.presented = [HierarchyDrawing(Presented.self, shown: $0.isShown)]
                    }
                }
            },
            isOnScreen: presenting.isOnScreen,
            hooks: hooks,
            failure: failure
        ) {
            guard let found = presentingContainer(of: presenting)?.presentedController else {
                let others = presentedControllers.filter { !presentedBefore.contain($0) }
                guard let other = others.first, let presenter = other.presentingController else {
                    throw Mismatch("\(expected), found nothing presented.")
                }
                throw Mismatch("\(expected), found \(other) presented on \(presenter).")
            }
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

    /// All presented controllers in the open windows.
    @MainActor private var presentedControllers: [Controller] {
        var presented: [Controller] = []
        for window in WindowController.openWindows {
            window.forEachBelow { if let controller = $0.presentedController { presented.append(controller) } }
        }
        return presented
    }

    /// Returns the first controller that presents another one: the given controller or a container around it.
    @MainActor func presentingController(at controller: Controller) -> Controller? {
        sequence(first: controller, next: \.parent).first { $0.presentedController != nil }
    }

    /// Returns the controllers that count as presenting at a controller: the controller itself and the containers
    /// around it, except the window, which cannot present on iOS.
    @MainActor private func possiblePresenters(at controller: Controller) -> [Controller] {
        sequence(first: controller, next: \.parent).filter { !($0 is WindowController) || $0 === controller }
    }

    /// Returns the first of the controllers that count as presenting at a controller that does present.
    @MainActor private func presentingContainer(of controller: Controller) -> Controller? {
        possiblePresenters(at: controller).first { $0.presentedController != nil }
    }

    /// Returns the controller presented by a controller or by a container around it.
    @MainActor func presented(at controller: Controller) -> Controller? {
        presentingController(at: controller)?.presentedController
    }
}
