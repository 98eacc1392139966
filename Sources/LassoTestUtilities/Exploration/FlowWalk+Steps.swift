import Lasso
import LassoRecording

// The steps of a walk, as a test takes them. Each fails the test, and throws the failure, if it isn't possible.
extension FlowWalk {
    /// Sends an action to the store of a screen in front.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - module: The module of the store.
    ///   - index: The number of stores of the module that are further inside.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such store.
    public func send<Module: StoreModule>(
        _ action: Module.Action,
        to module: Module.Type,
        at index: Int = 0,
        inWindow window: Int = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(.action(action, to: Module.self, at: index, in: window), TestLocation(file: file, line: line))
    }

    /// Sends an action to the store of a view in front.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - view: The class of the view.
    ///   - index: The number of views of the class that are further inside.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such view.
    public func send<View: Controller & LassoView>(
        _ action: View.ViewAction,
        to view: View.Type,
        at index: Int = 0,
        inWindow window: Int = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(.action(action, to: view, at: index, in: window), TestLocation(file: file, line: line))
    }

    /// Sends an action to the store of a screen in front, in JSON: the name of the case, and its values by their
    /// labels. Values without labels are `_0`, `_1`, and so on.
    ///
    /// ```swift
    /// try await walk.send(json: #"{"didType":{"_0":"three"}}"#, to: NoteModule.self)
    /// try await walk.send(json: #"{"didTapKeep":{}}"#, to: NoteModule.self)
    /// ```
    ///
    /// - Parameters:
    ///   - json: The action in JSON, as its type decodes it. A secret is the text “Stand-in 4 a secret” there.
    ///   - module: The module of the store.
    ///   - index: The number of stores of the module that are further inside.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such store, or the action can't be decoded.
    public func send<Module: StoreModule>(
        json: String,
        to module: Module.Type,
        at index: Int = 0,
        inWindow window: Int = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let action = try await action(json, as: Module.Action.self, TestLocation(file: file, line: line))
        try await send(action, to: module, at: index, inWindow: window, file: file, line: line)
    }

    /// Sends an action to the store of a view in front, in JSON: the name of the case, and its values by their labels.
    /// Values without labels are `_0`, `_1`, and so on.
    ///
    /// ```swift
    /// try await walk.send(json: #"{"didType":{"_0":"three"}}"#, to: NoteViewController.self)
    /// try await walk.send(json: #"{"didTapKeep":{}}"#, to: NoteViewController.self)
    /// ```
    ///
    /// - Parameters:
    ///   - json: The action in JSON, as its type decodes it. A secret is the text “Stand-in 4 a secret” there.
    ///   - view: The class of the view.
    ///   - index: The number of views of the class that are further inside.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such view, or the action can't be decoded.
    public func send<View: Controller & LassoView>(
        json: String,
        to view: View.Type,
        at index: Int = 0,
        inWindow window: Int = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        let action = try await action(json, as: View.ViewAction.self, TestLocation(file: file, line: line))
        try await send(action, to: view, at: index, inWindow: window, file: file, line: line)
    }

    /// Returns the action that a JSON text stands for, or ends the walk if it is none.
    private func action<Action>(
        _ json: String,
        as type: Action.Type,
        _ location: TestLocation
    ) async throws -> Action {
        do {
            return try ActionSource.action(json: json, as: type)
        } catch {
            _ = await end()
            throw log(FailedTest(error: PlainError(text: "\(error)"), at: location)).reportedError
        }
    }

    /// Performs a command.
    ///
    /// - Parameters:
    ///   - id: The identifier of the command.
    ///   - option: The identifier of the option of a choice.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if the command isn't available and enabled.
    public func perform(
        _ id: String,
        choosing option: String? = nil,
        inWindow window: Int = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(.command(id, option: option, title: id, in: window), TestLocation(file: file, line: line))
    }

    /// Goes one step back, as the user does.
    ///
    /// - Parameters:
    ///   - container: The index of the container among those in front that have a step back. The first is the one where
    ///     the user is.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no step back.
    public func goBack(
        in container: Int = 0,
        inWindow window: Int = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(.back(in: container, of: window), TestLocation(file: file, line: line))
    }

    /// Closes the dialog or popover in front, as the user does.
    ///
    /// - Parameters:
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is none.
    public func closeDialog(inWindow window: Int = 0, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await take(.closing(in: window), TestLocation(file: file, line: line))
    }

    /// Closes a window, as the user does.
    ///
    /// - Parameters:
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such window.
    public func closeWindow(_ window: Int = 0, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await take(.closingWindow(window), TestLocation(file: file, line: line))
    }

    /// Selects a tab, or turns to a page.
    ///
    /// - Parameters:
    ///   - index: The index of the tab or page.
    ///   - container: The index of the container among the tab and page controllers in front, the innermost first.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such tab or page.
    public func select(
        _ index: Int,
        in container: Int = 0,
        inWindow window: Int = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(.selection(index, in: container, of: window, title: nil), TestLocation(file: file, line: line))
    }

    /// Closes a tab, as the user does.
    ///
    /// - Parameters:
    ///   - index: The index of the tab.
    ///   - container: The index of the container among the tab and page controllers in front, the innermost first.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such tab.
    public func closeTab(
        _ index: Int,
        in container: Int = 0,
        inWindow window: Int = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(.closingTab(index, in: container, of: window, title: nil), TestLocation(file: file, line: line))
    }

    /// Answers the alert in front.
    ///
    /// - Parameters:
    ///   - button: The label of the button.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such alert.
    public func answer(_ button: String, inWindow window: Int = 0, file: StaticString = #filePath, line: UInt = #line)
        async throws
    {
        try await take(.answer(button, in: window), TestLocation(file: file, line: line))
    }

    /// Answers the question for files in front.
    ///
    /// - Parameters:
    ///   - paths: The paths of the chosen files; none cancels the question.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such question.
    public func answer(paths: [String], inWindow window: Int = 0, file: StaticString = #filePath, line: UInt = #line)
        async throws
    {
        try await take(.files(paths, in: window), TestLocation(file: file, line: line))
    }

    /// Ends the toast in front, as the user does.
    ///
    /// - Parameters:
    ///   - text: The text of the toast.
    ///   - isByButton: Whether its button is pressed. Otherwise, the toast is closed.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such toast.
    public func endToast(
        _ text: String,
        byButton isByButton: Bool,
        inWindow window: Int = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(.toast(text, byButton: isByButton, in: window), TestLocation(file: file, line: line))
    }

    /// Presses the button of a banner in front, or closes the banner, as the user does.
    ///
    /// - Parameters:
    ///   - text: The text of the banner.
    ///   - isByButton: Whether its button is pressed. Otherwise, the banner is closed.
    ///   - window: The index of the window in ``windows``.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if there is no such banner.
    public func endBanner(
        _ text: String,
        byButton isByButton: Bool,
        inWindow window: Int = 0,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(.banner(text, byButton: isByButton, in: window), TestLocation(file: file, line: line))
    }

    /// Ends a waiting call of a service with one of its ``Outcomes``.
    ///
    /// - Parameters:
    ///   - call: The name of the call.
    ///   - outcome: The name of the outcome.
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if no such call is waiting.
    public func endCall(
        _ call: String,
        with outcome: String,
        file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await take(.outcome(outcome, of: call), TestLocation(file: file, line: line))
    }

    /// Lets time pass until the task that sleeps least wakes up.
    ///
    /// - Parameters:
    ///   - file: The file in which failures are reported.
    ///   - line: The line at which failures are reported.
    /// - Throws: The failure, already reported, if no task is sleeping.
    public func letTimePass(file: StaticString = #filePath, line: UInt = #line) async throws {
        try await take(.time, TestLocation(file: file, line: line))
    }

    /// Goes to a path, as a link does.
    ///
    /// - Parameter path: The path, relative to the flow; if a closure has started several, to the outermost one in the
    ///   window.
    /// - Returns: The outcome; `nil` if no flow is in the window, or if a question has to be answered first.
    public func go(to path: NavigationPath) async -> NavigationOutcome? { await follow(path) }

    /// Takes a step, or ends the walk if it isn't possible.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - location: The location at which failures are reported.
    /// - Throws: The failure, already reported, if the step isn't possible.
    func take(_ step: WalkStep, _ location: TestLocation) async throws {
        guard !hasEnded else {
            let text = "\(step.description): The walk has ended, by finish() or because a step wasn't possible."
            throw log(FailedTest(error: PlainError(text: text), at: location)).reportedError
        }
        guard await !take(step) else { return }
        // In the words of a test, because the titles of commands, for example, aren't their identifiers.
        let others = possibleSteps([Inputs(CommandsOnScreen.self)]).map { "    \($0.code)" }.joined(separator: "\n")
        let text = "The step isn't possible here: \(step.code). Possible are:\n\(others)\n\(summary)"
        hasFailed = true
        _ = await end()
        throw log(FailedTest(error: PlainError(text: text), at: location)).reportedError
    }
}
