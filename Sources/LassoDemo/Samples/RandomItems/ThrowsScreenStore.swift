import LassoGtk

final class ThrowsScreenStore: LassoStore<ThrowsScreenModule> {
    private var generator: any RandomNumberGenerator

    /// Creates the store.
    ///
    /// - Parameters:
    ///   - state: The initial state.
    ///   - generator: The source of the random numbers.
    init(with state: State, generator: any RandomNumberGenerator) {
        self.generator = generator
        super.init(with: state)
    }

    required convenience init(with state: State) { self.init(with: state, generator: SystemRandomNumberGenerator()) }

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapThrow: add()
        case .didSelect(let id): select(id)
        case .didDelete(let ids, let next):
            update { $0.items.removeAll { ids.contains($0.id) } }
            select(next)
        case .didThrowAgain(let item): update { $0.items[id: item.id] = item }
        }
    }

    private func add() {
        let dice = recorded("dice") {
            DiceThrow.random(count: Int.random(in: 1...6, using: &generator), using: &generator)
        }
        update { state in
            state.lastID += 1
            state.items.append(DiceThrow(id: state.lastID, dice: dice))
        }
        select(state.lastID)
    }

    private func select(_ id: DiceThrow.ID?) {
        guard id != state.selection else { return }
        update { $0.selection = id }
        dispatchOutput(.didSelect(state.selected))
    }
}
