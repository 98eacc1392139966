import LassoCodable
import LassoGtk

final class TrackedScreenStore: LassoStore<TrackedScreenModule> {
    /// The file with the tracked applications.
    static var file: FileStorage { FileStorage(UserDirectories.data + "/lasso-demo/tracked-applications.json") }

    /// Creates the store.
    ///
    /// - Parameters:
    ///   - state: The initial state.
    ///   - storage: The storage that keeps the applications.
    init(with state: State, in storage: any ByteStorage) {
        super.init(with: state)
        StoredValue(of: self, \.applications, in: storage, as: .json(version: 1)) { .didChangeStorage($0) }
    }

    required convenience init(with state: State) { self.init(with: state, in: Self.file) }

    override func handleAction(_ action: Action) {
        switch action {
        case .didTapFind: dispatchOutput(.didTapFind)
        case .didTrack(let application): track(application)
        case .didSelect(let id): update { $0.selection = id }
        case .didDelete(let ids, let next): delete(ids, selecting: next)
        case .didEndToast(let id, let outcome): endToast(id, outcome)
        case .didDismissBanner: update { $0.banner = nil }
        case .didChangeStorage(.failed(let message)): update { $0.banner = Banner(message, isDismissible: true) }
        case .didChangeStorage(.keptAside(let kept)):
            update { $0.banner = Banner(kept.description, isDismissible: true) }
        case .didChangeStorage(.saved): update { $0.banner = nil }
        case .didChangeStorage: break
        }
    }

    private func track(_ application: TrackedApplication) {
        update { state in
            state.insert([application])
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
            state.applications.removeAll { ids.contains($0.id) }
            state.selection = next
            let toast = state.toasts.append(Toast(text, button: translated("Undo")))
            state.deleted[toast] = deleted
        }
    }

    private func endToast(_ id: Toast.ID, _ outcome: ToastOutcome) {
        update { state in
            state.toasts.remove(id)
            guard let deleted = state.deleted.removeValue(forKey: id), outcome == .pressedButton else { return }
            // One that the user has tracked again meanwhile stays as it is.
            state.insert(deleted.filter { old in !state.applications.contains { $0.id == old.id } })
            state.selection = deleted.first?.id
        }
    }
}

extension TrackedScreenModule.State {
    /// Adds applications, in place of those with the same identifiers.
    fileprivate mutating func insert(_ added: [TrackedApplication]) {
        let ids = Set(added.map(\.id))
        applications = (applications.filter { !ids.contains($0.id) } + added)
            .sorted { ($0.title.lowercased(), $0.id) < ($1.title.lowercased(), $1.id) }
    }
}
