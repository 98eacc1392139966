import LassoGtk

final class DayCardsStore: LassoStore<DayCardsModule> {
    /// The cards, which all windows share.
    let kept = SampleData.shared.dayCards.store

    required init(with initialState: State) {
        super.init(with: initialState)
        mirror(kept, in: \.kept)
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.draft = text }
        case .didTapAdd: add()
        case .didTapDone(let id): if let card = state.cards[id: id] { dispatchOutput(.didFinish(card)) }
        case .didMoveToLog(let id): kept.edit { $0[id: id] = nil }
        case .didDelete(let ids): kept.edit { $0.removeAll { ids.contains($0.id) } }
        case .didMove(let id, let next): kept.edit { $0.move(id, before: next) }
        case .didEndBanner(let outcome): kept.dispatchAction(.didEndBanner(outcome))
        }
    }

    private func add() {
        guard state.canAdd else { return }
        let id = (state.cards.map(\.id).max() ?? 0) + 1, text = state.draft.trimmed
        kept.edit { $0.append(DayCard(id: id, text: text)) }
        update { $0.draft = "" }
    }
}
