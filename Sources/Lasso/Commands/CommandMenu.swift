/// The menu of several tables of commands.
@MainActor
enum CommandMenu {
    /// Returns the sections of a menu.
    ///
    /// - Parameters:
    ///   - tables: The tables, the innermost first.
    ///   - available: The commands of the tables that are available.
    static func sections(of tables: [Commands], in available: AvailableCommands) -> [CommandMenuItem] {
        tables.reduce(into: []) { menu, table in
            // A table's commands are separated from those of the next one.
            for item in sectioned(table.items.compactMap { shown($0, in: available) }, always: true) {
                add(item, to: &menu)
            }
        }
    }

    /// Returns an item without the commands that aren't shown; `nil` if nothing is left of it.
    private static func shown(_ item: CommandItem, in available: AvailableCommands) -> CommandMenuItem? {
        let left = sectioned(item.items.compactMap { shown($0, in: available) }, always: false)
        switch item.kind {
        case .command(let command):
            guard command.isInMenus, let found = available[command.id], found.command === command else { return nil }
            return .command(found)
        case .submenu: return left.isEmpty ? nil : .submenu(title: item.title ?? "", left)
        case .section: return left.isEmpty ? nil : .section(title: item.title, left)
        }
    }

    /// Returns items in which those between sections form sections, too.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - always: Whether items without any section among them become one.
    private static func sectioned(_ items: [CommandMenuItem], always: Bool) -> [CommandMenuItem] {
        guard always || items.contains(where: \.isSection) else { return items }
        var sections: [CommandMenuItem] = []
        var loose: [CommandMenuItem] = []
        for item in items + [.section(title: nil, [])] {
            guard item.isSection else {
                loose.append(item)
                continue
            }
            if !loose.isEmpty { sections.append(.section(title: nil, loose)) }
            loose = []
            sections.append(item)
        }
        return Array(sections.dropLast())
    }

    /// Adds a section to a menu: to the section with its title, if there is one.
    private static func add(_ item: CommandMenuItem, to menu: inout [CommandMenuItem]) {
        guard case .section(let title?, let items) = item,
            let index = menu.firstIndex(where: { $0.sectionTitle == title }),
            case .section(_, let others) = menu[index]
        else {
            menu.append(item)
            return
        }
        menu[index] = .section(title: title, others + items)
    }
}

extension CommandMenuItem {
    fileprivate var isSection: Bool {
        if case .section = self { true } else { false }
    }

    fileprivate var sectionTitle: String? {
        if case .section(let title, _) = self { title } else { nil }
    }
}
