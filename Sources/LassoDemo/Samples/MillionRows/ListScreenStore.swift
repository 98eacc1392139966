import LassoGtk

final class ListScreenStore: LassoStore<ListScreenModule> {
    typealias History = StoreHistory<ListScreenModule, IdentifiedArray<Chore>>

    nonisolated static let choreCount = 1_000_000

    /// The history that undoes and redoes edits of the chores, but neither searching nor sorting.
    private(set) lazy var history = History(
        of: self,
        \.chores,
        when: { $0.stepName != nil },
        named: \.stepName,
        grouping: \.movedChore
    )

    required init(with initialState: State) {
        super.init(with: initialState)
        // A toast offers to undo the last change only.
        observeState(\.chores) { [weak self] _ in
            if let self, !state.toasts.isEmpty { update { $0.toasts.removeAll() } }
        }
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didLoadView: load()
        case .didSearch(let query): update { $0.query = query }
        case .didStopSearch: update { $0.query = "" }
        case .didSort(let order): update { $0.order = order }
        case .didChooseOrder(let column): update { $0.order = column.map { ListOrder(by: $0) } }
        case .didSelect(let ids): update { $0.selection = ids }
        case .didRename(let id, let name): rename(id, to: name)
        case .didToggle(let id, let isDone): update { $0.chores[id: id]?.isDone = isDone }
        // In another order than its own, a list doesn't show where a moved chore goes.
        case .didMove(let id, let next): if state.order == nil { update { $0.chores.move(id, before: next) } }
        case .didDelete(let ids, let next): delete(ids, selecting: next)
        case .didEndToast(let id, let outcome):
            update { $0.toasts.remove(id) }
            if outcome == .pressedButton { history.dispatchAction(.undo) }
        }
    }

    private func load() {
        guard state.chores.isEmpty, !state.isLoading else { return }
        update { $0.isLoading = true }
        backgroundEffect("load") {
            Chore.examples(count: Self.choreCount)
        } receive: { store, chores in
            store.update { ($0.chores, $0.isLoading) = (chores, false) }
        }
    }

    /// Renames a chore, unless the name is empty.
    private func rename(_ id: Chore.ID, to name: String) {
        guard name.contains(where: { !$0.isWhitespace }) else { return }
        update { $0.chores[id: id]?.name = name }
    }

    private func delete(_ ids: Set<Chore.ID>, selecting next: Chore.ID?) {
        update { state in
            state.chores.removeAll { ids.contains($0.id) }
            state.selection = next.map { [$0] } ?? []
        }
        let text = translated("Chore deleted", plural: "\(ids.count) chores deleted", count: ids.count)
        update { $0.toasts.append(Toast(text, button: translated("Undo"))) }
    }
}
