/// A command that the user can choose, as menus, keys, buttons, the command palette, and tests use it.
///
/// ```swift
/// if let undo = window.availableCommands["undo"] {
///     undo.observe { content in show(content.isEnabled) }
///     undo.perform()
/// }
/// ```
///
/// It keeps alive the store that performs it.
@MainActor
public struct AvailableCommand: Identifiable {
    package let command: AnyCommand
    // The windows of the application that has the command.
    private let windows: ApplicationWindows
    // The one in which it is available.
    private weak var window: WindowController?

    /// The identifier.
    public nonisolated let id: String
    /// The accelerators: the user's own or else the default ones, without those that a command further inside has.
    public let accelerators: CommandAccelerators
    /// The title of the section that the command is in; `nil` if it is in none with a title.
    public let section: String?
    /// The titles of the submenus that the command is in, the outermost first.
    public let submenus: [String]

    init(
        _ placed: PlacedCommand,
        accelerators: CommandAccelerators,
        in windows: ApplicationWindows,
        _ window: WindowController?
    ) {
        (self.windows, self.window) = (windows, window)
        command = placed.command
        id = placed.command.id
        self.accelerators = accelerators
        section = placed.section
        submenus = placed.submenus
    }

    /// The accelerators that the command has if the user has no others for it.
    public var defaultAccelerators: CommandAccelerators { command.accelerators }

    /// Other words to find the command by.
    public var keywords: [String] { command.keywords }

    /// Whether menus show the command. The command palette shows all commands.
    public var isInMenus: Bool { command.isInMenus }

    /// The current title, kind, and state of the command, as menus show them.
    public var content: CommandContent { command.content }

    /// The title now, without the mark of the mnemonic.
    public var title: String { content.title }

    /// The kind of command, and whether it is on now, or what is chosen.
    public var kind: CommandKind { content.kind }

    /// Whether the user can perform the command now.
    public var isEnabled: Bool { content.isEnabled }

    /// Performs the command: turns a toggle on or off, and does what another command does.
    ///
    /// - Returns: Whether the command was performed. A disabled command isn't, and neither is a ``Choice``, which needs
    ///   an option.
    @discardableResult
    public func perform() -> Bool { command.perform(nil, in: windows, window) }

    /// Chooses an option of a ``Choice``.
    ///
    /// - Parameter option: The identifier of the option.
    /// - Returns: Whether the option was chosen. It isn't if the command is disabled or has no such option.
    @discardableResult
    public func perform(_ option: String) -> Bool { command.perform(option, in: windows, window) }

    /// Observes the content of the command.
    ///
    /// The observation belongs to the command's store. It ends when it is canceled, or with the owner that
    /// ``Observation/cancelled(with:)`` sets.
    ///
    /// - Parameter handler: A closure called at once, and then each time the content has changed.
    /// - Returns: The observation, which can be canceled.
    @discardableResult
    public func observe(_ handler: @escaping @MainActor (CommandContent) -> Void) -> Observation {
        command.observe(handler)
    }
}

extension AvailableCommand: @MainActor Equatable {
    /// Returns whether two values are the same command with the same accelerators. A table that is made again has
    /// other commands.
    public static func == (first: AvailableCommand, second: AvailableCommand) -> Bool {
        first.command === second.command && first.accelerators == second.accelerators
    }
}
