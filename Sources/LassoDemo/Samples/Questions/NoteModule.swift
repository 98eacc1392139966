import LassoGtk

/// The screen with a note.
enum NoteModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didType(String)
        case didTapSave, didTapCount, didTapChangeCase, didTapClear
        case didChooseCase(LetterCase), didConfirmClear, didDiscard
        /// The user lets the text of the window replace another one that was saved meanwhile, or wants to see that one.
        case didAllowReplacing(String), didChooseSavedText
        case didEndBanner(BannerOutcome)
    }

    enum Output: Equatable {
        case didCount(words: Int, characters: Int)
        case didRequestCase
        case didRequestClear
        /// The text can't be saved before the user has decided about another one that was saved meanwhile.
        case didFindOtherText
    }

    /// The ways to write all letters.
    enum LetterCase: CaseIterable, Codable {
        case upper, lower
    }

    /// The ways to deal with a text that was saved while the user was changing the one before.
    enum OtherTextChoice {
        case replace, show
    }

    /// Whether the text of a window is loaded and saved.
    enum Status {
        case notLoaded, notSaved, saved
    }

    /// A text of a window that the file doesn't have.
    struct Draft: Equatable {
        var text: String
        /// The saved text that it was made of.
        var original: String
    }

    struct State: Equatable, EditedState {
        /// The note as it was saved, which other windows may show, too.
        var kept = Kept("")
        /// The text of this window until the file has it; `nil` if the window shows the note as it was saved.
        var draft: Draft?

        var text: String {
            get { draft?.text ?? kept.value }
            set {
                let original = isEdited ? draft?.original : nil
                draft = Draft(text: newValue, original: original ?? kept.value)
                if !hasChanges { draft = nil }
            }
        }
        var hasText: Bool { !text.isEmpty }
        /// Whether the user has changed the text in this window since it was saved.
        var isEdited: Bool { draft.map { $0.text != kept.value } ?? false }
        /// Whether the file doesn't have the text, because it was changed, is being written, or can't be.
        var hasChanges: Bool { isEdited || kept.storage.hasUnsavedChanges }
        /// The saved text, if it is another one than that of this window, and than the one that this was made of:
        /// another program or window has saved it meanwhile, and the user may not have seen it.
        var otherText: String? {
            isEdited && draft?.original != kept.value ? kept.value : nil
        }
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
