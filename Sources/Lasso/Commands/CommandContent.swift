/// The title, the kind, and the state of a command, as menus show them. They may change with the state of a store.
public struct CommandContent: Equatable, Sendable {
    /// The title with an underscore before the mnemonic, if it has one, as menus expect it.
    public let mnemonicTitle: String
    /// Whether the user can perform the command.
    public let isEnabled: Bool
    /// The kind of command, and whether it is on, or what is chosen.
    public let kind: CommandKind

    /// The title without the mark of the mnemonic, for search and assistive technologies.
    public var title: String { CommandTitle.plain(mnemonicTitle) }
}
