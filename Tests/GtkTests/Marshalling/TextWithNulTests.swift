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

    @Test func keysOfADictionaryThatDifferBehindANulAreTwo() {
        let variant = Variant(["a\0b": 1, "a\0c": 2])
        #expect(variant.get([String: Int].self) == ["a␀b": 1, "a␀c": 2])
    }

    @Test func aNulInAHintIsShown() throws {
        let application = GioApplication(applicationId: "org.example.Hints", flags: [.handlesOpen, .nonUnique])
        try application.register()
        var hints: [String] = []
        application.onOpen { _, hint in hints.append(hint) }
        application.open([AnyFile(path: "/tmp")], hint: "a\0b")
        #expect(hints == ["a␀b"])
    }

    @Test func aNulInAnAnnouncementIsSaid() {
        var texts: [String] = []
        Announcements.observer = { texts.append($0) }
        defer { Announcements.observer = nil }
        Label("text").announce("a\0b")
        #expect(texts == ["a␀b"])
    }

    @Test func aTypeWithANulIsNotAnotherType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = try? Variant(parsing: "[]", type: "as\0x") }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("Variant(parsing:type:): \"as␀x\" is not a type."))
    }

    @Test func aPathWithANulIsNotAnotherFile() throws {
        #expect(try Files.read("/etc/passwd\0x") == nil)
        #expect(!Files.exists("/etc\0x"))
    }

    @Test func aTextIsComposedBehindANulToo() {
        #expect("e\u{301}\0e\u{301}".canonicallyComposed.unicodeScalars.elementsEqual("\u{E9}\0\u{E9}".unicodeScalars))
    }
}
