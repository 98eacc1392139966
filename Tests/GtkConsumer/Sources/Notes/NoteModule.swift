import LassoGtk

/// A note that is edited.
package enum NoteModule: ScreenModule {
    package enum Action: Equatable, Codable {
        case didType(String), didAttach(FileReference)
        case didTapKeep, didTapAttach, didTapDetails, didTapPreferences
    }

    package enum Output: Equatable {
        case didKeep(Note), wantsFile, wantsDetails(String), wantsPreferences
    }

    package struct State: Equatable, EditedState {
        /// The note as it was kept.
        package var note: Note
        package var text: String

        init(_ note: Note) { (self.note, text) = (note, note.text) }

        package var hasChanges: Bool { text != note.text }
    }

    package static var defaultInitialState: State { State(Note(id: 0, text: "")) }

    package static func createScreen(with store: NoteStore) -> Screen {
        Screen(store, NoteViewController(store.asViewStore()))
    }
}

package final class NoteStore: LassoStore<NoteModule> {
    override package func handleAction(_ action: Action) {
        switch action {
        case .didType(let text): update { $0.text = text }
        case .didAttach(let file): update { $0.text += "\n\(file.name)" }
        case .didTapKeep:
            update { state in state.note.text = state.text }
            dispatchOutput(.didKeep(state.note))
        case .didTapAttach: dispatchOutput(.wantsFile)
        case .didTapDetails: dispatchOutput(.wantsDetails(state.text))
        case .didTapPreferences: dispatchOutput(.wantsPreferences)
        }
    }
}

package final class NoteViewController: ViewController, LassoView {
    package let store: NoteModule.ViewStore

    init(_ store: NoteModule.ViewStore) {
        self.store = store
        super.init()
        pathComponent = "\(state.note.id)"
        store.observeState(\.note.text) { [weak self] in self?.title = $0 }
    }

    override package var leaving: Leaving { .discarding(state.hasChanges, on: self, "Discard the changes?") }

    override package var commands: Commands {
        Commands(store) {
            Command("_Keep", "<Control>s", .didTapKeep, isEnabled: \.hasChanges)
            Command("_Attach File", .didTapAttach)
            Command("Show _Details", .didTapDetails)
            Command(.preferences, .didTapPreferences)
        }
    }

    override package func loadView() -> Widget {
        let text = TextView()
        text.bindText(to: store, \.text) { .didType($0) }
        return ScrolledWindow(child: text)
    }
}
