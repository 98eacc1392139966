import Lasso

/// A command, or an option of a choice, as the command palette shows it.
struct CommandPaletteRow: Identifiable, Equatable {
    let id: CommandMatch.ID
    let title: String
    /// The section and the submenus that the command is in; empty if it is in none.
    let place: String
    /// The accelerators, of which the first one is shown.
    let accelerators: CommandAccelerators
    /// Whether a toggle is on, or an option is chosen; `nil` for a command that is neither.
    let isOn: Bool?

    /// Creates the row of a match.
    init(_ match: CommandMatch) {
        id = match.id
        title = match.title
        place = ([match.command.section].compactMap(\.self) + match.command.submenus).joined(separator: " › ")
        accelerators = CommandAccelerators(match.command.accelerators.all.prefix(1))
        isOn =
            switch match.command.kind {
            case .plain: nil
            case .toggle(let isOn): isOn
            case .choice(_, let chosen): chosen == match.option?.id
            }
    }

    /// The row as one text, for assistive technologies.
    var name: String {
        let texts = [title, state, place, accelerators.label]
        return LocaleFormat.list(texts.filter { !$0.isEmpty })
    }

    /// Whether the command is on, as a text; empty for a command that is neither on nor off.
    var state: String {
        isOn.map { $0 ? translated("On", in: .lasso) : translated("Off", in: .lasso) } ?? ""
    }
}
