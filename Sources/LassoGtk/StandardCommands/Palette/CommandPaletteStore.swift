import Lasso

/// The store of the command palette.
@MainActor
final class CommandPaletteStore: LassoStore<CommandPaletteModule> {
    private var observations: [Observation] = []

    required init(with state: State) {
        super.init(with: state)
        var isObserving = false
        observations = state.commands.all.map { command in
            // It is called at once, too.
            command.observe { [weak self] _ in
                if isObserving { self?.dispatchAction(.commandDidChange) }
            }
        }
        isObserving = true
    }

    // The stores of the commands outlive the palette.
    isolated deinit { observations.forEach { $0.cancel() } }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let query):
            update { state in
                state.query = query
                state.chosen = nil
                state.search()
            }
        case .didPressUp: choose(by: -1)
        case .didPressDown: choose(by: 1)
        case .didPressEnter:
            if let chosen = state.chosen { perform(chosen) }
        case .didPressEscape:
            dispatchOutput(.didCancel)
        case .didTapRow(let id):
            perform(id)
        case .commandDidChange:
            update { $0.search() }
        }
    }

    private func choose(by distance: Int) {
        guard let index = state.rows.firstIndex(where: { $0.id == state.chosen }),
            state.rows.indices.contains(index + distance)
        else { return }
        update { $0.chosen = $0.rows[index + distance].id }
    }

    private func perform(_ id: CommandPaletteRow.ID) {
        if state.match(id) != nil { dispatchOutput(.didChoose(id)) }
    }
}
