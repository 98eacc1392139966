import LassoGtk

final class TrackedScreenStore: LassoStore<TrackedScreenModule> {
    /// The tracked applications, which all windows share.
    let kept = SampleData.shared.trackedApplications.store

    required init(with initialState: State) {
        super.init(with: initialState)
        mirror(kept, in: \.kept)
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapFind: if state.canFind { dispatchOutput(.didTapFind) }
        case .didTrack(let application): track(application)
        case .didSelect(let id): update { $0.selection = id }
        case .didDelete(let ids, let next): delete(ids, selecting: next)
        case .didEndToast(let id, let outcome): endToast(id, outcome)
        case .didEndBanner(let outcome): kept.dispatchAction(.didEndBanner(outcome))
        }
    }

    private func track(_ application: TrackedApplication) {
        kept.edit { $0.insert([application]) }
        update { state in
            state.selection = application.id
            state.toasts.append(Toast(translated("“\(application.title)” is tracked")))
        }
    }

    private func delete(_ ids: Set<TrackedApplication.ID>, selecting next: TrackedApplication.ID?) {
        let deleted = state.applications.filter { ids.contains($0.id) }
        guard !deleted.isEmpty else { return }
        let text = translated(
            "Application removed",
            plural: "\(deleted.count) applications removed",
            count: deleted.count
        )
        update { state in
            state.selection = next
            let toast = state.toasts.append(Toast(text, button: translated("Undo")))
            state.deleted[toast] = deleted
        }
        kept.edit { $0.removeAll { ids.contains($0.id) } }
    }

    private func endToast(_ id: Toast.ID, _ outcome: ToastOutcome) {
        // One that the user has tracked again meanwhile stays as it is.
        let restored = (state.deleted[id] ?? []).filter { old in !state.applications.contains { $0.id == old.id } }
        if outcome == .pressedButton { kept.edit { $0.insert(restored) } }
        update { state in
            state.toasts.remove(id)
            guard let deleted = state.deleted.removeValue(forKey: id), outcome == .pressedButton else { return }
            state.selection = deleted.first?.id
        }
    }
}

extension [TrackedApplication] {
    /// Adds applications, in place of those with the same identifiers.
    fileprivate mutating func insert(_ added: [TrackedApplication]) {
        let ids = Set(added.map(\.id))
        self = (filter { !ids.contains($0.id) } + added)
            .sorted { $0.title == $1.title ? $0.id < $1.id : LocaleOrder.isIncreasing($0.title, $1.title) }
    }
}
