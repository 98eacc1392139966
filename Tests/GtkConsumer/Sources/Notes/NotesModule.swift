import LassoGtk

/// The list of the notes.
package enum NotesModule: ScreenModule {
    package enum Action: Equatable, Codable {
        case didTapNote(Note.ID), didTapShelf, didTapPreferences
        /// A note was kept, or comes from another program.
        case didReceive(Note)
    }

    package enum Output: Equatable {
        case wantsNote(Note), wantsShelf([Note]), wantsPreferences
    }

    package struct State: Equatable {
        package var notes = [Note(id: 1, text: "Milk"), Note(id: 2, text: "Bread")]
    }

    package static var defaultInitialState: State { State() }

    package static func createScreen(with store: NotesStore) -> Screen {
        Screen(store, NotesViewController(store.asViewStore()))
    }
}

package final class NotesStore: LassoStore<NotesModule> {
    override package func handleAction(_ action: Action) {
        switch action {
        case .didTapNote(let id): state.notes.first { $0.id == id }.map { dispatchOutput(.wantsNote($0)) }
        case .didTapShelf: dispatchOutput(.wantsShelf(state.notes))
        case .didTapPreferences: dispatchOutput(.wantsPreferences)
        case .didReceive(let note):
            update { state in
                if let index = state.notes.firstIndex(where: { $0.id == note.id }) {
                    state.notes[index] = note
                } else {
                    state.notes.append(note)
                }
            }
        }
    }
}

package final class NotesViewController: ViewController, LassoView {
    package let store: NotesModule.ViewStore

    init(_ store: NotesModule.ViewStore) {
        self.store = store
        super.init()
        title = "Notes"
    }

    override package var commands: Commands {
        Commands(store) {
            Command("Open _Shelf", .didTapShelf)
            Command(.preferences, .didTapPreferences)
        }
    }

    override package func loadView() -> Widget {
        let notes = Box(.vertical, spacing: 6)
        notes.bindChildren(to: store, \.notes) { note in
            let text = Label(), button = Button("Open")
            text.bind(\.label, to: note, \.text)
            button.bind(to: note, action: .didTapNote(note.state.id))
            return Box(.horizontal, spacing: 6) {
                text; button
            }
        }
        return ScrolledWindow(child: notes)
    }
}
