import LassoGtk

/// The flow of a note. It asks what the note's store wants to know.
final class NoteFlow: Flow<NoOutputFlow> {
    let store = NoteStore(with: NoteModule.defaultInitialState)

    override func createInitialController() -> Controller {
        NoteModule
            .createScreen(with: store)
            .observeOutput { [weak self] output in
                switch output {
                case .didCount(let words, let characters): self?.show(words: words, characters: characters)
                case .didRequestCase: self?.askForCase()
                case .didRequestClear: self?.confirmClear()
                case .didFindOtherText: self?.askAboutOtherText()
                }
            }
            .controller
    }

    private func show(words: Int, characters: Int) {
        initialController?.alert(
            translated("\(words) word", plural: "\(words) words", count: words),
            detail: translated("\(characters) character", plural: "\(characters) characters", count: characters)
        )
    }

    private func askForCase() {
        Task {
            let chosen: NoteModule.LetterCase? = await initialController?.confirm(
                translated("How should all letters be written?"),
                choices: [
                    .cancel(translated("Cancel", in: .lasso), nil),
                    .button(translated("Small Letters"), .lower),
                    .button(translated("Capital Letters"), .upper),
                ]
            )
            if let chosen { store.dispatchAction(.didChooseCase(chosen)) }
        }
    }

    private func confirmClear() {
        let text = store.state.text
        Task {
            let isConfirmed = await initialController?.confirm(
                translated("Clear the note?"),
                detail: translated("The saved text is deleted as well."),
                accept: translated("Clear"),
                isDestructive: true
            )
            guard isConfirmed == true else { return }
            // The user hasn't confirmed that a text is lost that was saved meanwhile, and is shown now.
            if store.state.text == text { store.dispatchAction(.didConfirmClear) } else { confirmClear() }
        }
    }

    private func askAboutOtherText() {
        Task {
            guard await initialController?.mayReplaceOtherTexts(in: store.asViewStore()) == true else { return }
            store.dispatchAction(.didTapSave)
        }
    }
}
