import Lasso
import LassoRecording

// Steps of the user, and links. Each fails the test, and throws the failure, if it isn't possible.
extension RecordedRun {
    /// Performs a command.
    ///
    /// - Parameters:
    ///   - id: The identifier of the command.
    ///   - option: The identifier of the option of a choice.
    ///   - window: The index of the window in ``windows``; the newest one that has the command if `nil`.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if the command isn't available and enabled.
    public func perform(
        _ id: String,
        choosing option: String? = nil,
        inWindow window: Int? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let event = TapeEvent(.command, of: option, text: id, window: window.map { "\($0)" })
        try await take(event, TestLocation(file: file, line: line))
    }

    /// Goes one step back in a container, as the user does.
    ///
    /// - Parameters:
    ///   - container: The position of the container.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such container.
    public func goBack(in container: String, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await take(TapeEvent(.back, of: container), TestLocation(file: file, line: line))
    }

    /// Leaves a controller as the user does: closes its dialog, its tab, or its window.
    ///
    /// - Parameters:
    ///   - controller: The position of the controller.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such controller.
    public func leave(_ controller: String, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await take(TapeEvent(.leave, of: controller), TestLocation(file: file, line: line))
    }

    /// Selects a tab, or turns to a page.
    ///
    /// - Parameters:
    ///   - index: The index of the tab or page.
    ///   - container: The position of the tab or page controller.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such tab or page.
    public func select(
        _ index: Int,
        in container: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(TapeEvent(.selection, of: container, number: index), TestLocation(file: file, line: line))
    }

    /// Moves a tab.
    ///
    /// - Parameters:
    ///   - index: The tab's index before the move.
    ///   - destination: The tab's index after the move.
    ///   - container: The position of the tab controller.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such tab, or no such place for it.
    public func moveTab(
        _ index: Int,
        to destination: Int,
        in container: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let event = TapeEvent(.tabMove, of: container, number: index, destination: destination)
        try await take(event, TestLocation(file: file, line: line))
    }

    /// Answers an alert.
    ///
    /// - Parameters:
    ///   - button: The label of the button.
    ///   - alert: The position of the alert.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such alert.
    public func answer(
        _ button: String,
        at alert: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(TapeEvent(.answer, of: alert, text: button), TestLocation(file: file, line: line))
    }

    /// Answers a question for files.
    ///
    /// - Parameters:
    ///   - uris: The URIs of the files; none cancels the question.
    ///   - question: The position of the question.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such question.
    public func choose(
        uris: [String],
        at question: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(TapeEvent(.files, of: question, lines: uris), TestLocation(file: file, line: line))
    }

    /// Closes a question without an answer.
    ///
    /// - Parameters:
    ///   - question: The position of the question.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such question.
    public func cancelQuestion(at question: String, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await take(TapeEvent(.cancellation, of: question), TestLocation(file: file, line: line))
    }

    /// Ends the toast that is shown, as the user does.
    ///
    /// - Parameters:
    ///   - text: The text of the toast.
    ///   - isByButton: Whether its button is pressed.
    ///   - window: The index of the window in ``windows``; the first one that shows such a toast if `nil`.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such toast.
    public func endToast(
        _ text: String,
        byButton isByButton: Bool,
        inWindow window: Int? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let outcome: ToastOutcome = isByButton ? .pressedButton : .dismissed
        let event = TapeEvent(endOfToast: text, as: outcome, inWindow: window)
        try await take(event, TestLocation(file: file, line: line))
    }

    /// Ends the toast that is shown as if its time were over. In this run, a toast doesn't end by itself, whatever time
    /// passes.
    ///
    /// - Parameters:
    ///   - text: The text of the toast.
    ///   - window: The index of the window in ``windows``; the first one that shows such a toast if `nil`.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such toast.
    public func timeOutToast(
        _ text: String,
        inWindow window: Int? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let event = TapeEvent(endOfToast: text, as: .timedOut, inWindow: window)
        try await take(event, TestLocation(file: file, line: line))
    }

    /// Presses the button of a banner that is shown, or closes the banner.
    ///
    /// - Parameters:
    ///   - text: The text of the banner.
    ///   - isByButton: Whether its button is pressed.
    ///   - window: The index of the window in ``windows``; the first one that shows such a banner if `nil`.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such banner, or if it can't end in this way.
    public func endBanner(
        _ text: String,
        byButton isByButton: Bool,
        inWindow window: Int? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let number = isByButton ? 1 : 0
        let event = TapeEvent(.banner, of: nil, text: text, number: number, window: window.map { "\($0)" })
        try await take(event, TestLocation(file: file, line: line))
    }

    /// Opens a link, as the desktop or another program does.
    ///
    /// - Parameters:
    ///   - path: The path of the link.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such window.
    public func open(
        link path: String,
        inWindow window: Int,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(TapeEvent(.opening, of: "\(window)", text: path), TestLocation(file: file, line: line))
    }

    /// Opens a link that can't be followed.
    ///
    /// - Parameters:
    ///   - reason: The reason that the user is told.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such window.
    public func open(
        invalidLink reason: String,
        inWindow window: Int,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let event = TapeEvent(.opening, of: "\(window)", text: reason, isFailure: true)
        try await take(event, TestLocation(file: file, line: line))
    }

    /// Opens files, as the desktop or another program does. The application has to be prepared: see
    /// ``init(opensWindowFirst:startTime:reading:file:line:preparing:)``.
    ///
    /// - Parameters:
    ///   - uris: The URIs of the files.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such window, or no application.
    public func open(
        uris: [String],
        inWindow window: Int,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(TapeEvent(.opening, of: "\(window)", lines: uris), TestLocation(file: file, line: line))
    }

    /// Lets the application open a further window, as if the desktop asked for one. The application has to be prepared:
    /// see ``init(opensWindowFirst:startTime:reading:file:line:preparing:)``.
    ///
    /// - Parameters:
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no application.
    public func openWindow(file: StaticString = #filePath, line: UInt = #line) async throws {
        try await take(TapeEvent(.newWindow, of: nil), TestLocation(file: file, line: line))
    }

    /// Goes to the place of a link in a flow.
    ///
    /// - Parameters:
    ///   - path: The path, relative to the flow.
    ///   - flow: The name of the flow's class.
    ///   - window: The index of the window in ``windows``; the first one with such a flow if `nil`.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such flow.
    public func follow(
        _ path: String,
        in flow: String,
        inWindow window: Int? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let event = TapeEvent(.link, of: flow, text: path, window: window.map { "\($0)" })
        try await take(event, TestLocation(file: file, line: line))
    }
}
