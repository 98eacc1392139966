import Lasso

/// The change of a command's accelerators by the user.
struct ShortcutEditing: Equatable {
    /// The identifier of the command.
    let id: CommandShortcut.ID
    var step = Step.waiting(note: nil)

    /// A step of the change.
    enum Step: Equatable {
        /// The user may press keys.
        ///
        /// - Parameter note: The reason why the keys that were pressed last can't be used; `nil` if none were pressed.
        case waiting(note: String?)
        /// Other commands have the accelerators, which the user may take from them.
        ///
        /// - Parameters:
        ///   - accelerators: The accelerators for the command.
        ///   - owners: The other commands, each with its accelerator.
        case conflict(CommandAccelerators, with: [AcceleratorConflict])

        /// A sentence for the user; empty if there is nothing to tell.
        var note: String {
            switch self {
            case .waiting(let note): note ?? ""
            case .conflict(_, let owners):
                owners.map { translated("\($0.accelerator.label) belongs to “\($0.title)”.", in: .lasso) }
                    .joined(separator: " ")
            }
        }

        var isWaiting: Bool {
            if case .waiting = self { true } else { false }
        }
    }
}
