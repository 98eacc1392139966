import LassoGtk

final class EditTaskStore: LassoStore<EditTaskModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didChangeTitle(let title): update { $0.task.title = title }
        case .didChangeNotes(let notes): update { $0.task.notes = notes }
        case .didChangePriority(let priority): update { $0.task.priority = priority }
        case .didTapSave: if state.titleError == nil { dispatchOutput(.didSave(state.task)) }
        }
    }
}
