import CGtk
import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests that Swift strings are passed completely, although C strings end at NUL.
@Suite(.display) struct TextWithNulTests {
    @Test func aNulIsShownAndWhatComesAfterItIsToo() {
        #expect(Label("a\0b").label == "a␀b")
        let label = Label("text")
        label.label = "a\0b"
        #expect(label.label == "a␀b")
        label.tooltipText = "\0"
        #expect(label.tooltipText == "␀")
        label.accessibleLabel = "a\0b"
        #expect(label.accessibleLabel == "a␀b")
        label.cssClasses = ["a\0b"]
        #expect(label.cssClasses == ["a␀b"])
    }

    @Test func aNulInAnEditableTextIsShown() {
        let entry = Entry()
        entry.text = "a\0b"
        #expect(entry.text == "a␀b")
        entry.insertText("\0\0c", at: 1)
        #expect(entry.text == "a␀␀c␀b")
        let buffer = TextBuffer()
        buffer.text = "a\0b"
        #expect(buffer.text == "a␀b")
        buffer.insertAtCursor("\0c")
        #expect(buffer.text == "a␀b␀c")
    }

    @Test func aNulInAValueIsShown() {
        #expect(Value("a\0b").get(String.self) == "a␀b")
        #expect(Variant("a\0b").get(String.self) == "a␀b")
        let label = Label("text")
        label[property: "label"] = "a\0b"
        #expect(label.label == "a␀b")
        #expect(StringList(["a\0b"]).string(0) == "a␀b")
    }

    @Test func aPathWithANulIsNotAnotherFile() throws {
        #expect(try Files.read("/etc/passwd\0x") == nil)
        #expect(!Files.exists("/etc\0x"))
    }

    @Test func aTextIsComposedBehindANulToo() {
        #expect("e\u{301}\0e\u{301}".canonicallyComposed.unicodeScalars.elementsEqual("\u{E9}\0\u{E9}".unicodeScalars))
    }
}
