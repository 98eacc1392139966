/// The commands of a controller: what the user can do there, from menus, keys, buttons, and the command palette.
///
/// A controller returns them from ``Controller/commands``:
///
/// ```swift
/// override var commands: Commands {
///     Commands(store) {
///         Command("New Task", "<Control>n", .didTapNew)
///         Toggle("Show Done", \.showsDone) { .didShowDone($0) }
///         Choice("Sort By", SortOrder.allCases, \.sort, title: \.title) { .didChooseSort($0) }
///         Submenu("Export") {
///             Command("As JSON…", .didTapExport)
///         }
///     } + Commands(history) {
///         Command("Undo", "<Control>z", .undo, isEnabled: \.canUndo)
///     }
/// }
/// ```
///
/// The table keeps the stores alive.
@MainActor
public struct Commands {
    package let items: [CommandItem]

    /// Creates a table, after checking that its commands can be told apart.
    init(items: [CommandItem]) {
        self.items = items
        checkThatCommandsDiffer()
    }

    /// No commands.
    public static var none: Commands { Commands(items: []) }

    /// Returns the commands of two tables as one table.
    ///
    /// - Parameters:
    ///   - first: The commands that menus show first.
    ///   - second: The other commands.
    /// - Precondition: No command of the one has an identifier or an accelerator of a command of the other.
    public static func + (first: Commands, second: Commands) -> Commands {
        Commands(items: first.items + second.items)
    }

    /// Adds the commands of another table.
    ///
    /// - Parameters:
    ///   - commands: The table to add to.
    ///   - other: The other commands.
    /// - Precondition: No command of the one has an identifier or an accelerator of a command of the other.
    public static func += (commands: inout Commands, other: Commands) { commands = commands + other }

    /// All commands, in the order of the table, with the titles of the submenus and of the section that they are in.
    var placed: [PlacedCommand] { items.flatMap { PlacedCommand.all(in: $0) } }

    private func checkThatCommandsDiffer() {
        var identifiers: [String: AnyCommand] = [:]
        var owners: [CommandAccelerator: AnyCommand] = [:]
        for command in placed.lazy.map(\.command) {
            if let other = identifiers.updateValue(command, forKey: command.id) {
                preconditionFailure(
                    """
                    Commands: "\(other.content.title)" and "\(command.content.title)" have the same identifier \
                    "\(command.id)". Pass another one to one of them, for example id: "\(command.id)-2".
                    """
                )
            }
            for accelerator in command.accelerators.all {
                guard let other = owners.updateValue(command, forKey: accelerator) else { continue }
                preconditionFailure(
                    """
                    Commands: "\(other.content.title)" and "\(command.content.title)" have the same accelerator \
                    \(accelerator). Pass another one to one of them, or none.
                    """
                )
            }
        }
    }

    /// Returns whether an available command is one of this table.
    package func contains(_ command: AvailableCommand) -> Bool { placed.contains { $0.command === command.command } }
}
