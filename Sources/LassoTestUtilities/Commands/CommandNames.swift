import Lasso

extension AvailableCommands {
    /// Returns the command with an identifier, or else the first one with a title.
    func named(_ name: String) -> AvailableCommand? { self[name] ?? all.first { $0.title == name } }
}

extension [CommandOption] {
    /// Returns the option with an identifier, or else the first one with a title.
    func named(_ name: String) -> CommandOption? { first { $0.id == name } ?? first { $0.title == name } }
}
