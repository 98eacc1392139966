import LassoCodable
import LassoGtk

final class TasksStore: LassoStore<TasksModule> {
    typealias History = StoreHistory<TasksModule, TaskDocument>

    /// The identity of a task that isn't in a list yet.
    static let newID = 0

    private(set) lazy var history = History(of: self, \.document, when: { $0.stepName != nil }, named: \.stepName)
    private(set) lazy var stored = StoredValue(of: self, \.document, in: Services.tasks, as: .json(version: 1)) {
        .didChangeStorage($0)
    }

    required init(with initialState: State) {
        super.init(with: initialState)
        let settings = Services.settings
        StoredSetting(of: self, \.showsDone, in: settings["shows-done"]) { .didChangeShowsDone($0) }
        StoredSetting(of: self, \.sort, in: settings["sort-order"]) { .didChangeSort($0) }
        StoredSetting(of: self, \.addsAtTop, in: settings["adds-at-top"]) { .didChangeAddsAtTop($0) }
        _ = (history, stored)
        // A toast offers to undo the last change only. That may have removed the list, or brought another one.
        observeState(\.document) { [weak self] _ in self?.documentDidChange() }
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didSelect(let ids): update { $0.selection = ids }
        case .didSearch(let query): update { $0.query = query }
        case .didTapNewTask: requestNewTask()
        case .didOpen(let id): state.tasks[id: id].map { dispatchOutput(.didRequestEditing($0, isNew: false)) }
        case .didSave(let task): save(task)
        case .didRename(let id, let title):
            if TaskItem.problem(with: title) == nil { update { $0.tasks[id: id]?.title = title } }
        case .didToggle(let id, let isDone): update { $0.tasks[id: id]?.isDone = isDone }
        // In another order than its own, a list doesn't show where a moved task goes.
        case .didMove(let id, let next): if state.order == nil { update { $0.tasks.move(id, before: next) } }
        case .didDelete(let ids, let next): delete(ids, selecting: next)
        case .didChangeShowsDone(let showsDone): update { $0.showsDone = showsDone }
        case .didChangeSort(let sort): update { $0.sort = sort }
        case .didChangeAddsAtTop(let addsAtTop): update { $0.addsAtTop = addsAtTop }
        case .didTapImport: dispatchOutput(.didRequestImport)
        case .didChooseImport(let file): importTasks(from: file)
        case .didImport(let titles, let list): add(titles, to: list)
        case .didTapCancelImport: cancelEffects("import")
        case .didTapExport: state.list.map { dispatchOutput(.didRequestExport(name: $0.name)) }
        case .didChooseExport(let file): export(to: file)
        case .didEndToast(let id, let outcome): endToast(id, outcome)
        case .didTapTryAgain: stored.dispatchAction(.save)
        case .didDismissBanner: update { $0.messages.dismiss() }
        case .didChangeStorage(let event): handle(event)
        case .lists(let action): handle(action)
        }
    }

    private func documentDidChange() {
        let offers = state.toasts.ids.filter { state.toasts[$0]?.button != nil }
        guard !offers.isEmpty || state.list == nil else { return }
        update { state in
            for offer in offers { state.toasts.remove(offer) }
            if state.list == nil { state.selectedList = state.document.lists.first?.id }
        }
    }

    // MARK: Tasks

    private func requestNewTask() {
        guard state.hasList else { return }
        dispatchOutput(.didRequestEditing(TaskItem(id: Self.newID, title: ""), isNew: true))
    }

    private func save(_ task: TaskItem) {
        // Another program may have deleted all lists since the dialog opened.
        if !state.hasList { handle(.didTapNew) }
        update { state in
            // It may have deleted the task, too, whose identity a new one may get.
            guard state.tasks[id: task.id] == nil else { return state.tasks[id: task.id] = task }
            var task = task
            task.id = state.document.makeID()
            state.tasks.insert(task, at: state.addsAtTop ? 0 : state.tasks.count)
            state.selection = [task.id]
        }
    }

    private func delete(_ ids: Set<TaskItem.ID>, selecting next: TaskItem.ID?) {
        update { state in
            state.tasks.removeAll { ids.contains($0.id) }
            state.selection = next.map { [$0] } ?? []
        }
        let text = translated("Task deleted", plural: "\(ids.count) tasks deleted", count: ids.count)
        update { $0.toasts.append(Toast(text, button: translated("Undo"))) }
    }

    private func endToast(_ id: Toast.ID, _ outcome: ToastOutcome) {
        update { $0.toasts.remove(id) }
        if outcome == .pressedButton { history.undo() }
    }

    // MARK: Lists

    private func handle(_ action: ListsModule.ViewAction) {
        switch action {
        case .didSelect(let id): update { ($0.selectedList, $0.selection) = (id, []) }
        case .didTapNew:
            update { state in
                let list = TaskList(id: state.document.makeID(), name: translated("New List"))
                state.document.lists.append(list)
                (state.selectedList, state.selection) = (list.id, [])
            }
        case .didRename(let id, let name):
            if name.contains(where: { !$0.isWhitespace }) { update { $0.document.lists[id: id]?.name = name } }
        case .didMove(let id, let next): update { $0.document.lists.move(id, before: next) }
        case .didDelete(let ids, let next):
            update { state in
                state.document.lists.removeAll { ids.contains($0.id) }
                state.selectedList = next
            }
            update { $0.toasts.append(Toast(translated("List deleted"), button: translated("Undo"))) }
        }
    }

    // MARK: Files

    private func importTasks(from file: FileReference) {
        guard let list = state.selectedList else { return }
        let files = Services.files
        effect("import", progress: \.importProgress, inhibits: translated("Importing tasks")) { report in
            try await TaskText.titles(in: files.read(file).bytes, report)
        } receive: { store, titles in
            guard store.state.document.lists[id: list] != nil else {
                return store.tell(translated("“\(file.name)” wasn't imported, because its list was deleted."))
            }
            store.dispatchAction(.didImport(titles, into: list))
            let count = titles.count
            store.tell(translated("\(count) task imported", plural: "\(count) tasks imported", count: count))
        } onError: { store, error in
            store.tell(translated("“\(file.name)” can't be imported. \(error)"))
        }
    }

    private func add(_ titles: [String], to list: TaskList.ID) {
        update { state in
            let tasks = titles.map { TaskItem(id: state.document.makeID(), title: $0) }
            state.document.lists[id: list]?.tasks.append(contentsOf: tasks)
        }
    }

    private func export(to file: FileReference) {
        let (files, bytes) = (Services.files, TaskText.bytes(of: state.tasks))
        effect("export", .queue, progress: \.exportProgress, inhibits: translated("Exporting tasks")) { _ in
            try await files.replace(file, with: bytes, version: nil)
        } receive: { store, _ in
            store.tell(translated("Exported to “\(file.name)”"))
        } onError: { store, error in
            store.tell(translated("“\(file.name)” can't be written. \(error)"))
        }
    }

    private func tell(_ message: String) { update { $0.toasts.append(Toast(message)) } }

    private func handle(_ event: StorageEvent) {
        // What was saved before, or by another program, isn't an edit of the user.
        if event == .loaded || event == .changedByAnotherProgram { history.clear() }
        update { $0.messages.note(event) }
    }
}
