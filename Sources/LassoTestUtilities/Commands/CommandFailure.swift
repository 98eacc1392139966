import Lasso

/// A difference between the commands that a test expects and those that are available.
struct CommandFailure: LassoError {
    let text: String

    func message(verbose: Bool) -> String { text }

    /// A command wasn't available: in time, or, without a time, at once.
    @MainActor
    static func notAvailable(_ name: String, _ time: Duration?, _ controller: Controller) -> CommandFailure {
        let available = controller.availableCommands.all.map(\.nameInFailure)
        return CommandFailure(
            text: """
                No command "\(name)" \(time.map { "was available within \($0)" } ?? "is available"). \
                Available: \(available.isEmpty ? "none" : available.joined(separator: ", ")). The hierarchy:
                \(controller.hierarchyDescription)
                """
        )
    }

    static func isAvailable(_ title: String) -> CommandFailure {
        CommandFailure(text: "The command \"\(title)\" is available.")
    }

    static func isDisabled(_ title: String, _ time: Duration) -> CommandFailure {
        CommandFailure(text: "The command \"\(title)\" was not enabled within \(time).")
    }

    static func isChoice(_ title: String, options: [CommandOption]) -> CommandFailure {
        CommandFailure(
            text: "The command \"\(title)\" is a choice. Pass \"choosing:\" with one of its options: \(list(options))."
        )
    }

    static func isNoChoice(_ title: String, option: String) -> CommandFailure {
        CommandFailure(text: "The command \"\(title)\" is not a choice, and has no option \"\(option)\".")
    }

    static func noOption(_ option: String, of title: String, options: [CommandOption]) -> CommandFailure {
        CommandFailure(text: "The choice \"\(title)\" has no option \"\(option)\". Its options: \(list(options)).")
    }

    static func enabled(_ title: String, expected: Bool) -> CommandFailure {
        CommandFailure(text: "The command \"\(title)\" is \(expected ? "disabled" : "enabled").")
    }

    static func on(_ content: CommandContent, expected: Bool) -> CommandFailure {
        guard case .toggle = content.kind else {
            return CommandFailure(text: "The command \"\(content.title)\" is not a toggle.")
        }
        return CommandFailure(text: "The toggle \"\(content.title)\" is \(expected ? "off" : "on").")
    }

    static func chosen(_ content: CommandContent, expected: String) -> CommandFailure {
        guard case .choice(let options, let chosen) = content.kind else {
            return CommandFailure(text: "The command \"\(content.title)\" is not a choice.")
        }
        let title = options.first { $0.id == chosen }.map { "\"\($0.title)\" is" } ?? "Nothing is"
        let text = "\(title) chosen of \"\(content.title)\", not \"\(expected)\". Its options: \(list(options))."
        return CommandFailure(text: text)
    }

    private static func list(_ options: [CommandOption]) -> String {
        options.map { "\"\($0.title)\"" }.joined(separator: ", ")
    }
}

extension AvailableCommand {
    /// The description of the command in failure messages.
    fileprivate var nameInFailure: String { "\"\(title)\" (\(id)\(isEnabled ? "" : ", disabled"))" }
}
