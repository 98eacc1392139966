import LassoGtk

/// The screen with a note.
enum NoteModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didType(String)
        case didTapSave, didTapCount, didTapChangeCase, didTapClear
        case didChooseCase(LetterCase), didConfirmClear, didDiscard
        case didEndBanner(BannerOutcome)
    }

    enum Output: Equatable {
        case didCount(words: Int, characters: Int)
        case didRequestCase
        case didRequestClear
    }

    /// The ways to write all letters.
    enum LetterCase: CaseIterable, Codable {
        case upper, lower
    }

    /// Where the text of a window is.
    enum Status {
        case notLoaded, notSaved, saved
    }

    struct State: Equatable, EditedState {
        /// The note as it was saved, which other windows may show, too.
        var kept = Kept("")
        /// The text of this window until the file has it; `nil` if the window shows the note as it was saved.
        var draft: String?

        var text: String {
            get { draft ?? kept.value }
            set {
                draft = newValue
                if !hasChanges { draft = nil }
            }
        }
        var hasText: Bool { !text.isEmpty }
        /// Whether the user has changed the text in this window since it was saved.
        var isEdited: Bool { draft.map { $0 != kept.value } ?? false }
        /// Whether the file doesn't have the text, because it was changed, is being written, or can't be.
        var hasChanges: Bool { isEdited || kept.storage.hasUnsavedChanges }
        var status: Status {
            guard kept.isLoaded else { return .notLoaded }
            return hasChanges ? .notSaved : .saved
        }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: NoteStore) -> Screen {
        Screen(store, NoteViewController(store.asViewStore(), save: { await store.save() }))
    }
}
