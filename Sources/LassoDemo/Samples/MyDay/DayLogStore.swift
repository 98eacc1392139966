import LassoGtk

final class DayLogStore: LassoStore<DayLogModule> {
    /// The entries, which all windows share.
    let kept = SampleData.shared.dayLog.store

    required init(with initialState: State) {
        super.init(with: initialState)
        mirror(kept, in: \.kept)
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.draft = text }
        case .didTapAdd:
            guard state.canAdd else { return }
            add(state.draft.trimmed)
            update { $0.draft = "" }
        case .didRename(let id, let text):
            if !text.trimmed.isEmpty { kept.edit { $0[id: id]?.text = text.trimmed } }
        case .didDelete(let ids): kept.edit { $0.removeAll { ids.contains($0.id) } }
        case .didChoose(let day): update { $0.day = day }
        case .didFinish(let text): add(text)
        case .didEndBanner(let outcome): kept.dispatchAction(.didEndBanner(outcome))
        }
    }

    private func add(_ text: String) {
        let now = DayClock.now, id = (state.all.map(\.id).max() ?? 0) + 1
        let entry = DayEntry(id: id, day: state.day, hour: now.hour, minute: now.minute, text: text)
        kept.edit { $0.append(entry) }
    }
}
