import Lasso

extension FlowAsserting {
    /// Waits until the transitions in a window have finished.
    ///
    /// - Parameter window: The window.
    ///
    /// Source: Lasso's `waitForEvents(in:)`.
    @MainActor public func waitForEvents(in window: WindowController) {
        stage.settle()
    }

    /// Waits until the tasks that wait for the main actor have run, the transitions in a window have finished, and the
    /// window is shown as its hierarchy describes.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - timeout: The longest time to wait; `nil` for the default, which ``AssertionTimeoutOverride`` can change.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    ///
    /// Source: Lasso's `waitForEvents(in:)`.
    @MainActor public func waitForEvents(
        in window: WindowController,
        timeout: Duration? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async {
        await failure(of: window, after: timeout, at: TestLocation(file: file, line: line))?.report()
    }

    /// Waits like ``waitForEvents(in:timeout:file:line:)``, and throws an error on failure.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - timeout: The longest time to wait; `nil` for the default, which ``AssertionTimeoutOverride`` can change.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported.
    ///
    /// Source: Lasso's `waitForEventsWithError(in:)`.
    @MainActor public func waitForEventsWithError(
        in window: WindowController,
        timeout: Duration? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let failure = await failure(of: window, after: timeout, at: TestLocation(file: file, line: line))
        if let failure { throw log(failure).reportedError }
    }

    @MainActor private func failure(
        of window: WindowController,
        after timeout: Duration?,
        at location: TestLocation
    ) async -> FailedTest? {
        // The main actor runs tasks in order, so this one runs after those.
        await Task {}.value
        var complaints: [String] = []
        // Cancellation only shortens the wait. The failure lists the complaints.
        _ = try? await happens(within: timeout ?? lassoAssertionTimeout) {
            stage.settle()
            complaints = stage.complaints(about: window)
            return complaints.isEmpty
        }
        guard !complaints.isEmpty else { return nil }
        let lines = ["\(window) is shown differently from what the hierarchy says:"] + complaints.map { "  " + $0 }
        return FailedTest(error: PlainError(text: lines.joined(separator: "\n")), at: location)
    }

    /// Returns the open window that contains a controller.
    ///
    /// - Throws: A failure, already reported, if there is none, because no controller would appear.
    @MainActor func openWindow(
        of controller: Controller,
        failure: FlowFailure
    ) throws -> WindowController {
        let window = controller as? WindowController ?? controller.windowController
        guard let window, window.isOpen else {
            let place = window.map { "in \($0), which is closed" } ?? "in none"
            throw failure.beforeTheEvent(
                "Expected \(controller) in an open window before the event, found it \(place).",
                in: window
            )
        }
        return window
    }
}
