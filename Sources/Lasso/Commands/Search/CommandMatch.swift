/// A command, or an option of a choice, that a search has found.
@MainActor
public struct CommandMatch: Identifiable {
    /// The command.
    public let command: AvailableCommand
    /// The option of the command; `nil` unless the command is a ``Choice``.
    public let option: CommandOption?
    /// The title now: the command's, or that followed by a colon and the option's.
    public let title: String

    /// The identifier: the command's, or that followed by a colon and the option's.
    public nonisolated var id: String { command.id + (option.map { ":" + $0.id } ?? "") }

    /// Performs the command, or chooses the option.
    ///
    /// - Returns: Whether the command was performed.
    @discardableResult
    public func perform() -> Bool { option.map { command.perform($0.id) } ?? command.perform() }

    /// Returns what can be found of a command: the command itself, or each of its options.
    static func all(of command: AvailableCommand) -> [CommandMatch] {
        let content = command.content
        guard case .choice(let options, _) = content.kind else {
            return [CommandMatch(command: command, option: nil, title: content.title)]
        }
        return options.map { option in
            let title = translated("\(content.title): \(option.title)", context: "command and option", in: .lasso)
            return CommandMatch(command: command, option: option, title: title)
        }
    }
}
