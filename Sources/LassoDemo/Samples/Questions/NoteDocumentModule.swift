import LassoGtk

/// The note, whichever windows show it.
enum NoteDocumentModule: StoreModule {
    enum Action: Equatable, Codable {
        case didType(String)
        case didSave, didClear, didDiscard
        case didChangeStorage(StorageEvent), didEndBanner(BannerOutcome)
    }

    struct State: Equatable {
        /// The text as it is in the file, or as it is about to be.
        var saved = ""
        /// The text that the file has while it doesn't have the saved one yet; `nil` if it isn't known.
        var earlier: String?
        /// The text as the user has changed it; `nil` if it is as it was saved.
        var draft: String?
        /// Whether the file doesn't have the saved text yet, because it is being written or can't be.
        var isUnsaved = false
        /// Why the note can't be loaded or saved, and that another version was kept.
        var messages = StorageMessages()

        var banner: Banner? { messages.banner }
        var text: String { draft ?? saved }
        var hasChanges: Bool { isUnsaved || draft.map { $0 != saved } ?? false }
    }
}
