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

    struct State: Equatable, EditedState {
        /// The note, which other windows may show, too.
        var document = NoteDocumentModule.State()

        var text: String { document.text }
        var hasText: Bool { !text.isEmpty }
        var hasChanges: Bool { document.hasChanges }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: NoteStore) -> Screen {
        Screen(store, NoteViewController(store.asViewStore(), store.document.stored))
    }
}
