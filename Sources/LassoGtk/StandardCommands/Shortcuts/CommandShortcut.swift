import Lasso

/// A command with its accelerators, or a fixed key, as the shortcuts window lists it.
struct CommandShortcut: Identifiable, Equatable {
    /// The identifier of the command. That of a fixed key has a colon, which no identifier of a command has.
    let id: String
    let title: String
    let group: String
    let accelerators: CommandAccelerators
    var keywords: [String] = []
    /// Whether the user has changed the accelerators.
    var isChanged = false
    /// Whether the accelerators are those of the library, and can't be changed.
    var isFixed = false
    /// Whether the accelerators are the first and the last one of several.
    var isRange = false

    /// Returns whether a search finds the shortcut, by its title, its group, or its keys.
    func fits(_ query: CommandQuery) -> Bool {
        query.fits(title, keywords: [group] + accelerators.all.map(\.label) + keywords)
    }

    /// Returns the shortcuts of commands, group by group, and then those of the fixed keys that no command has.
    ///
    /// A choice isn't among them: it needs an option, which keys don't give.
    ///
    /// - Parameters:
    ///   - commands: The commands.
    ///   - settings: The user's own accelerators.
    static func all(of commands: AvailableCommands, _ settings: AcceleratorSettings) -> [CommandShortcut] {
        var groups: [String] = []
        var members: [String: [CommandShortcut]] = [:]
        for command in commands.all {
            if case .choice = command.kind { continue }
            let shortcut = CommandShortcut(command, isChanged: settings[command.id] != nil)
            if members[shortcut.group] == nil { groups.append(shortcut.group) }
            members[shortcut.group, default: []].append(shortcut)
        }
        let fixed = FixedKeys.all.filter { key in
            key.accelerators.all.allSatisfy { commands.command(for: $0) == nil }
        }
        return groups.flatMap { members[$0] ?? [] } + fixed
    }

    private init(_ command: AvailableCommand, isChanged: Bool) {
        id = command.id
        // A submenu stands for a section that the command isn't in.
        let group = command.section ?? command.submenus.first ?? translated("General", in: .lasso)
        self.group = group
        title = command.submenus.filter { $0 != group }.reversed().reduce(command.title) { title, submenu in
            translated("\(submenu): \(title)", context: "submenu and command", in: .lasso)
        }
        accelerators = command.accelerators
        keywords = command.keywords
        self.isChanged = isChanged
    }

    /// Creates the shortcut of a fixed key.
    init(fixed id: String, _ title: String, _ accelerators: CommandAccelerators, isRange: Bool = false) {
        (self.id, self.title, self.accelerators, self.isRange) = ("fixed:" + id, title, accelerators, isRange)
        (group, isFixed) = (translated("Navigation", in: .lasso), true)
    }
}
