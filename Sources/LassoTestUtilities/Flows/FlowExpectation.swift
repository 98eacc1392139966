import Lasso

/// The hierarchy and the controller that an assertion expects after an event.
@MainActor
struct FlowExpectation<Target: Controller> {
    private let window: WindowController?
    private let before: HierarchyDrawing?
    private let expected: [HierarchyDrawing]
    private let summary: String
    private let isOnScreen: Bool
    private let hooks: LifeCycleHooks<Target>
    private let failure: FlowFailure
    private let resolve: @MainActor () throws -> Target

    /// - Parameters:
    ///   - window: The window that the event happens in; `nil` if it is not known.
    ///   - summary: A description of the expectation. Failure messages begin with it.
    ///   - expected: A closure that returns the allowed hierarchies, given the hierarchy before the event, most likely
    ///     one first. An empty array if only the target matters.
    ///   - isOnScreen: Whether the target has to be on the screen at the end.
    ///   - hooks: The closures to call during the life cycle.
    ///   - failure: The way in which the assertion fails.
    ///   - resolve: A closure that returns the target after the event, and throws a ``Mismatch`` if the target is not
    ///     there.
    init(
        in window: WindowController?,
        summary: String = "",
        expected: (HierarchyDrawing) -> [HierarchyDrawing] = { _ in [] },
        isOnScreen: Bool,
        hooks: LifeCycleHooks<Target>,
        failure: FlowFailure,
        resolve: @escaping @MainActor () throws -> Target
    ) {
        self.window = window
        before = window.map { HierarchyDrawing(of: $0) }
        self.summary = summary
        self.expected = before.map(expected) ?? []
        self.isOnScreen = isOnScreen
        self.hooks = hooks
        self.failure = failure
        self.resolve = resolve
    }

    /// Calls the hooks during the life cycle, until the observation is canceled.
    func observe() -> Observation {
        let observer = { @MainActor (event: HierarchyEvent) in
            // During the life cycle, the hierarchy is already in its final state. If the target isn't there, the
            // assertion fails when it ends.
            if let target = try? resolve() { hooks.call(after: event, with: target) }
        }
        // An unknown window may not be open yet.
        return window?.observeHierarchy(observer) ?? HierarchyEvent.observeAll(observer)
    }

    /// Returns whether the expectation is met. If it isn't, the reason is thrown when the assertion ends.
    ///
    /// - Parameter stage: The stage, which may report that it shows the hierarchy differently.
    func isMet(on stage: any FlowStage) -> Bool { (try? target(on: stage)) != nil }

    /// Ends the assertion.
    ///
    /// - Parameters:
    ///   - stage: The stage, which may report that it shows the hierarchy differently.
    ///   - waited: The time that the assertion has waited; `nil` if it has not timed out.
    /// - Returns: The controller that the event led to.
    /// - Throws: The failure, already reported.
    func conclude(on stage: any FlowStage, waited: Duration? = nil) throws -> Target {
        do {
            let target = try target(on: stage)
            hooks.callRemaining(with: target)
            return target
        } catch let mismatch as Mismatch {
            throw error(
                mismatch.summary + (waited.map { "\nWaited for \($0)." } ?? ""),
                expected: mismatch.expected ?? expected.first
            )
        }
    }

    private func target(on stage: any FlowStage) throws -> Target {
        let target = try resolve()
        try compareHierarchy(with: target)
        if isOnScreen, !target.isOnScreen {
            throw Mismatch("Expected \(target) on the screen; it is in its place, but not shown.")
        }
        let window = target.windowController ?? window
        if let complaints = window.map(stage.complaints), !complaints.isEmpty {
            throw Mismatch(
                (["The hierarchy is as expected, but it is shown differently:"] + complaints.map { "  " + $0 })
                    .joined(separator: "\n")
            )
        }
        return target
    }

    /// Throws a ``Mismatch`` if the window has unexpected changes.
    private func compareHierarchy(with target: Target) throws {
        guard let window, let before else { return }
        let found = HierarchyDrawing(of: window)
        let comparisons = expected.map { expected in
            (expected: expected, differences: expected.differences(in: found, arriving: target, before: before))
        }
        let closest = comparisons.min { $0.differences.count < $1.differences.count }
        guard let closest, !closest.differences.isEmpty else { return }
        throw Mismatch(
            "\(summary) and no other change, found:\n" + indented(closest.differences),
            expected: closest.expected
        )
    }

    private func error(_ summary: String, expected: HierarchyDrawing?) -> any Error {
        var drawings: [FlowAssertionError.Drawing] = []
        if let before { drawings.append(("before", before.lines())) }
        if let expected { drawings.append(("expected", expected.lines())) }
        if let window { drawings.append(("after", HierarchyDrawing(of: window).lines())) }
        return failure.error(FlowAssertionError(summary: summary, drawings: drawings))
    }
}

extension FlowAsserting {
    /// Triggers an event and asserts its immediate result.
    @MainActor
    @discardableResult
    func assertExpectation<Target: Controller>(
        _ expectation: FlowExpectation<Target>,
        when event: @MainActor () throws -> Void
    ) throws -> Target {
        let observation = expectation.observe()
        defer { observation.cancel() }
        try event()
        stage.settle()
        return try expectation.conclude(on: stage)
    }

    /// Triggers an event and waits for its result.
    @MainActor
    @discardableResult
    func awaitExpectation<Target: Controller>(
        _ expectation: FlowExpectation<Target>,
        timeout: Duration?,
        when event: @MainActor () async throws -> Void
    ) async throws -> Target {
        let observation = expectation.observe()
        defer { observation.cancel() }
        try await event()
        let timeout = timeout ?? lassoAssertionTimeout
        let isMet = try await happens(within: timeout) {
            stage.settle()
            return expectation.isMet(on: stage)
        }
        return try expectation.conclude(on: stage, waited: isMet ? nil : timeout)
    }
}

/// Returns the descriptions of controllers for a failure message.
@MainActor
func descriptions(of controllers: [Controller]) -> String {
    "[" + controllers.map(\.description).joined(separator: ", ") + "]"
}
