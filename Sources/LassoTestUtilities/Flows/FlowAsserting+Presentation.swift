import Lasso

extension FlowAsserting {
    /// Asserts that a controller presents another one, and waits for that.
    ///
    /// The controller itself presents, or a container that it is in does: its navigation controller for instance, on
    /// which `nextPresentedInFlow` presents. The window does not count, nor does a controller that is in this one: the
    /// failure names the controller that presents instead.
    ///
    /// ```swift
    /// let help: HelpViewController = try await assertPresentation(
    ///     on: home,
    ///     when: { home.store.dispatchAction(.didTapHelp) }
    /// )
    /// // Expected a HelpViewController presented on HomeViewController, found nothing presented.
    /// // Expected a HelpViewController presented on HomeViewController, found HelpViewController presented on WindowController.
    /// ```
    ///
    /// - Parameters:
    ///   - presenting: The controller that presents it. Neither it nor a container that it is in presents anything
    ///     before.
    ///   - event: A closure that leads to it.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - onViewDidLoad: A closure that is called when what arrives has loaded.
    ///   - onViewWillAppear: A closure that is called when what arrives is about to appear.
    ///   - onViewDidAppear: A closure that is called when what arrives has appeared.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    ///   - failTest: A closure that does something about a failure; the default shows it.
    ///   - verbose: Whether a failure draws the hierarchy.
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
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) async throws -> Presented {
        try await awaitExpectation(
            expectedPresentation(
                on: presenting,
                asDialog: false,
                hooks: .arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear),
                failure: FlowFailure(file, line, failTest, verbose: verbose)
            ),
            timeout: timeout,
            when: event
        )
    }

    /// Asserts that a controller presents another one at once, in a synchronous test.
    ///
    /// The parameters are those of the asynchronous assertion.
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
        try assertExpectation(
            expectedPresentation(
                on: presenting,
                asDialog: false,
                hooks: .arriving(onViewDidLoad, onViewWillAppear, onViewDidAppear),
                failure: FlowFailure(file, line, failTest, verbose: verbose)
            ),
            when: event
        )
    }

    /// Asserts that a controller presents another one as a dialog, in a window of its own, and not in a popover, and
    /// waits for that.
    ///
    /// The desktop has no presentation over the full screen; a dialog is the one that takes the window below out of
    /// use.
    ///
    /// - Parameters:
    ///   - presenting: The controller that presents it. Neither it nor a container that it is in presents anything
    ///     before.
    ///   - event: A closure that leads to it.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - onViewDidLoad: A closure that is called when what arrives has loaded.
    ///   - onViewWillAppear: A closure that is called when what arrives is about to appear.
    ///   - onViewDidAppear: A closure that is called when what arrives has appeared.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    ///   - failTest: A closure that does something about a failure; the default shows it.
    ///   - verbose: Whether a failure draws the hierarchy.
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
        file: StaticString = #filePath,
        line: UInt = #line,
        failTest: @escaping FailTest = log,
        verbose: Bool = true
    ) async throws -> Presented {
        try await awaitExpectation(
            expectedPresentation(
                on: presenting,
                asDialog: true,
                hooks: .arriving(from: presenting, onViewDidLoad, onViewWillAppear, onViewDidAppear),
                failure: FlowFailure(file, line, failTest, verbose: verbose)
            ),
            timeout: timeout,
            when: event
        )
    }

    /// Asserts that a controller presents another one as a dialog at once, in a synchronous test.
    ///
    /// The parameters are those of the asynchronous assertion.
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
        try assertExpectation(
            expectedPresentation(
                on: presenting,
                asDialog: true,
                hooks: .arriving(from: presenting, onViewDidLoad, onViewWillAppear, onViewDidAppear),
                failure: FlowFailure(file, line, failTest, verbose: verbose)
            ),
            when: event
        )
    }

    @MainActor private func expectedPresentation<Presented: Controller>(
        on presenting: Controller,
        asDialog: Bool,
        hooks: LifeCycleHooks<Presented>,
        failure: FlowFailure
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

    /// The controllers that are presented anywhere in the open windows.
    @MainActor private var presentedControllers: [Controller] {
        var presented: [Controller] = []
        for window in WindowController.openWindows {
            window.forEachBelow { if let controller = $0.presentedController { presented.append(controller) } }
        }
        return presented
    }

    /// The controller that presents something: the one named, or a container that it is in.
    @MainActor func presentingController(at controller: Controller) -> Controller? {
        sequence(first: controller, next: \.parent).first { $0.presentedController != nil }
    }

    /// The controllers that may present something where the user is at a controller: that one, and the containers that
    /// it is in other than the window, which cannot present on iOS.
    @MainActor private func possiblePresenters(at controller: Controller) -> [Controller] {
        sequence(first: controller, next: \.parent).filter { !($0 is WindowController) || $0 === controller }
    }

    /// The one of the controllers that may present something where the user is at a controller that does.
    @MainActor private func presentingContainer(of controller: Controller) -> Controller? {
        possiblePresenters(at: controller).first { $0.presentedController != nil }
    }

    /// Returns the controller that a controller, or a container that it is in, presents.
    @MainActor func presented(at controller: Controller) -> Controller? {
        presentingController(at: controller)?.presentedController
    }
}
