import LassoGtk

final class NoteStore: LassoStore<NoteModule> {
    /// Where the note is saved. A test replaces it.
    @Mockable static var storage: any ByteStorage = FileStorage(UserDirectories.data + "/lasso-demo/note.txt")

    private(set) lazy var stored = StoredValue(of: self, \.saved, in: Self.storage, as: .text, delay: .zero) {
        .didChangeStorage($0)
    }

    required init(with initialState: State) {
        super.init(with: initialState)
        _ = stored
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.draft = text }
        case .didTapSave: update { ($0.saved, $0.draft) = ($0.text, nil) }
        case .didTapCount:
            let words = state.text.split(whereSeparator: \.isWhitespace).count
            dispatchOutput(.didCount(words: words, characters: state.text.count))
        case .didTapChangeCase: if state.hasText { dispatchOutput(.didRequestCase) }
        case .didTapClear: if state.hasText { dispatchOutput(.didRequestClear) }
        case .didChooseCase(.upper): update { $0.draft = $0.text.uppercased() }
        case .didChooseCase(.lower): update { $0.draft = $0.text.lowercased() }
        case .didConfirmClear: update { ($0.saved, $0.draft) = ("", nil) }
        case .didDiscard: update { $0.draft = nil }
        case .didChangeStorage(let event): update { $0.banner = event.banner(instead: $0.banner) }
        case .didDismissBanner: update { $0.banner = nil }
        }
    }
}
