import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests of dialogs above narrow windows.
@Suite(.display)
struct DialogFittingTests {
    private let window = WindowController()
    private let page = FormController("Page")
    private let dialog = FormController("Dialog")

    private func show(width: Int) async throws -> Window {
        window.setRootController(page)
        window.present(in: GtkTesting.application, width: width, height: 400)
        let shown = try #require(window.window)
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (shown.child?.height ?? 0) > 100 }
        GtkTesting.settle()
        return shown
    }

    private func size(of window: Window?) -> [Int] { [window?.child?.width ?? 0, window?.child?.height ?? 0] }

    @Test func aDialogWithLargeTextsFillsAWiderWindow() async throws {
        let settings = try #require(Settings.default)
        defer {
            settings.resetProperty("gtk-xft-dpi")
            window.close()
        }
        let below = try await show(width: 700)
        page.present(dialog)
        GtkTesting.settle()
        #expect(size(of: dialog.window)[0] < 700)
        settings.gtkXftDpi = 2 * 96 * 1024
        try await GtkTesting.turnMainLoop(until: "it fills the window below") {
            size(of: dialog.window) == size(of: below)
        }
    }

    @Test(arguments: [("shortcuts", 560), ("palette", 480), ("about", 320)])
    func aDialogOfTheLibraryFillsANarrowWindow(name: String, width: Int) async throws {
        defer { window.close() }
        let below = try await show(width: 400)
        let presented = makeLibraryDialog(name)
        page.present(presented)
        let shown = presented.window
        try await GtkTesting.turnMainLoop(until: "it fills the window below") { size(of: shown) == size(of: below) }
        try await below.resizeContent(width: 700)
        try await GtkTesting.turnMainLoop(until: "it has its own size") {
            size(of: shown)[0] >= width && size(of: shown)[1] > 400
        }
    }

    private func makeLibraryDialog(_ name: String) -> Controller {
        switch name {
        case "shortcuts": return ShortcutsController(for: page)
        case "palette": return CommandPaletteController(for: page)
        default:
            let identity = ApplicationIdentity(
                "org.example.Fitting",
                name: "Fitting",
                version: "1.0",
                developer: "The developers"
            )
            return NavigationController(rootController: AboutController(identity))
        }
    }

    @Test func aDialogFillsANarrowWindowAndOnlyThat() async throws {
        defer { window.close() }
        let below = try await show(width: 400)
        page.present(dialog)
        let shown = dialog.window
        try await GtkTesting.turnMainLoop(until: "it fills the window below") { size(of: shown) == size(of: below) }
        // It follows the window below.
        try await below.resizeContent(width: 380, height: 350)
        try await GtkTesting.turnMainLoop(until: "it fills the window below") { size(of: shown) == [380, 350] }
        try await below.resizeContent(width: 700)
        try await GtkTesting.turnMainLoop(until: "it has its own size") { size(of: shown)[0] < 350 }
        #expect(DrawnHierarchy.complaints(about: window) == [])
        #expect(dialog.isOnScreen && dialog.window === shown)
        page.dismiss()
        dialog.narrowWidth = 0
        try await below.resizeContent(width: 400)
        page.present(dialog)
        GtkTesting.settle()
        #expect(size(of: dialog.window)[0] < 350)
    }
}
