import LassoGtk

final class NoteViewController: ViewController, LassoView {
    private enum Decision {
        case save, discard, stay
    }

    let store: NoteModule.ViewStore
    private let stored: StoredValue<NoteDocumentModule, String>

    init(_ store: NoteModule.ViewStore, _ stored: StoredValue<NoteDocumentModule, String>) {
        (self.store, self.stored) = (store, stored)
        super.init()
        title = translated("Questions")
    }

    override var commands: Commands {
        Commands(store) {
            Command("_Save Note", "<Control>s", .didTapSave, isEnabled: \.hasChanges)
            Command("_Count Words", .didTapCount)
            Command("Change _Letters…", .didTapChangeCase, isEnabled: \.hasText)
            Command("Cl_ear…", .didTapClear, isEnabled: \.hasText)
        }
    }

    /// Leaving the note asks what to do with changes that aren't saved.
    override var leaving: Leaving {
        guard state.hasChanges else { return .allowed }
        return .ask { await self.decide() }
    }

    private func decide() async -> Bool {
        let decision = await confirm(
            translated("Save the changes of the note?"),
            detail: translated("Otherwise, they are lost."),
            choices: [
                .destructive(translated("Discard"), Decision.discard),
                .cancel(translated("Cancel", in: .lasso), .stay),
                .default(translated("Save", in: .lasso), .save),
            ]
        )
        switch decision {
        case .save:
            dispatchAction(.didTapSave)
            // If it can't be saved, the banner says why. The user may also have gone on typing.
            return await stored.save() && !state.hasChanges
        case .discard:
            dispatchAction(.didDiscard)
            return true
        case .stay:
            return false
        }
    }

    override func viewDidLoad() {
        bindBanner(to: store, \.document.banner) { .didEndBanner($0) }
    }

    override func loadHeaderContent() -> HeaderContent {
        HeaderContent(end: { Button(for: "save-note", of: self).with { $0.addCssClass("suggested-action") } })
    }

    override func loadView() -> Widget {
        let text = TextView(), name = Label(mnemonic: translated("_Note"))
        text.bindText(to: store, \.text) { .didType($0) }
        text.wrapMode = .wordChar
        text.acceptsTab = false
        text.setTextMargins(12)
        name.mnemonicWidget = text
        name.xalign = 0
        name.addCssClass("field-name")
        let status = Label()
        status.xalign = 0
        status.addCssClass("dim-label")
        status.bind(\.label, to: store, \.hasChanges) { $0 ? translated("Not saved yet") : translated("Saved") }
        return Box(.vertical, spacing: 12) {
            name
            ScrolledWindow(child: text).with { ($0.hasFrame, $0.vexpand, $0.minContentHeight) = (true, true, 80) }
            status
            Box.buttons([["count-words"], ["change-letters"], ["clear"]], of: self)
        }
        .asPage()
    }
}

extension TextView {
    fileprivate func setTextMargins(_ margin: Int) {
        (topMargin, bottomMargin, leftMargin, rightMargin) = (margin, margin, margin, margin)
    }
}
