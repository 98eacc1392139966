import Lasso

/// A shortcut, and what the user is doing with it.
struct ShortcutRow: Identifiable, Equatable {
    let shortcut: CommandShortcut
    /// How far the user is with giving the command other keys; `nil` if the user isn't.
    let step: ShortcutEditing.Step?

    var id: CommandShortcut.ID { shortcut.id }
    var group: String { shortcut.group }
}
