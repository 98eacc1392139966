import LassoGtk

/// The flow of the window: the lists beside the tasks, and the dialogs in front of them.
final class TasksFlow: Flow<NoOutputFlow> {
    private let store: TasksStore

    init(_ store: TasksStore) { self.store = store }

    override func createInitialController() -> Controller {
        let main = MainController(store.asViewStore(), store.history)
        let lists = ListsViewController(store.asViewStore(for: ListsModule.self, stateMap: \.lists) { .lists($0) })
        main.setSidebarController(lists, animated: false)
        main.setContentController(TasksModule.createScreen(with: store).controller, animated: false)
        store.observeOutput { [weak self] output in
            switch output {
            case .didRequestEditing(let task, let isNew): self?.edit(task, isNew: isNew)
            case .didRequestImport: self?.chooseImport()
            case .didRequestExport(let name): self?.chooseExport(of: name)
            }
        }
        return main
    }

    private func edit(_ task: TaskItem, isNew: Bool) {
        guard let context else { return }
        let screen = EditTaskModule.createScreen(with: EditTaskModule.State(task, isNew: isNew))
        screen.observeOutput { [weak self, weak controller = screen.controller] output in
            switch output {
            case .didSave(let task):
                controller?.dismiss()
                self?.store.dispatchAction(.didSave(task))
            }
        }
        screen.place(with: presented(on: context))
    }

    private func chooseImport() {
        Task {
            let kinds = [FileKind(translated("Text Files"), patterns: ["*.txt"], mimeTypes: ["text/plain"])]
            guard let file = await openFile(translated("Import Tasks"), accept: translated("Import"), kinds: kinds)
            else { return }
            store.dispatchAction(.didChooseImport(file))
        }
    }

    private func chooseExport(of name: String) {
        Task {
            guard let file = await saveFile(translated("Export Tasks"), proposedName: "\(name).txt") else { return }
            store.dispatchAction(.didChooseExport(file))
        }
    }
}
