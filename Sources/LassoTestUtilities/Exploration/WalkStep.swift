import Lasso

/// A step of a walk through a flow: something that the user or a service does.
@MainActor
public struct WalkStep: @MainActor CustomStringConvertible {
    /// The kinds of steps.
    enum Kind {
        /// An action of a store, or a command.
        case action
        /// A way back or out.
        case leaving
        /// The closing of a window.
        case closingWindow
        /// An answer to a question.
        case answer
        /// A result of a service.
        case outcome
        /// The passing of time.
        case time
    }

    /// The step in words.
    public let description: String
    /// The call in a test that takes the step.
    public var code: String {
        let all = action.map { [$0.argument] + arguments } ?? arguments
        return "\(call)(\(all.joined(separator: ", ")))"
    }

    /// The step in words, without the window in which it is taken.
    let words: String
    let kind: Kind
    /// The index of the window in which the user takes the step; `nil` for what a service or time does.
    let window: Int?
    /// The action that the step sends; `nil` if it sends none.
    var action: SentAction?
    /// The link that the step follows; `nil` if it follows none.
    private(set) var link: NavigationPath?
    // The call, without its arguments.
    private let call: String
    // The arguments of the call, without the action that the step sends.
    private let arguments: [String]
    // Returns whether the step was possible.
    let take: @MainActor (FlowWalk) -> Bool

    /// Creates a step that the user takes.
    ///
    /// - Parameters:
    ///   - description: The step in words.
    ///   - method: The name of the method in a test that takes the step.
    ///   - arguments: The arguments of the method, without the window.
    ///   - kind: The kind of the step.
    ///   - window: The index of the window.
    ///   - take: A closure that takes the step, and returns whether it was possible.
    init(
        _ description: String,
        _ method: String,
        _ arguments: String?...,
        kind: Kind,
        in window: Int,
        take: @escaping @MainActor (WalkWindow) -> Bool
    ) {
        self.arguments = arguments.compactMap { $0 } + (window == 0 ? [] : ["inWindow: \(window)"])
        words = description
        self.description = description + (window == 0 ? "" : " in window \(window + 1)")
        call = "try await walk.\(method)"
        (self.kind, self.window) = (kind, window)
        self.take = { walk in walk.walkWindows[window].map(take) ?? false }
    }

    private init(
        _ description: String,
        calling call: String,
        _ arguments: String...,
        kind: Kind,
        take: @escaping @MainActor (FlowWalk) -> Bool
    ) {
        (self.description, words, self.kind) = (description, description, kind)
        (self.call, self.arguments, self.take, window) = (call, arguments, take, nil)
    }

    /// The lines of a test that takes the step, and expects a change.
    var codeExpectingChange: String {
        """
        try await walk.expectChange {
            \(code)
        }
        """
    }
}

// The steps of the user. The last parameter is the index of the window among those that are open.
extension WalkStep {
    /// Sends an action to a store of a screen in front.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - module: The store's module.
    ///   - number: The number of stores of the module that are further inside.
    ///   - sample: The index of the action among those that the store itself names; `nil` if it isn't one of them.
    ///   - window: The index of the window.
    static func action(
        _ action: Any,
        to module: Any.Type,
        at number: Int,
        sample: Int? = nil,
        in window: Int
    ) -> WalkStep {
        sending(action, to: module, at: number, sample: sample, in: window) { shown in
            let stores = shown.stores(of: module)
            return stores.indices.contains(number) && stores[number].dispatchTraced(action)
        }
    }

    /// Sends an action to the store of a view in front.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - view: The class of the view.
    ///   - number: The number of views of the class that are further inside.
    ///   - window: The index of the window.
    static func action<View: Controller & LassoView>(
        _ action: View.ViewAction,
        to view: View.Type,
        at number: Int,
        in window: Int
    ) -> WalkStep {
        sending(action, to: view, at: number, in: window) { shown in
            let views = shown.views(View.self)
            guard views.indices.contains(number) else { return false }
            views[number].dispatchAction(action)
            return true
        }
    }

    private static func sending(
        _ action: Any,
        to target: Any.Type,
        at number: Int,
        sample: Int? = nil,
        in window: Int,
        take: @escaping @MainActor (WalkWindow) -> Bool
    ) -> WalkStep {
        let sent = SentAction(action, to: target, sample: sample), name = sent.targetName
        var step = WalkStep(
            "\(name) \(sent.text)" + (number == 0 ? "" : " (\(number + 1))"),
            "send",
            "to: \(name).self",
            number == 0 ? nil : "at: \(number)",
            kind: .action,
            in: window,
            take: take
        )
        step.action = sent
        return step
    }

    /// Performs a command.
    static func command(_ command: AvailableCommand, option: CommandOption? = nil, in window: Int) -> WalkStep {
        let title = option.map { "\(command.title): \($0.title)" } ?? command.title
        return WalkStep.command(command.id, option: option?.id, title: title, in: window)
    }

    /// Performs a command.
    ///
    /// - Parameters:
    ///   - id: The identifier of the command.
    ///   - option: The identifier of the option of a choice.
    ///   - title: The title of the command, for messages.
    ///   - window: The index of the window.
    static func command(_ id: String, option: String?, title: String, in window: Int) -> WalkStep {
        WalkStep(
            "command “\(title)”",
            "perform",
            id.debugDescription,
            option.map { "choosing: \($0.debugDescription)" },
            kind: .action,
            in: window
        ) { shown in
            guard let command = shown.controller.availableCommands[id], command.isEnabled else { return false }
            return option.map { command.perform($0) } ?? command.perform()
        }
    }

    /// Goes one step back.
    ///
    /// - Parameters:
    ///   - container: The index of the container among those in front that have a step back.
    ///   - window: The index of the window.
    static func back(in container: Int, of window: Int) -> WalkStep {
        WalkStep(
            "go back" + (container == 0 ? "" : " (\(container + 1))"),
            "goBack",
            container == 0 ? nil : "in: \(container)",
            kind: .leaving,
            in: window
        ) { shown in
            let containers = shown.containersToGoBackIn
            guard containers.indices.contains(container) else { return false }
            containers[container].userDidGoBack(animated: false)
            return true
        }
    }

    /// Closes the dialog or popover in front.
    ///
    /// - Parameter window: The index of the window.
    static func closing(in window: Int) -> WalkStep {
        WalkStep("close", "closeDialog", kind: .leaving, in: window) { shown in
            let front = shown.controller.visibleController.outermostContainer
            guard front.presentingController != nil else { return false }
            front.beginToLeave()
            return true
        }
    }

    /// Closes a window.
    ///
    /// - Parameter window: The index of the window.
    static func closingWindow(_ window: Int) -> WalkStep {
        WalkStep(closing: window)
    }

    private init(closing window: Int) {
        words = "close the window"
        description = words + (window == 0 ? "" : " \(window + 1)")
        (call, arguments) = ("try await walk.closeWindow", window == 0 ? [] : ["\(window)"])
        (self.window, kind) = (window, .closingWindow)
        take = { walk in
            guard let shown = walk.walkWindows[window] else { return false }
            shown.controller.beginToLeave()
            return true
        }
    }

    /// Selects a tab, or turns to a page.
    ///
    /// - Parameters:
    ///   - index: The index of the tab or page.
    ///   - container: The index of the container among those in front.
    ///   - window: The index of the window.
    ///   - title: The title of the tab or page, if it has one.
    static func selection(_ index: Int, in container: Int, of window: Int, title: String?) -> WalkStep {
        WalkStep(
            "select “\(title ?? "\(index + 1)")”",
            "select",
            "\(index)",
            container == 0 ? nil : "in: \(container)",
            kind: .action,
            in: window
        ) { shown in
            guard let selection = shown.selectionController(container, with: index) else { return false }
            selection.userDidSelect(index)
            return true
        }
    }

    /// Closes a tab.
    ///
    /// - Parameters:
    ///   - index: The index of the tab.
    ///   - container: The index of the container among those in front.
    ///   - window: The index of the window.
    ///   - title: The title of the tab, if it has one.
    static func closingTab(_ index: Int, in container: Int, of window: Int, title: String?) -> WalkStep {
        WalkStep(
            "close tab “\(title ?? "\(index + 1)")”",
            "closeTab",
            "\(index)",
            container == 0 ? nil : "in: \(container)",
            kind: .leaving,
            in: window
        ) { shown in
            guard let selection = shown.selectionController(container, with: index) else { return false }
            selection.controllers[index].beginToLeave()
            return true
        }
    }
}

// What happens without the user.
extension WalkStep {
    /// Follows a link. In an exploration, no other steps are taken after that.
    ///
    /// - Parameter link: The path.
    static func following(_ link: NavigationPath) -> WalkStep {
        let argument = "to: \("\(link)".debugDescription)"
        // The walk itself follows the link, which takes time.
        var step = WalkStep("link \(link)", calling: "_ = await walk.go", argument, kind: .leaving) { _ in false }
        step.link = link
        return step
    }

    /// Gives a call of a service one of its outcomes.
    ///
    /// - Parameters:
    ///   - outcome: The name of the outcome.
    ///   - index: The index of the outcome, if the names needn't be compared.
    ///   - call: The name of the call.
    static func outcome(_ outcome: String, at index: Int? = nil, of call: String) -> WalkStep {
        WalkStep(
            "“\(call)” ends with “\(outcome)”",
            calling: "try await walk.endCall",
            call.debugDescription,
            "with: \(outcome.debugDescription)",
            kind: .outcome
        ) { walk in walk.waitingCalls.end(call, with: outcome, at: index) }
    }

    /// Lets time pass until a task that sleeps wakes up.
    static let time = WalkStep("time passes", calling: "try await walk.letTimePass", kind: .time) { walk in
        walk.wakesSleeper = walk.clock.sleeperCount > 0
        return walk.wakesSleeper
    }
}
