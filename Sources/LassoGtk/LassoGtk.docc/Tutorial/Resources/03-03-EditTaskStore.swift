import LassoGtk

/// The dialog that edits a task.
enum EditTaskModule: ScreenModule {
    enum Action: Equatable {
        case didChangeTitle(String)
        case didChangeNotes(String)
        case didTapSave
    }

    enum Output: Equatable {
        case didSave(TaskItem)
    }

    struct State: Equatable {
        let original: TaskItem
        var task: TaskItem

        init(_ task: TaskItem) { (original, self.task) = (task, task) }

        var titleError: String? {
            task.title.contains { !$0.isWhitespace } ? nil : "Enter what is to be done."
        }

        var hasChanges: Bool { task != original }
    }

    static var defaultInitialState: State { State(TaskItem(id: 0, title: "")) }

    static func createScreen(with store: EditTaskStore) -> Screen {
        Screen(store, EditTaskViewController(store.asViewStore()))
    }
}

final class EditTaskStore: LassoStore<EditTaskModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeTitle(let title): update { $0.task.title = title }
        case .didChangeNotes(let notes): update { $0.task.notes = notes }
        case .didTapSave: if state.titleError == nil { dispatchOutput(.didSave(state.task)) }
        }
    }
}
