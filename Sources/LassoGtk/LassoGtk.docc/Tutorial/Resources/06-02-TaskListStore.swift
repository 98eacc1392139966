import LassoCodable
import LassoGtk

/// The screen with the list of tasks.
enum TaskListModule: ScreenModule {
    enum Action: Equatable {
        case didChangeNewTitle(String)
        case didTapAdd
        case didToggle(TaskItem.ID, Bool)
        case didSelect(Set<TaskItem.ID>)
        case didOpen(TaskItem.ID)
        case didSave(TaskItem)
        case didDelete(Set<TaskItem.ID>, next: TaskItem.ID?)
        case didTapDeleteDone
        case didEndToast(Toast.ID, ToastOutcome)
        case didEndBanner(BannerOutcome)
        case didChangeStorage(StorageEvent)
    }

    enum Output: Equatable {
        case didRequestEditing(TaskItem)
    }

    struct State: Equatable {
        var list = TaskList()
        var selection: Set<TaskItem.ID> = []
        var newTitle = ""
        /// The offers to undo a deletion.
        var toasts = ToastQueue()
        /// The reason why the tasks can't be saved, and what became of a file that couldn't be used.
        var messages = StorageMessages()

        var canAdd: Bool { newTitle.contains { !$0.isWhitespace } }
        var hasDone: Bool { list.tasks.contains(where: \.isDone) }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: TaskListStore) -> Screen {
        Screen(store, TaskListViewController(store.asViewStore()))
    }
}

extension TaskListModule.Action {
    /// The name of the step that undoes the action, or `nil` if the action doesn't change the tasks.
    var stepName: String? {
        switch self {
        case .didTapAdd: "Add"
        case .didToggle(_, let isDone): isDone ? "Mark as Done" : "Mark as Not Done"
        case .didSave: "Edit"
        case .didDelete, .didTapDeleteDone: "Delete"
        default: nil
        }
    }
}

final class TaskListStore: LassoStore<TaskListModule> {
    typealias History = StoreHistory<TaskListModule, TaskList>

    private var stored: StoredValue<TaskListModule, TaskList>?
    private(set) lazy var history = History(of: self, \.list, when: { $0.stepName != nil }, named: \.stepName)

    required init(with initialState: State) {
        super.init(with: initialState)
        _ = history
        // A toast offers to undo the last change only.
        observeState(\.list) { [weak self] _ in self?.removeToasts() }
    }

    /// Loads the list from a storage, and keeps it there from now on.
    func keepList(in storage: any ByteStorage) -> StoredValue<TaskListModule, TaskList> {
        let stored = StoredValue(of: self, \.list, in: storage, as: .json(version: 1)) { .didChangeStorage($0) }
        self.stored = stored
        return stored
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeNewTitle(let title): update { $0.newTitle = title }
        case .didTapAdd: add()
        case .didToggle(let id, let isDone): update { $0.list.tasks[id: id]?.isDone = isDone }
        case .didSelect(let ids): update { $0.selection = ids }
        case .didOpen(let id): state.list.tasks[id: id].map { dispatchOutput(.didRequestEditing($0)) }
        case .didSave(let task): update { $0.list.tasks[id: task.id] = task }
        case .didDelete(let ids, let next): delete(ids, selecting: next)
        case .didEndToast(let id, let outcome): endToast(id, outcome)
        case .didEndBanner(.pressedButton): stored?.dispatchAction(.save)
        case .didEndBanner(.dismissed): update { $0.messages.dismiss() }
        case .didChangeStorage(let event): handle(event)
        case .didTapDeleteDone: delete(Set(state.list.tasks.filter(\.isDone).map(\.id)), selecting: nil)
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
        let text = ids.count == 1 ? "Task deleted" : "\(ids.count) tasks deleted"
        update { $0.toasts.append(Toast(text, button: "Undo")) }
    }

    private func endToast(_ id: Toast.ID, _ outcome: ToastOutcome) {
        update { $0.toasts.remove(id) }
        if outcome == .pressedButton { history.undo() }
    }

    private func handle(_ event: StorageEvent) {
        // What was saved before, or by another program, isn't an edit of the user.
        if event == .loaded || event == .changedByAnotherProgram { history.clear() }
        update { $0.messages.note(event) }
    }

    private func removeToasts() {
        if !state.toasts.isEmpty { update { $0.toasts.removeAll() } }
    }
}
