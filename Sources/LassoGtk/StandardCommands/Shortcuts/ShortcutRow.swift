import Lasso

/// A shortcut, and the step of its editing.
struct ShortcutRow: Identifiable, Equatable {
    let shortcut: CommandShortcut
    /// The step of the change that the user is making; `nil` if there is none.
    let step: ShortcutEditing.Step?

    var id: CommandShortcut.ID { shortcut.id }
    var group: String { shortcut.group }
}
