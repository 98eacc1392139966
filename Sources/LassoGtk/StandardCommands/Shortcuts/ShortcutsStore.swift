import Gtk
import Lasso

/// The store of the shortcuts window. It changes ``Lasso/WindowController/acceleratorSettings``.
final class ShortcutsStore: LassoStore<ShortcutsModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let query):
            update { ($0.query, $0.editing) = (query, nil) }
        case .didTapEdit(let id):
            update { $0.editing = $0.editing?.id == id ? nil : ShortcutEditing(id: id) }
        case .didPressKeys(let accelerator):
            press(accelerator)
        case .didMoveFocus:
            if state.editing?.step.isWaiting == true { update { $0.editing = nil } }
        case .didTapTake:
            takeKeys()
        case .didTapReset(let id):
            if let command = state.commands[id] { set(command.defaultAccelerators, for: command) }
        case .didTapResetAll:
            dispatchOutput(.didTapResetAll)
        case .didConfirmResettingAll:
            save(AcceleratorSettings())
        }
    }

    private func press(_ accelerator: Accelerator) {
        guard let editing = state.editing, let command = state.commands[editing.id] else { return }
        switch accelerator {
        case Accelerator(key: Key.escape): update { $0.editing = nil }
        case Accelerator(key: Key.backSpace): set([], for: command)
        default: check(accelerator, for: command)
        }
    }

    private func check(_ accelerator: Accelerator, for command: AvailableCommand) {
        // GTK writes keys without a name as numbers, which it doesn't read.
        guard let new = try? CommandAccelerator(accelerator.description), Accelerator(new.text) != nil else {
            return refuse(translated("These keys can't be used. Press others.", in: .lasso))
        }
        if command.defaultAccelerators.all.contains(new) { return set([new], for: command) }
        if !accelerator.isUsableForCommands {
            return refuse(
                translated(
                    "\(new.label) is needed for typing. Hold Ctrl or Alt, or press a function key.",
                    in: .lasso
                )
            )
        }
        if let title = FixedKeys.title(of: accelerator) {
            return refuse(translated("\(new.label) is always for “\(title)”. Press other keys.", in: .lasso))
        }
        set([new], for: command)
    }

    private func refuse(_ note: String) { update { $0.editing?.step = .waiting(note: note) } }

    /// Gives a command accelerators, or tells which other commands have them.
    private func set(_ accelerators: CommandAccelerators, for command: AvailableCommand) {
        let (settings, owners) = taking(accelerators, for: command)
        if owners.isEmpty { return save(settings) }
        update { $0.editing = ShortcutEditing(id: command.id, step: .conflict(accelerators, with: owners)) }
    }

    private func takeKeys() {
        guard let editing = state.editing, case .conflict(let accelerators, _) = editing.step,
            let command = state.commands[editing.id]
        else { return }
        save(taking(accelerators, for: command).settings)
    }

    /// Returns the settings in which a command has accelerators, and the conflicts that were solved by taking them from
    /// other commands.
    private func taking(
        _ accelerators: CommandAccelerators,
        for command: AvailableCommand
    ) -> (settings: AcceleratorSettings, owners: [AcceleratorConflict]) {
        var settings = WindowController.acceleratorSettings
        let owners = settings.take(accelerators, for: command.id, among: WindowController.commandScopes)
        // The default accelerators may be others in a later version.
        if accelerators == command.defaultAccelerators { settings.reset(command.id) }
        return (settings, owners)
    }

    private func save(_ settings: AcceleratorSettings) {
        WindowController.acceleratorSettings = settings
        update { state in
            state.editing = nil
            state.show(settings)
        }
    }
}
