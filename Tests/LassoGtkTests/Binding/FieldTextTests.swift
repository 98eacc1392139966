import FlowCases
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests the texts of fields with a user who types, pastes, deletes, selects, undoes, and redoes at random.
@Suite(.display) struct FieldTextTests {
    private let store = NotesStore(with: NotesModule.State())

    struct Case: CustomTestStringConvertible {
        let normalization: Normalization
        let name: String
        let make: @MainActor () -> any Editable
        var testDescription: String { "\(name), \(normalization)" }
    }

    nonisolated static let cases = Normalization.allCases.flatMap { normalization in
        [
            Case(normalization: normalization, name: "Entry") { Entry() },
            Case(normalization: normalization, name: "SearchEntry") { SearchEntry() },
            Case(normalization: normalization, name: "Text") { Text() },
        ]
    }

    @Test(arguments: cases) func theTextIsAlwaysTheStatesText(of testCase: Case) throws {
        store.normalize = testCase.normalization.apply
        let field = testCase.make()
        let text = try #require(field as? Text ?? field.delegate as? Text)
        field.bindText(to: store, \.notes) { .didEdit($0) }
        var random = SeededGenerator(state: 5)
        for step in 0..<300 {
            let count = field.text.unicodeScalars.count
            switch Int.random(in: 0..<8, using: &random) {
            case 0...2:
                let letter = random.element(of: ["a", "é", " ", "1", "ß", "👩‍👦"])
                type(letter, in: text, at: Int.random(in: 0...count, using: &random))
            case 3:
                let pasted = random.element(of: ["pasted text", "  12  "])
                type(pasted, in: text, at: Int.random(in: 0...count, using: &random))
            case 4 where count > 0:
                let start = Int.random(in: 0..<count, using: &random)
                field.deleteText(start..<Int.random(in: start + 1...count, using: &random))
            case 5:
                let ends = (Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random))
                field.select(from: ends.0, to: ends.1)
            case 6: _ = text.activateAction("text.undo", args: nil)
            default: _ = text.activateAction("text.redo", args: nil)
            }
            #expect(field.text == store.state.notes, "step \(step)")
            #expect(testCase.normalization.apply(field.text) == field.text, "step \(step)")
            #expect((0...field.text.unicodeScalars.count).contains(field.position), "step \(step)")
        }
    }

    @Test func aTextThatTheStoreShowsIsNotUndone() throws {
        store.update { $0.notes = "one" }
        let entry = Entry()
        entry.bindText(to: store, \.notes) { .didEdit($0) }
        let text = try #require(entry.delegate as? Text)
        text.activateAction("text.undo")
        type("!", in: text, at: 3)
        store.update { $0.notes = "another" }
        text.activateAction("text.undo")
        #expect(entry.text == "another")
        type("!", in: text, at: 7)
        text.activateAction("text.undo")
        #expect(entry.text == "another")
    }

    /// Inserts text as a key does. GTK 4.18 doesn't undo what a program inserts.
    private func type(_ letters: String, in text: Text, at position: Int) {
        text.position = position
        text.emit("insert-at-cursor", letters)
    }
}
