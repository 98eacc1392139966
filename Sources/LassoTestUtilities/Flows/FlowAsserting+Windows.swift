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
    ///   - fileID: Where this is called, for the failure.
    ///   - filePath: Where this is called, for the failure.
    ///   - line: Where this is called, for the failure.
    ///   - column: Where this is called, for the failure.
    ///
    /// Source: Lasso's `waitForEvents(in:)`.
    @MainActor public func waitForEvents(
        in window: WindowController,
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        // The main actor takes them in turn, so this one comes after those.
        await Task {}.value
        var complaints: [String] = []
        try? await eventually(within: timeout ?? lassoAssertionTimeout) {
            stage.settle()
            complaints = stage.complaints(about: window)
            return complaints.isEmpty
        }
        guard !complaints.isEmpty else { return }
        reportFailure(
            (["\(window) is shown differently from what the hierarchy says:"] + complaints.map { "  " + $0 })
                .joined(separator: "\n"),
            at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// The open window that a controller is in.
    ///
    /// - Throws: A failure, which has been shown, if there is none: nothing would appear.
    @MainActor func openWindow(
        of controller: Controller,
        at location: TestLocation,
        verbose: Bool
    ) throws -> WindowController {
        let window = controller as? WindowController ?? controller.windowController
        guard let window, window.isOpen else {
            let place = window.map { "in \($0), which is closed" } ?? "in none"
            throw failureBeforeTheEvent(
                "Expected \(controller) in an open window before the event, found it \(place).",
                in: window,
                at: location,
                verbose: verbose
            )
        }
        return window
    }
}
