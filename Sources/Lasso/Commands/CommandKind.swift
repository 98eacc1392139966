/// The kinds of commands, with what they show besides a title.
public enum CommandKind: Equatable, Sendable {
    /// A command that does something.
    case plain
    /// A command that is on or off.
    case toggle(isOn: Bool)
    /// A command with options, of which one or none is chosen.
    ///
    /// - Parameters:
    ///   - options: The options, in order.
    ///   - chosen: The identifier of the chosen option; `nil` if none is.
    case choice(options: [CommandOption], chosen: String?)
}
