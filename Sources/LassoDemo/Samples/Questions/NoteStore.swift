import LassoGtk

final class NoteStore: LassoStore<NoteModule> {
    /// The note, which all windows share.
    let document = NoteDocumentStore.shared.store

    required init(with initialState: State) {
        super.init(with: initialState)
        mirror(document, in: \.document)
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): document.dispatchAction(.didType(text))
        case .didTapSave: document.dispatchAction(.didSave)
        case .didTapCount:
            let words = state.text.split(whereSeparator: \.isWhitespace).count
            dispatchOutput(.didCount(words: words, characters: state.text.count))
        case .didTapChangeCase: if state.hasText { dispatchOutput(.didRequestCase) }
        case .didTapClear: if state.hasText { dispatchOutput(.didRequestClear) }
        case .didChooseCase(.upper): document.dispatchAction(.didType(state.text.uppercased()))
        case .didChooseCase(.lower): document.dispatchAction(.didType(state.text.lowercased()))
        case .didConfirmClear: document.dispatchAction(.didClear)
        case .didDiscard: document.dispatchAction(.didDiscard)
        case .didEndBanner(let outcome): document.dispatchAction(.didEndBanner(outcome))
        }
    }
}
