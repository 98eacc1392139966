import LassoGtk

/// The flow of the window: the list of tasks, and the dialog in front of it.
final class ToDoFlow: Flow<NoOutputFlow> {
    private let store: TaskListStore

    init(_ store: TaskListStore) { self.store = store }

    override func createInitialController() -> Controller {
        TaskListModule.createScreen(with: store)
            .observeOutput { [weak self] output in
                switch output {
                case .didRequestEditing(let task): self?.edit(task)
                }
            }
            .controller
    }

    private func edit(_ task: TaskItem) {
        guard let context else { return }
        let screen = EditTaskModule.createScreen(with: EditTaskModule.State(task))
        screen.observeOutput { [weak self, weak controller = screen.controller] output in
            switch output {
            case .didSave(let task):
                controller?.dismiss()
                self?.store.dispatchAction(.didSave(task))
            }
        }
        screen.place(with: presented(on: context))
    }
}
