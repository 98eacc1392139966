/// A command and its place in a table.
@MainActor
struct PlacedCommand {
    let command: AnyCommand
    /// The title of the innermost section with a title.
    var section: String?
    /// The titles of the submenus, the outermost first.
    var submenus: [String] = []

    /// Returns the commands in an item, in order.
    static func all(in item: CommandItem) -> [PlacedCommand] {
        switch item.kind {
        case .command(let command): [PlacedCommand(command: command)]
        case .submenu:
            item.items.flatMap(all).map { placed in
                var placed = placed
                placed.submenus.insert(CommandTitle.plain(item.title ?? ""), at: 0)
                return placed
            }
        case .section:
            item.items.flatMap(all).map { placed in
                var placed = placed
                placed.section = placed.section ?? item.title
                return placed
            }
        }
    }
}
