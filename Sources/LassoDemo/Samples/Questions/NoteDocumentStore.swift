import LassoGtk

/// The store of the note, which is saved when the user says so. All windows that show the note share it.
final class NoteDocumentStore: LassoStore<NoteDocumentModule> {
    /// The note in the user's data folder. A test replaces it.
    @Mockable static var shared = SharedStore {
        NoteDocumentStore(in: FileStorage(UserDirectories.data + "/lasso-demo/note.txt"))
    }

    /// The text in the file.
    private(set) lazy var stored = StoredValue(of: self, \.saved, in: storage, as: .text, delay: .zero) {
        .didChangeStorage($0)
    }
    private let storage: any ByteStorage

    /// Creates the store.
    ///
    /// - Parameter storage: The storage that keeps the text.
    init(in storage: any ByteStorage) {
        self.storage = storage
        super.init(with: State())
        stored.observeState(\.hasUnsavedChanges) { [weak self] (isUnsaved: Bool) in
            self?.update { state in
                state.isUnsaved = isUnsaved
                if !isUnsaved { state.earlier = nil }
            }
        }
    }

    required convenience init(with state: State) {
        preconditionFailure("NoteDocumentStore.init(with:): a note needs a storage. Call init(in:).")
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.draft = text }
        case .didSave: save(state.text)
        case .didClear: save("")
        case .didDiscard: update { ($0.saved, $0.draft) = ($0.earlier ?? $0.saved, nil) }
        case .didChangeStorage(let event): update { $0.messages.note(event) }
        case .didEndBanner(.pressedButton): stored.dispatchAction(.save)
        case .didEndBanner(.dismissed): update { $0.messages.dismiss() }
        }
    }

    private func save(_ text: String) {
        // Before the text was loaded, a new one would replace what the user hasn't seen. This tries to load it again.
        guard stored.state.isLoaded else { return stored.dispatchAction(.save) }
        if text == state.saved {
            // It may be a text that couldn't be saved before.
            update { $0.draft = nil }
            stored.dispatchAction(.save)
        } else {
            update { ($0.earlier, $0.saved, $0.draft) = ($0.isUnsaved ? $0.earlier : $0.saved, text, nil) }
        }
    }
}
