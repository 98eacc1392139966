import LassoGtk

/// The dialog that edits a task.
enum EditTaskModule: ScreenModule {
    enum Action: Equatable {
        case didChangeTitle(String), didChangeNotes(String), didChangePriority(TaskItem.Priority)
        case didTapSave
    }

    enum Output: Equatable {
        case didSave(TaskItem)
    }

    struct State: Equatable, EditedState {
        let original: TaskItem
        let isNew: Bool
        var task: TaskItem

        init(_ task: TaskItem, isNew: Bool) {
            (original, self.isNew, self.task) = (task, isNew, task)
        }

        var titleError: String? { TaskItem.problem(with: task.title) }
        var hasChanges: Bool { task != original }
    }

    static var defaultInitialState: State { State(TaskItem(id: TasksStore.newID, title: ""), isNew: true) }

    static func createScreen(with store: EditTaskStore) -> Screen {
        Screen(store, EditTaskViewController(store.asViewStore()))
    }
}
