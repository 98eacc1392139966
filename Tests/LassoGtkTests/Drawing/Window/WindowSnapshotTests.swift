import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests of pictures of windows.
@Suite(.display, .ownWindows) struct WindowSnapshotTests {
    @Test func aPictureHasThePopoversOfTheWindow() async throws {
        let window = WindowController()
        defer { window.close() }
        let text = Label("")
        text.setMarkup("<span foreground=\"#ff0000\">Above</span>")
        let below = PlainController(Label("Below")), above = PlainController(text)
        window.setRootController(below)
        window.present(in: GtkTesting.application, width: 400, height: 300)
        below.present(above, as: .popover)
        try await GtkTesting.turnMainLoop(until: "the popover is shown") { text.mapped && text.width > 0 }
        // A widget that was never drawn has no picture.
        GtkTesting.settle()
        let snapshot = Snapshot()
        snapshot.append(try #require(window.window))
        let node = try #require(snapshot.toNode())
        let serialized = String(decoding: node.serialize().data(), as: UTF8.self)
        #expect(serialized.contains("rgb(255,0,0)"))
    }
}
