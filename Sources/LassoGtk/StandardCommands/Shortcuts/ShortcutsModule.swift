import Gtk
import Lasso

/// The types of the shortcuts window's store.
enum ShortcutsModule: StoreModule {
    enum Action: Equatable {
        case didType(String)
        /// The user wants to give a command other keys, or no longer wants to.
        case didTapEdit(ShortcutRow.ID)
        case didPressKeys(Accelerator)
        case didMoveFocus
        case didTapTake
        case didTapReset(ShortcutRow.ID)
        case didTapResetAll
        case didConfirmResettingAll
    }

    enum Output: Equatable {
        case didTapResetAll
    }

    struct State: Equatable {
        private(set) var commands: AvailableCommands
        /// The shortcuts of all commands, and the fixed ones, group by group.
        private(set) var shortcuts: [CommandShortcut] = []
        /// Whether the user has changed the accelerators of any command, which need not be available.
        private(set) var hasChanges = false
        var query = ""
        var editing: ShortcutEditing?

        /// Creates the state before the user has done anything.
        ///
        /// - Parameters:
        ///   - commands: The commands.
        ///   - settings: The user's own accelerators.
        init(_ commands: AvailableCommands, settings: AcceleratorSettings) {
            self.commands = commands
            show(settings)
        }

        /// The shortcuts that fit the query.
        var rows: [ShortcutRow] {
            let query = CommandQuery(query)
            return shortcuts.filter { $0.fits(query) }.map { shortcut in
                ShortcutRow(shortcut: shortcut, step: editing?.id == shortcut.id ? editing?.step : nil)
            }
        }

        /// Shows the user's own accelerators after a change.
        mutating func show(_ settings: AcceleratorSettings) {
            commands = commands.applying(settings)
            shortcuts = CommandShortcut.all(of: commands, settings)
            hasChanges = settings != AcceleratorSettings()
        }
    }
}
