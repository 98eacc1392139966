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
    public let code: String

    let kind: Kind
    // Returns whether the step was possible.
    let take: @MainActor (FlowWalk) -> Bool
}

extension WalkStep {
    /// Whether the step sends an action to a store.
    var isSending: Bool { code.hasPrefix("try await walk.send(") }

    /// Follows a link, which only the beginning of a walk does.
    ///
    /// - Parameter link: The path.
    static func following(_ link: NavigationPath) -> WalkStep {
        let code = "_ = await walk.go(to: \("\(link)".debugDescription))"
        return WalkStep(description: "link \(link)", code: code, kind: .leaving) { _ in false }
    }

    /// Sends an action to a store of a screen in front.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - module: The name of the store's module.
    ///   - index: The number of stores of the module that are further inside.
    static func action(_ action: Any, to module: String, at index: Int) -> WalkStep {
        let text = ValueDescription.text(of: action)
        let place = index == 0 ? "" : ", at: \(index)"
        return WalkStep(
            description: "\(module) \(text)" + (index == 0 ? "" : " (\(index + 1))"),
            code: "try await walk.send(\(text), to: \(module).self\(place))",
            kind: .action
        ) { walk in
            let stores = walk.storesInFront.filter { $0.moduleName == module }
            return stores.indices.contains(index) && stores[index].dispatchTraced(action)
        }
    }

    /// Sends an action to the store of a view in front.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - view: The class of the view.
    ///   - index: The number of views of the class that are further inside.
    static func action<View: Controller & LassoView>(
        _ action: View.ViewAction,
        to view: View.Type,
        at index: Int
    ) -> WalkStep {
        let text = ValueDescription.text(of: action)
        let place = index == 0 ? "" : ", at: \(index)"
        return WalkStep(
            description: "\(View.self) \(text)" + (index == 0 ? "" : " (\(index + 1))"),
            code: "try await walk.send(\(text), to: \(View.self).self\(place))",
            kind: .action
        ) { walk in
            let views = walk.viewsInFront(View.self)
            guard views.indices.contains(index) else { return false }
            views[index].dispatchAction(action)
            return true
        }
    }

    /// Performs a command.
    static func command(_ command: AvailableCommand, option: CommandOption? = nil) -> WalkStep {
        let id = command.id
        let title = option.map { "\(command.title): \($0.title)" } ?? command.title
        return WalkStep.command(id, option: option?.id, title: title)
    }

    /// Performs a command.
    ///
    /// - Parameters:
    ///   - id: The identifier of the command.
    ///   - option: The identifier of the option of a choice.
    ///   - title: The title of the command, for messages.
    static func command(_ id: String, option: String?, title: String) -> WalkStep {
        let argument = option.map { ", choosing: \($0.debugDescription)" } ?? ""
        return WalkStep(
            description: "command “\(title)”",
            code: "try await walk.perform(\(id.debugDescription)\(argument))",
            kind: .action
        ) { walk in
            guard let command = walk.window.availableCommands[id], command.isEnabled else { return false }
            return option.map { command.perform($0) } ?? command.perform()
        }
    }

    /// Goes one step back.
    ///
    /// - Parameter container: The index of the container among those in front that have a step back.
    static func back(in container: Int) -> WalkStep {
        WalkStep(
            description: "go back" + (container == 0 ? "" : " (\(container + 1))"),
            code: "try await walk.goBack(\(container == 0 ? "" : "in: \(container)"))",
            kind: .leaving
        ) { walk in
            let containers = walk.containersToGoBackIn
            guard containers.indices.contains(container) else { return false }
            containers[container].userDidGoBack(animated: false)
            return true
        }
    }

    /// Closes the dialog or popover in front.
    static let closing = WalkStep(description: "close", code: "try await walk.closeDialog()", kind: .leaving) { walk in
        let front = walk.window.visibleController.outermostContainer
        guard front.presentingController != nil else { return false }
        front.beginToLeave()
        return true
    }

    /// Closes the window.
    static let closingWindow = WalkStep(
        description: "close the window",
        code: "try await walk.closeWindow()",
        kind: .leaving
    ) { walk in
        guard walk.window.isOpen else { return false }
        walk.window.beginToLeave()
        return true
    }

    /// Selects a tab, or turns to a page.
    ///
    /// - Parameters:
    ///   - index: The index of the tab or page.
    ///   - container: The index of the container among those in front.
    ///   - title: The title of the tab or page, if it has one.
    static func selection(_ index: Int, in container: Int, title: String?) -> WalkStep {
        WalkStep(
            description: "select “\(title ?? "\(index + 1)")”",
            code: "try await walk.select(\(index)\(container == 0 ? "" : ", in: \(container)"))",
            kind: .action
        ) { walk in
            guard let selection = walk.selectionController(container, with: index) else { return false }
            selection.userDidSelect(index)
            return true
        }
    }

    /// Closes a tab.
    ///
    /// - Parameters:
    ///   - index: The index of the tab.
    ///   - container: The index of the container among those in front.
    ///   - title: The title of the tab, if it has one.
    static func closingTab(_ index: Int, in container: Int, title: String?) -> WalkStep {
        WalkStep(
            description: "close tab “\(title ?? "\(index + 1)")”",
            code: "try await walk.closeTab(\(index)\(container == 0 ? "" : ", in: \(container)"))",
            kind: .leaving
        ) { walk in
            guard let selection = walk.selectionController(container, with: index) else { return false }
            selection.controllers[index].beginToLeave()
            return true
        }
    }

    /// Answers an alert.
    ///
    /// - Parameter button: The label of the button.
    static func answer(_ button: String) -> WalkStep {
        WalkStep(
            description: "answer “\(button)”",
            code: "try await walk.answer(\(button.debugDescription))",
            kind: .answer
        ) { walk in
            guard let alert = walk.window.question as? AlertController,
                let index = alert.buttons.firstIndex(where: { $0.label == button })
            else { return false }
            alert.answer(index)
            return true
        }
    }

    /// Answers the question for files.
    ///
    /// - Parameter paths: The paths of the chosen files; none cancels the question.
    static func files(_ paths: [String]) -> WalkStep {
        WalkStep(
            description: paths.isEmpty ? "choose no file" : "choose \(paths.joined(separator: ", "))",
            code: "try await walk.answer(paths: \(paths))",
            kind: .answer
        ) { walk in
            guard let question = walk.window.question as? FileQuestionController,
                paths.count < 2 || question.purpose == .openFiles
            else { return false }
            question.answer(paths.map(FileReference.init(path:)))
            return true
        }
    }

    /// Gives a call of a service one of its outcomes.
    ///
    /// - Parameters:
    ///   - outcome: The name of the outcome.
    ///   - call: The name of the call.
    static func outcome(_ outcome: String, of call: String) -> WalkStep {
        WalkStep(
            description: "“\(call)” ends with “\(outcome)”",
            code: "try await walk.end(\(call.debugDescription), with: \(outcome.debugDescription))",
            kind: .outcome
        ) { walk in walk.waitingCalls.end(call, with: outcome) }
    }

    /// Lets time pass until a task that sleeps wakes up.
    static let time = WalkStep(description: "time passes", code: "try await walk.letTimePass()", kind: .time) { walk in
        walk.wakesSleeper = walk.clock.sleeperCount > 0
        return walk.wakesSleeper
    }
}
