import Lasso

extension FlowAsserting {
    /// Lets what moves in a window come to rest.
    ///
    /// - Parameter window: The window.
    ///
    /// Source: Lasso's `waitForEvents(in:)`.
    @MainActor public func waitForEvents(in window: WindowController) {
        stage.settle()
    }

    /// Waits until the tasks that wait for the main actor have had their turn, nothing moves any more in a window, and it is
    /// shown as the hierarchy says.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
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

    /// Waits as ``waitForEvents(in:timeout:file:line:)`` does, and throws where the test cannot go on.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - timeout: How long to wait at the most; `nil` for what ``AssertionTimeoutOverride`` says.
    ///   - file: The file that a failure is shown in.
    ///   - line: The line that a failure is shown at.
    /// - Throws: The failure, which has been shown.
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
        // The main actor takes them in turn, so this one comes after those.
        await Task {}.value
        var complaints: [String] = []
        _ = try? await happens(within: timeout ?? lassoAssertionTimeout) {
            stage.settle()
            complaints = stage.complaints(about: window)
            return complaints.isEmpty
        }
        guard !complaints.isEmpty else { return nil }
        let lines = ["\(window) is shown differently from what the hierarchy says:"] + complaints.map { "  " + $0 }
        return FailedTest(error: PlainError(text: lines.joined(separator: "\n")), at: location)
    }

    /// The open window that a controller is in.
    ///
    /// - Throws: A failure, which has been shown, if there is none: nothing would appear.
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
