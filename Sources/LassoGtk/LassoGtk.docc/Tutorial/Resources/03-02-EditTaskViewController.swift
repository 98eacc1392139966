import LassoGtk

final class EditTaskViewController: ViewController, LassoView {
    let store: EditTaskModule.ViewStore
    private lazy var save = Button(mnemonic: "_Save")

    init(_ store: EditTaskModule.ViewStore) {
        self.store = store
        super.init()
        title = "Edit Task"
    }

    override var leaving: Leaving {
        .discarding(state.hasChanges, on: self, "Discard the changes?")
    }

    override func loadHeaderContent() -> HeaderContent {
        HeaderContent(cancel: "Cancel", accept: save)
    }

    override func loadView() -> Widget {
        let title = Entry(), notes = TextView()
        title.bindText(to: store, \.task.title) { .didChangeTitle($0) }
        notes.bindText(to: store, \.task.notes) { .didChangeNotes($0) }
        notes.wrapMode = .wordChar
        (notes.acceptsTab, notes.heightRequest) = (false, 100)
        let form = Form {
            FormField("_Title", title, isRequired: true).with { $0.bindError(to: store, \.titleError) }
            FormField("_Notes", notes)
        }
        form.bindSubmit(save, to: store, action: .didTapSave)
        return form
    }
}
