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

    /// Performs a command.
    static func command(_ command: AvailableCommand, option: CommandOption? = nil) -> WalkStep {
        let id = command.id
        let title = option.map { "\(command.title): \($0.title)" } ?? command.title
        let argument = option.map { ", choosing: \"\($0.id)\"" } ?? ""
        return WalkStep(
            description: "command “\(title)”",
            code: "try await walk.perform(\"\(id)\"\(argument))",
            kind: .action
        ) { walk in
            guard let command = walk.window.availableCommands[id], command.isEnabled else { return false }
            return option.map { command.perform($0.id) } ?? command.perform()
        }
    }

    /// Goes one step back.
    static let back = WalkStep(description: "go back", code: "try await walk.goBack()", kind: .leaving) { walk in
        walk.window.visibleController.goBack()
    }

    /// Closes the dialog or popover in front.
    static let closing = WalkStep(description: "close", code: "try await walk.closeDialog()", kind: .leaving) { walk in
        let front = walk.window.visibleController.outermostContainer
        guard front.presentingController != nil else { return false }
        front.beginToLeave()
        return true
    }

    /// Selects a tab.
    ///
    /// - Parameters:
    ///   - index: The index of the tab.
    ///   - title: The title of the tab, if it has one.
    static func tab(_ index: Int, title: String?) -> WalkStep {
        WalkStep(
            description: "tab “\(title ?? "\(index + 1)")”",
            code: "try await walk.selectTab(\(index))",
            kind: .action
        ) { walk in
            guard let tabs = walk.tabController, tabs.controllers.indices.contains(index) else { return false }
            tabs.selectedIndex = index
            return true
        }
    }

    /// Answers an alert.
    ///
    /// - Parameter button: The label of the button.
    static func answer(_ button: String) -> WalkStep {
        WalkStep(
            description: "answer “\(button)”",
            code: "try await walk.answer(\"\(button)\")",
            kind: .answer
        ) { walk in
            guard let alert = walk.window.question as? AlertController,
                let index = alert.buttons.firstIndex(where: { $0.label == button })
            else { return false }
            alert.answer(index)
            return true
        }
    }

    /// Cancels the question for files.
    static let cancellingFiles = WalkStep(
        description: "choose no file",
        code: "try await walk.answer(paths: [])",
        kind: .answer
    ) { walk in
        guard let question = walk.window.question as? FileQuestionController else { return false }
        question.answer([])
        return true
    }

    /// Answers the question for files.
    ///
    /// - Parameter path: The path of the chosen file.
    static func file(_ path: String) -> WalkStep {
        WalkStep(
            description: "choose \(path)",
            code: "try await walk.answer(paths: [\"\(path)\"])",
            kind: .answer
        ) { walk in
            guard let question = walk.window.question as? FileQuestionController else { return false }
            question.answer([FileReference(path: path)])
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
            code: "try await walk.end(\"\(call)\", with: \"\(outcome)\")",
            kind: .outcome
        ) { walk in walk.waitingCalls.end(call, with: outcome) }
    }

    /// Lets time pass until a task that sleeps wakes up.
    static let time = WalkStep(description: "time passes", code: "try await walk.letTimePass()", kind: .time) { walk in
        walk.wakesSleeper = walk.clock.sleeperCount > 0
        return walk.wakesSleeper
    }
}
