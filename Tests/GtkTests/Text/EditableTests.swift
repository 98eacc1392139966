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
}
