import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

private enum NoteModule: StoreModule {
    enum Action: Equatable {
        case didType(String)
    }

    struct State: Equatable {
        var text = ""
    }
}

private final class NoteStore: LassoStore<NoteModule> {
    override func handleAction(_ action: Action) {
        guard case .didType(let text) = action else { return }
        update { $0.text = text }
    }
}

/// Tests that a field shows NUL as `␀`, and that its binding doesn't treat this as user input.
@Suite(.display)
struct TextWithNulBindingTests {
    private let store = NoteStore(with: NoteModule.State(text: "ab\0cd\0ef"))
    private let entry: Entry

    init() {
        entry = Entry()
        entry.bindText(to: store, \.text) { .didType($0) }
    }

    @Test func allOfTheStateIsShown() {
        #expect(entry.text == "ab␀cd␀ef")
        #expect(store.state.text == "ab\0cd\0ef")
    }

    @Test(arguments: [
        (8, "x", "ab\0cd\0efx"), (0, "x", "xab\0cd\0ef"), (4, "x", "ab\0cxd\0ef"), (3, "␀", "ab\0␀cd\0ef"),
    ])
    func whatIsTypedComesToWhatIsThere(place: Int, text: String, result: String) async throws {
        entry.insertText(text, at: place)
        #expect(store.state.text == result)
        try await GtkTesting.turnMainLoop(until: "it is shown") { entry.text == result.withVisibleNul }
    }

    @Test func whatIsDeletedIsDeleted() {
        entry.deleteText(1..<3)
        #expect(store.state.text == "acd\0ef")
        entry.deleteText(0..<6)
        #expect(store.state.text.isEmpty)
    }

    @Test func theFieldComesToRest() async throws {
        var changes = 0
        entry.onChanged { changes += 1 }
        entry.insertText("x", at: 8)
        for _ in 1...10 {
            GtkTesting.turnMainLoopOnce()
            await Task.yield()
        }
        #expect(changes == 1)
        #expect(entry.text == "ab␀cd␀efx")
    }
}
