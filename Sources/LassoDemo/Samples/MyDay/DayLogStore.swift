import LassoCodable
import LassoGtk

final class DayLogStore: LassoStore<DayLogModule> {
    private(set) lazy var stored = StoredValue(of: self, \.all, in: MyDayServices.log, as: .json(version: 1)) {
        .didChangeStorage($0)
    }

    required init(with initialState: State) {
        super.init(with: initialState)
        _ = stored
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.draft = text }
        case .didTapAdd:
            guard state.canAdd else { return }
            add(state.draft.trimmed)
            update { $0.draft = "" }
        case .didRename(let id, let text):
            if !text.trimmed.isEmpty { update { $0.all[id: id]?.text = text.trimmed } }
        case .didDelete(let ids): update { $0.all.removeAll { ids.contains($0.id) } }
        case .didChoose(let day): update { $0.day = day }
        case .didFinish(let text): add(text)
        case .didChangeStorage(let event): update { $0.banner = event.banner(instead: $0.banner) }
        case .didDismissBanner: update { $0.banner = nil }
        }
    }

    private func add(_ text: String) {
        let now = MyDayServices.now
        update { state in
            let id = (state.all.map(\.id).max() ?? 0) + 1
            state.all.append(DayEntry(id: id, day: state.day, hour: now.hour, minute: now.minute, text: text))
        }
    }
}
