import LassoGtk

/// The screen with a note.
enum NoteModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didType(String)
        case didTapSave, didTapCount, didTapChangeCase, didTapClear
        case didChooseCase(LetterCase), didConfirmClear, didDiscard
        case didChangeStorage(StorageEvent), didDismissBanner
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

    struct State: Equatable, EditedState {
        /// The text as it is saved.
        var saved = ""
        /// The text as the user has changed it; `nil` if it is as it was saved.
        var draft: String?
        /// Why the note can't be saved.
        var banner: Banner?

        var text: String { draft ?? saved }
        var hasText: Bool { !text.isEmpty }
        var hasChanges: Bool { draft.map { $0 != saved } ?? false }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: NoteStore) -> Screen {
        Screen(store, NoteViewController(store.asViewStore()))
    }
}
