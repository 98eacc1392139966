import LassoGtk

final class EditTaskViewController: ViewController, LassoView {
    let store: EditTaskModule.ViewStore
    private lazy var save = Button(translated("Save", in: .lasso))

    init(_ store: EditTaskModule.ViewStore) {
        self.store = store
        super.init()
        title = state.isNew ? translated("New Task") : translated("Edit Task")
    }

    override var leaving: Leaving {
        .discarding(state.hasChanges, on: self, translated("Discard the changes?"))
    }

    override func loadHeaderContent() -> HeaderContent {
        HeaderContent(cancel: translated("Cancel", in: .lasso), accept: save)
    }

    override func loadView() -> Widget {
        let title = Entry(), notes = TextView(), priority = DropDown(strings: [])
        title.bindText(to: store, \.task.title) { .didChangeTitle($0) }
        notes.bindText(to: store, \.task.notes) { .didChangeNotes($0) }
        notes.wrapMode = .wordChar
        (notes.acceptsTab, notes.heightRequest) = (false, 100)
        priority.bindChoice(among: TaskItem.Priority.allCases, to: store, \.task.priority, title: \.name) {
            .didChangePriority($0)
        }
        let form = Form {
            FormField(translated("_Title"), title, isRequired: true).with { $0.bindError(to: store, \.titleError) }
            FormField(translated("_Priority"), priority)
            FormField(translated("_Notes"), notes)
        }
        form.bindSubmit(save, to: store, action: .didTapSave)
        return form
    }
}
