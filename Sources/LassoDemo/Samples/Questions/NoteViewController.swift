import LassoGtk

final class NoteViewController: ViewController, LassoView {
    private enum Decision {
        case save, discard, stay
    }

    let store: NoteModule.ViewStore
    private let save: @MainActor () async -> Bool

    /// Creates the controller.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - save: A closure that saves the text, and returns whether the file has it.
    init(_ store: NoteModule.ViewStore, save: @escaping @MainActor () async -> Bool) {
        (self.store, self.save) = (store, save)
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

    /// Leaving the note asks what to do with changes, unless the user has saved them already.
    override var leaving: Leaving {
        guard state.hasChanges else { return .allowed }
        return .ask { await self.mayLeave() }
    }

    private func mayLeave() async -> Bool {
        // The text may still be being written, or written again because another program has removed the file.
        if !state.isEdited, await save() { return true }
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
            guard await mayReplaceOtherTexts(in: store) else { return false }
            // If it can't be saved, the banner says why.
            return await save()
        case .discard:
            dispatchAction(.didDiscard)
            return true
        case .stay:
            return false
        }
    }

    override func viewDidLoad() {
        bindBanner(to: store, \.kept.banner) { .didEndBanner($0) }
    }

    override func loadHeaderContent() -> HeaderContent {
        HeaderContent(end: { Button(for: "save-note", of: self).with { $0.addCssClass("suggested-action") } })
    }

    override func loadView() -> Widget {
        let text = TextView(), name = Label(mnemonic: translated("_Note"))
        text.bindText(to: store, \.text) { .didType($0) }
        text.bind(\.editable, to: store, \.kept.isLoaded)
        text.wrapMode = .wordChar
        text.acceptsTab = false
        text.setTextMargins(12)
        name.mnemonicWidget = text
        name.xalign = 0
        name.addCssClass("field-name")
        let status = Label()
        status.xalign = 0
        status.addCssClass("dim-label")
        status.bind(\.label, to: store, \.status) { status in
            switch status {
            case .notLoaded: translated("Not loaded yet")
            case .notSaved: translated("Not saved yet")
            case .saved: translated("Saved")
            }
        }
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
