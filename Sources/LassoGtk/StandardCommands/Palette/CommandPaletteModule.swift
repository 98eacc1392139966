import Lasso

/// The types of the command palette's store.
enum CommandPaletteModule: StoreModule {
    enum Action: Equatable {
        case didType(String)
        case didPressUp
        case didPressDown
        case didPressEnter
        case didPressEscape
        case didTapRow(CommandPaletteRow.ID)
        /// The content of a command has changed.
        case commandDidChange
    }

    enum Output: Equatable {
        case didChoose(CommandPaletteRow.ID)
        case didCancel
    }

    struct State: Equatable {
        let commands: AvailableCommands
        /// The identifiers of the rows that were performed recently, the last one first.
        let recent: [CommandPaletteRow.ID]
        var query = ""
        /// The commands and options that fit the query and can be performed, the best first.
        private(set) var rows: [CommandPaletteRow] = []
        /// The row that Enter performs; `nil` if there are no rows.
        var chosen: CommandPaletteRow.ID?

        /// Creates the state of a palette into which nothing has been typed.
        ///
        /// - Parameters:
        ///   - commands: The commands.
        ///   - recent: The identifiers of the rows that were performed recently, the last one first.
        init(_ commands: AvailableCommands, recentlyPerformed recent: [CommandPaletteRow.ID] = []) {
            (self.commands, self.recent) = (commands, recent)
            search()
        }

        /// The row that Enter performs.
        var chosenRow: CommandPaletteRow? { rows.first { $0.id == chosen } }

        /// Returns the command or option of a row; `nil` if it can't be performed now.
        func match(_ id: CommandPaletteRow.ID) -> CommandMatch? { matches(of: "").first { $0.id == id } }

        /// Finds the rows again. The chosen one stays if it is still there.
        mutating func search() {
            rows = matches(of: query).map(CommandPaletteRow.init)
            if chosenRow == nil { chosen = rows.first?.id }
        }

        private func matches(of query: String) -> [CommandMatch] {
            commands.matching(query, recentlyPerformed: recent).filter { match in
                // The palette isn't of use in itself.
                match.command.isEnabled && match.command.id != StandardCommand.commandPalette.id
            }
        }
    }
}
