import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

private enum NoteModule: StoreModule {
    enum Action: Hashable { case didEditTitle(String), didEditText(String), didSearch(String) }

    struct State: Equatable {
        struct Note: Equatable {
            var title = ""
            var text = ""
        }

        var note = Note()
        var query = ""
    }
}

private final class NoteStore: LassoStore<NoteModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didEditTitle(let title): update { $0.note.title = title }
        case .didEditText(let text): update { $0.note.text = text }
        case .didSearch(let query): update { $0.query = query }
        }
    }
}

/// Tests what the keys for undo do in a field whose text a history may record.
@Suite(.display) struct UndoKeyTests {
    private let store = NoteStore(with: NoteModule.State())
    private let window = Window()
    private let title = Entry(), search = Entry(), text = TextView()

    private func show() async throws -> StoreHistory<NoteModule, NoteModule.State.Note> {
        let history = StoreHistory(
            of: store,
            \.note,
            grouping: { action in
                switch action {
                case .didEditTitle: "title"
                case .didEditText: "text"
                case .didSearch: nil
                }
            },
            groupingPause: .seconds(60)
        )
        title.bindText(to: store, \.note.title) { .didEditTitle($0) }
        text.bindText(to: store, \.note.text) { .didEditText($0) }
        search.bindText(to: store, \.query) { .didSearch($0) }
        let box = Box(.vertical) {
            title; search; text
        }
        box.bindShortcut("<Control>z", to: history, action: .undo)
        box.bindShortcut("<Control><Shift>z", to: history, action: .redo)
        window.child = box
        window.present()
        try await GtkTesting.turnMainLoop(until: "it is drawn") { self.title.height > 10 }
        try await UserInput.activate(window)
        return history
    }

    @Test(.userInput) func theyUndoTheWholeStepThatAHistoryHasRecorded() async throws {
        defer { window.close() }
        let history = try await show()
        title.grabFocus()
        try await UserInput.press("a", "b")
        text.grabFocus()
        try await UserInput.press("c", "d")
        #expect(store.state.note == NoteModule.State.Note(title: "ab", text: "cd"))
        try await UserInput.press("ctrl+z")
        #expect(store.state.note == NoteModule.State.Note(title: "ab", text: ""))
        try await UserInput.press("ctrl+z")
        #expect(store.state.note == NoteModule.State.Note())
        #expect(title.text == "")
        #expect(!history.canUndo)
        title.grabFocus()
        try await UserInput.press("ctrl+shift+z")
        #expect(title.text == "ab")
        text.grabFocus()
        try await UserInput.press("ctrl+shift+z")
        #expect(store.state.note.text == "cd")
    }

    @Test(.userInput) func theyUndoWhatWasTypedIntoAFieldThatNoHistoryRecords() async throws {
        defer { window.close() }
        let history = try await show()
        title.grabFocus()
        try await UserInput.press("a")
        search.grabFocus()
        try await UserInput.press("x", "y")
        try await UserInput.press("ctrl+z")
        #expect(store.state.query == "")
        #expect(store.state.note.title == "a")
        #expect(history.canUndo)
    }
}
