import LassoGtk

/// The tasks of the list that the user has chosen. Its store has all lists.
enum TasksModule: ScreenModule {
    enum Action: Equatable {
        case didSelect(Set<TaskItem.ID>), didSearch(String)
        case didTapNewTask, didOpen(TaskItem.ID), didSave(TaskItem)
        case didRename(TaskItem.ID, String)
        case didToggle(TaskItem.ID, Bool)
        case didMove(TaskItem.ID, before: TaskItem.ID?)
        case didDelete(Set<TaskItem.ID>, next: TaskItem.ID?)
        case didChangeShowsDone(Bool), didChangeSort(SortOrder), didChangeAddsAtTop(Bool)
        case didTapImport, didChooseImport(FileReference), didImport([String], into: TaskList.ID), didTapCancelImport
        case didTapExport, didChooseExport(FileReference)
        case didEndToast(Toast.ID, ToastOutcome), didTapTryAgain, didDismissBanner
        case didChangeStorage(StorageEvent)
        case lists(ListsModule.ViewAction)
    }

    enum Output: Equatable {
        case didRequestEditing(TaskItem, isNew: Bool)
        case didRequestImport, didRequestExport(name: String)
    }

    struct State: Equatable {
        var document = TaskDocument()
        var selectedList: TaskList.ID? = 1
        var selection: Set<TaskItem.ID> = []
        var query = ""
        var sort = SortOrder.manual
        var showsDone = true
        var addsAtTop = false
        var importProgress, exportProgress: TaskProgress?
        /// The offers to undo a deletion, and what went wrong.
        var toasts = ToastQueue()
        /// The reason why the tasks can't be saved, and what became of a file that couldn't be used.
        var messages = StorageMessages()
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: TasksStore) -> Screen {
        Screen(store, TasksViewController(store.asViewStore()))
    }
}

extension TasksModule.State {
    var list: TaskList? { selectedList.flatMap { document.lists[id: $0] } }
    var lists: ListsModule.ViewState { .init(lists: document.lists, selected: selectedList) }

    /// The tasks of the list that the user has chosen.
    var tasks: IdentifiedArray<TaskItem> {
        get { list?.tasks ?? [] }
        set { if let selectedList { document.lists[id: selectedList]?.tasks = newValue } }
    }

    var listName: String { list?.name ?? translated("Tasks") }
    var hasList: Bool { list != nil }
    var isImporting: Bool { importProgress != nil }
    var canImport: Bool { hasList && !isImporting }

    /// Which tasks are shown; `nil` for all.
    var filter: TaskFilter? {
        query.isEmpty && showsDone ? nil : TaskFilter(query: SearchQuery(query), showsDone: showsDone)
    }

    var shown: ShownTasks { ShownTasks(tasks: tasks, filter: filter) }

    /// The order in which tasks are shown, if it isn't that of the list.
    var order: SortOrder? { sort == .manual ? nil : sort }
}

extension TasksModule.Action {
    /// The name of the step that undoes the action, or `nil` if the action doesn't edit the tasks.
    var stepName: String? {
        switch self {
        case .didSave(let task): task.id == TasksStore.newID ? translated("New Task") : translated("Edit")
        case .didRename: translated("Rename")
        case .didToggle(_, let isDone): isDone ? translated("Mark as Done") : translated("Mark as Not Done")
        case .didMove: translated("Move")
        case .didDelete: translated("Delete")
        case .didImport: translated("Import")
        case .lists(let action): action.stepName
        default: nil
        }
    }
}
