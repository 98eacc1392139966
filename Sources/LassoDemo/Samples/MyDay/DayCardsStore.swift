import LassoCodable
import LassoGtk

final class DayCardsStore: LassoStore<DayCardsModule> {
    private(set) lazy var stored = StoredValue(of: self, \.cards, in: MyDayServices.cards, as: .json(version: 1)) {
        .didChangeStorage($0)
    }

    required init(with initialState: State) {
        super.init(with: initialState)
        _ = stored
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.draft = text }
        case .didTapAdd: add()
        case .didTapDone(let id):
            guard let card = state.cards[id: id] else { return }
            update { $0.cards[id: id] = nil }
            dispatchOutput(.didFinish(card.text))
        case .didDelete(let ids): update { $0.cards.removeAll { ids.contains($0.id) } }
        case .didMove(let id, let next): update { $0.cards.move(id, before: next) }
        case .didChangeStorage(let event): update { $0.banner = event.banner(instead: $0.banner) }
        case .didDismissBanner: update { $0.banner = nil }
        }
    }

    private func add() {
        guard state.canAdd else { return }
        update { state in
            let id = (state.cards.map(\.id).max() ?? 0) + 1
            state.cards.append(DayCard(id: id, text: state.draft.trimmed))
            state.draft = ""
        }
    }
}
