import Gtk
import LassoGtkTestUtilities
import Testing

/// Tests of values that GTK doesn't have, although its descriptions don't say so.
@Suite(.display) struct NullResultTests {
    @Test func whatAnObjectDoesNotHaveIsNil() {
        #expect(Window().surface == nil && Window().renderer == nil)
        #expect(Dialog().headerBar == nil)
        #expect(PrintOperation().defaultPageSetup == nil)
        #expect(EntryCompletion().entry == nil)
        #expect(IconTheme().themeName == nil)
        #expect(SimpleActionGroup().lookup("none") == nil)
    }

    @Test func theEndOfAStreamIsNil() throws {
        let stream = DataInputStream(baseStream: MemoryInputStream(bytes: Bytes(data: Array("a,b".utf8))))
        let first = try stream.readUpto(",", stopCharsLen: -1)
        try stream.readByte()
        let second = try stream.readUpto(",", stopCharsLen: -1)
        let end = try stream.readUpto(",", stopCharsLen: -1)
        #expect([first.result, second.result, end.result] == ["a", "b", nil])
    }

    @Test func theEndOfAStreamIsNilAfterWaiting() async throws {
        let stream = DataInputStream(baseStream: MemoryInputStream())
        let end = try await GtkTesting.result { try await stream.readUpto(",", stopCharsLen: -1, ioPriority: 0) }
        #expect(end.result == nil)
    }

    @Test func aMissingCommentIsNil() throws {
        let file = KeyFile()
        _ = try file.loadFromData("[group]\nkey=1\n", flags: [])
        #expect(try file.comment() == nil)
        #expect(try file.comment(for: "group", key: "key") == nil)
    }

    @Test func anEmptyAreaHasNoCell() {
        let area = CellAreaBox()
        #expect(area.currentPathString == nil)
        let cell = area.cellAtPosition(
            area.createContext(),
            widget: Label("text"),
            cellArea: Gtk.GdkRectangle(x: 0, y: 0, width: 100, height: 20),
            x: 5,
            y: 5
        )
        #expect(cell.result == nil)
    }

    /// GTK passes the ends of the selection without contents.
    @Test(.userInput) func aHandlerChoosesWhatADoubleClickSelects() async throws {
        let window = Window(), view = TextView()
        defer { window.destroy() }
        view.buffer.text = "one-two three"
        view.onExtendSelection { kind, _ in
            kind == .word ? (view.buffer.iterAtOffset(0), view.buffer.iterAtOffset(7)) : nil
        }
        window.child = view
        window.setDefaultSize(width: 300, height: 200)
        window.present()
        try await UserInput.activate(window)
        try await UserInput.click(view, count: 2)
        let ends = view.buffer.selectionBounds()
        #expect(ends.map { [$0.start.offset, $0.end.offset] } == [0, 7])
    }
}
