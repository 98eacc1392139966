import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of texts that can be edited.
@Suite(.display) struct EditableTests {
    @Test func textIsInsertedAndDeletedByScalars() {
        let entry = Entry()
        entry.text = "aé🏳️‍🌈z"
        let end = entry.insertText("ß", at: 2)
        #expect(end == 3)
        entry.deleteText(0..<1)
        #expect(entry.text == "éß🏳️‍🌈z")
    }

    @Test func aTextOfOtherScalarsIsSetAlthoughSwiftFindsItEqual() {
        let entry = Entry(), buffer = TextBuffer()
        for text in ["caf\u{E9}", "cafe\u{301}"] {
            entry.text = text
            buffer.text = text
        }
        #expect(entry.text.unicodeScalars.count == 5)
        #expect(buffer.text.unicodeScalars.count == 5)
    }
}
