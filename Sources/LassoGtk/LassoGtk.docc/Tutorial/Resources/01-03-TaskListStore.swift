import LassoGtk

/// The screen with the list of tasks.
enum TaskListModule: ScreenModule {
    enum Action: Equatable {
        case didChangeNewTitle(String)
        case didTapAdd
    }

    struct State: Equatable {
        var newTitle = ""

        var canAdd: Bool { newTitle.contains { !$0.isWhitespace } }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: TaskListStore) -> Screen {
        Screen(store, Controller())
    }
}

final class TaskListStore: LassoStore<TaskListModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeNewTitle(let title): update { $0.newTitle = title }
        case .didTapAdd: add()
        }
    }

    private func add() {
        guard state.canAdd else { return }
        update { $0.newTitle = "" }
    }
}
