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
