import FlowCases
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests the binding of a text view.
@Suite(.display) struct TextViewBindingTests {
    private let store = NotesStore(with: NotesModule.State())
    private let view = TextView()

    private func bind() {
        view.bindText(to: store, \.notes) { .didEdit($0) }
    }

    @Test func aTextIsShownAndSent() {
        store.update { $0.notes = "one" }
        bind()
        #expect(view.buffer.text == "one")
        #expect(store.actions == [])
        type("!", at: 3)
        #expect(store.actions == [.didEdit("one!")])
        #expect(store.state.notes == "one!")
    }

    @Test func theStoresVersionIsShownAndUndoneTogetherWithTheUsers() {
        store.normalize = { $0.uppercased() }
        bind()
        type("a", at: 0)
        type(" ", at: 1)
        type("b", at: 2)
        #expect(view.buffer.text == "A B")
        view.buffer.emit("undo")
        #expect(view.buffer.text == "A ")
        #expect(store.state.notes == "A ")
        view.buffer.emit("redo")
        #expect(view.buffer.text == "A B")
        #expect(store.state.notes == "A B")
    }

    @Test func aTextThatTheStoreShowsIsNotUndone() {
        store.update { $0.notes = "one" }
        bind()
        view.buffer.emit("undo")
        #expect(store.state.notes == "one")
        type("!", at: 3)
        store.update { $0.notes = "another document" }
        view.buffer.emit("undo")
        #expect(view.buffer.text == "another document")
        #expect(store.actions == [.didEdit("one!")])
    }

    @Test func aRefusedTextLeavesTheHistoryAsItWas() {
        store.normalize = { $0.count > 3 ? nil : $0 }
        bind()
        type("abc", at: 0)
        type("d", at: 3)
        #expect(view.buffer.text == "abc")
        view.buffer.emit("undo")
        view.buffer.emit("undo")
        #expect(view.buffer.text == "")
        #expect(store.state.notes == "")
    }

    @Test func typingOverASelectionIsOneEdit() {
        store.update { $0.notes = "abc" }
        store.normalize = { $0.isEmpty ? nil : $0 }
        bind()
        select(anchor: 0, cursor: 3)
        // GTK does this with a letter, and with what is pasted.
        view.buffer.beginUserAction()
        view.buffer.deleteSelection(interactive: true, defaultEditable: true)
        view.buffer.insertInteractiveAtCursor("x", defaultEditable: true)
        view.buffer.endUserAction()
        #expect(store.actions == [.didEdit("x")])
        #expect(view.buffer.text == "x")
    }

    @Test func theCursorAndTheSelectionStayAtTheirCharacters() {
        bind()
        store.update { $0.notes = "one two three" }
        select(anchor: 7, cursor: 4)
        store.update { $0.notes = "one and two three" }
        #expect(selection == [11, 8])
    }

    @Test func aViewIsLeftAloneWhileAnInputMethodIsComposing() async throws {
        store.update { $0.notes = "abc" }
        bind()
        view.emit("preedit-changed", "に")
        store.update { $0.notes = "first" }
        store.update { $0.notes = "second" }
        #expect(view.buffer.text == "abc")
        view.emit("preedit-changed", "")
        try await eventually { view.buffer.text == "second" }
    }

    @Test func aCanceledBindingPassesNothingOn() {
        let binding = view.bindText(to: store, \.notes) { .didEdit($0) }
        binding.cancel()
        type("a", at: 0)
        store.update { $0.notes = "b" }
        #expect(store.actions == [])
        #expect(view.buffer.text == "a")
    }

    /// A user types, pastes, deletes, selects, undoes and redoes at random.
    @Test(arguments: Normalization.allCases)
    func theTextIsAlwaysTheStatesText(normalization: Normalization) {
        store.normalize = normalization.apply
        bind()
        var random = SeededGenerator(state: 11)
        var texts: Set<String> = [""]
        for step in 0..<400 {
            let count = view.buffer.charCount
            let undoes: Bool
            switch Int.random(in: 0..<8, using: &random) {
            case 0...2:
                type(
                    random.element(of: ["a", "é", " ", "1", "ß", "👩‍👦", "\n"]),
                    at: Int.random(in: 0...count, using: &random)
                )
                undoes = false
            case 3:
                type(random.element(of: ["pasted text", "  12  "]), at: Int.random(in: 0...count, using: &random))
                undoes = false
            case 4 where count > 0:
                let start = Int.random(in: 0..<count, using: &random)
                delete(start..<Int.random(in: start + 1...count, using: &random))
                undoes = false
            case 5:
                select(
                    anchor: Int.random(in: 0...count, using: &random),
                    cursor: Int.random(in: 0...count, using: &random)
                )
                undoes = false
            case 6:
                view.buffer.emit("undo")
                undoes = true
            default:
                view.buffer.emit("redo")
                undoes = true
            }
            let text = view.buffer.text
            #expect(text == store.state.notes, "step \(step)")
            #expect(normalization.apply(text) == text, "step \(step)")
            // A step back or forth leads to a text that there was.
            if undoes { #expect(texts.contains(text), "step \(step): \(text)") } else { texts.insert(text) }
            #expect(selection.allSatisfy { (0...view.buffer.charCount).contains($0) })
        }
    }

    // MARK: A user

    private func type(_ text: String, at position: Int) {
        view.buffer.beginUserAction()
        view.buffer.placeCursor(view.buffer.iterAtOffset(position))
        view.buffer.insertInteractiveAtCursor(text, defaultEditable: true)
        view.buffer.endUserAction()
    }

    private func delete(_ range: Range<Int>) {
        view.buffer.deleteInteractive(
            view.buffer.iterAtOffset(range.lowerBound),
            endIter: view.buffer.iterAtOffset(range.upperBound),
            defaultEditable: true
        )
    }

    private func select(anchor: Int, cursor: Int) {
        view.buffer.selectRange(view.buffer.iterAtOffset(cursor), bound: view.buffer.iterAtOffset(anchor))
    }

    private var selection: [Int] {
        [view.buffer.iterAtMark(view.buffer.selectionBound).offset, view.buffer.iterAtMark(view.buffer.insert).offset]
    }
}
