import LassoGtk

/// The screen with the list of tasks.
enum TaskListModule: ScreenModule {
    enum Action: Equatable {
        case didChangeNewTitle(String)
        case didTapAdd
        case didToggle(TaskItem.ID, Bool)
        case didSelect(Set<TaskItem.ID>)
        case didDelete(Set<TaskItem.ID>, next: TaskItem.ID?)
    }

    struct State: Equatable {
        var list = TaskList()
        var selection: Set<TaskItem.ID> = []
        var newTitle = ""

        var canAdd: Bool { newTitle.contains { !$0.isWhitespace } }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: TaskListStore) -> Screen {
        Screen(store, TaskListViewController(store.asViewStore()))
    }
}

final class TaskListStore: LassoStore<TaskListModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeNewTitle(let title): update { $0.newTitle = title }
        case .didTapAdd: add()
        case .didToggle(let id, let isDone): update { $0.list.tasks[id: id]?.isDone = isDone }
        case .didSelect(let ids): update { $0.selection = ids }
        case .didDelete(let ids, let next): delete(ids, selecting: next)
        }
    }

    private func add() {
        guard state.canAdd else { return }
        update { state in
            state.selection = [state.list.add(state.newTitle)]
            state.newTitle = ""
        }
    }

    private func delete(_ ids: Set<TaskItem.ID>, selecting next: TaskItem.ID?) {
        update { state in
            state.list.tasks.removeAll { ids.contains($0.id) }
            state.selection = next.map { [$0] } ?? []
        }
    }
}
