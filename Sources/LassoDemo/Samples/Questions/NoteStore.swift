import LassoGtk

final class NoteStore: LassoStore<NoteModule> {
    /// The note as it was saved, which all windows share.
    let kept = SampleData.shared.note.store
    // The text that this window has saved last, until the file has it.
    private var unwritten: String?

    required init(with initialState: State) {
        super.init(with: initialState)
        mirror(kept, in: \.kept)
        // Once the file has the text of this window, the window shows what others save.
        observeState(\.kept.storage.hasUnsavedChanges) { [weak self] (isUnsaved: Bool) in
            guard let self, !isUnsaved else { return }
            unwritten = nil
            if !state.isEdited { update { $0.draft = nil } }
        }
    }

    override func handleAction(_ action: Action) {
        switch action {
        // Before the note was loaded, the text would replace one that the user hasn't seen.
        case .didType(let text): if state.kept.isLoaded { update { $0.text = text } }
        case .didTapSave: saveText()
        case .didTapCount:
            let words = state.text.split(whereSeparator: \.isWhitespace).count
            dispatchOutput(.didCount(words: words, characters: state.text.count))
        case .didTapChangeCase: if state.hasText { dispatchOutput(.didRequestCase) }
        case .didTapClear: if state.hasText { dispatchOutput(.didRequestClear) }
        case .didChooseCase(.upper): update { $0.text = $0.text.uppercased() }
        case .didChooseCase(.lower): update { $0.text = $0.text.lowercased() }
        case .didConfirmClear:
            update { $0.text = "" }
            saveText()
        case .didDiscard:
            // The text was changed since it was saved, or it can't be written, or both.
            if !state.isEdited || couldNotSave { kept.revert() }
            update { $0.draft = nil }
        case .didAllowReplacing(let other): update { $0.draft?.original = other }
        case .didChooseSavedText: update { $0.draft = nil }
        case .didEndBanner(let outcome): kept.dispatchAction(.didEndBanner(outcome))
        }
    }

    /// Saves the text, and waits until it is written, or can't be.
    ///
    /// - Returns: Whether the file has the text. The user may have gone on typing meanwhile, or have to decide first
    ///   about another text.
    func save() async -> Bool {
        guard mayReplaceSavedText() else { return false }
        keepText()
        return await kept.save() && !state.hasChanges
    }

    /// Whether the text that this window has saved last can't be written.
    private var couldNotSave: Bool { unwritten == state.kept.value && state.kept.storage.problem != nil }

    private func saveText() {
        guard mayReplaceSavedText() else { return }
        // Without another text to save, loading or writing may have failed before.
        if !keepText() { kept.dispatchAction(.didTapSave) }
    }

    /// Returns whether no text is lost if this window saves its own. Otherwise, lets the user be asked.
    private func mayReplaceSavedText() -> Bool {
        guard state.otherText != nil else { return true }
        dispatchOutput(.didFindOtherText)
        return false
    }

    /// Makes the text of this window the one that is saved.
    ///
    /// - Returns: Whether it is another one than before.
    @discardableResult
    private func keepText() -> Bool {
        let text = state.text
        guard state.kept.isLoaded, text != state.kept.value else { return false }
        unwritten = text
        kept.edit { $0 = text }
        return true
    }
}
