import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// A screen with a field.
private final class FieldScreen: ViewController {
    let entry = Entry()

    override func loadView() -> Widget { Box(.vertical) { entry } }
}

/// Tests of toasts on the screen.
@Suite(.display) struct ToastDrawingTests {
    private let window = WindowController()
    private let screen = FieldScreen()
    private let clock = TestClock()

    private func show() async throws -> Window {
        window.noticeClock = clock
        window.setRootController(NavigationController(rootController: screen))
        window.present(in: GtkTesting.application, width: 480, height: 360)
        let shown = try #require(window.window)
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (shown.child?.height ?? 0) > 100 }
        GtkTesting.settle()
        return shown
    }

    /// The box of the toast that is shown in a window.
    private func drawnToast(in window: Window) -> Widget? {
        window.descendants.first { $0.hasCssClass("lasso-toast") && $0.mapped && $0.parent?.canTarget == true }
    }

    private func drawnRevealer(in window: Window) -> Revealer? {
        window.descendants.lazy.compactMap { $0 as? Revealer }.first { $0.child?.hasCssClass("lasso-toast") == true }
    }

    @Test func aToastIsOverTheContentAtTheBottomOfItsWindow() async throws {
        defer { window.close() }
        let shown = try await show()
        screen.toast("Saved")
        GtkTesting.settle()
        let toast = try #require(drawnToast(in: shown))
        #expect(toast.visibleTexts == ["Saved"] && toast.accessibleRole == .alert && toast.accessibleLabel == "Saved")
        let content = try #require(shown.child)
        let bounds = try #require(toast.computeBounds(content))
        #expect(bounds.origin.y > Float(content.height / 2) && bounds.origin.y < Float(content.height))
        let middle = Double(bounds.origin.x + bounds.size.width / 2)
        #expect(abs(middle - Double(content.width / 2)) < 2)
        // The content keeps its size and the focus.
        #expect(screen.entry.hasFocusWithin && screen.view.height > content.height / 2)
        try await dismissToast(in: window)
        GtkTesting.settle()
        #expect(drawnToast(in: shown) == nil)
    }

    @Test func theButtonsActAndTheNextToastFollows() async throws {
        defer { window.close() }
        let shown = try await show()
        let undo = Task { await screen.toast("Deleted", button: "Undo") }
        try await GtkTesting.turnMainLoop(until: "it is shown") { drawnToast(in: shown) != nil }
        screen.toast("Saved")
        try #require(drawnToast(in: shown)?.button("Undo")).emit("clicked")
        #expect(await undo.value)
        GtkTesting.settle()
        let next = try #require(drawnToast(in: shown))
        #expect(next.visibleTexts == ["Saved"])
        try #require(next.descendants.first { $0.accessibleLabel == "Close" }).emit("clicked")
        GtkTesting.settle()
        #expect(drawnToast(in: shown) == nil && window.shownToast == nil)
    }

    @Test func aToastOfADialogIsInTheDialog() async throws {
        defer { window.close() }
        let shown = try await show()
        let dialog = FieldScreen()
        screen.present(dialog)
        GtkTesting.settle()
        dialog.toast("In the dialog")
        GtkTesting.settle()
        let above = try #require(dialog.window)
        #expect(above !== shown && drawnToast(in: above) != nil && drawnToast(in: shown) == nil)
        screen.dismiss()
        GtkTesting.settle()
        screen.toast("In the window")
        GtkTesting.settle()
        #expect(drawnToast(in: shown)?.visibleTexts == ["In the window"])
    }

    @Test func aToastMovesInAndOutIfAnimationsAreOn() async throws {
        let settings = try #require(Settings.default)
        defer {
            window.close()
            settings.gtkEnableAnimations = false
        }
        let shown = try await show()
        settings.gtkEnableAnimations = true
        screen.toast("Saved")
        let revealer = try #require(drawnRevealer(in: shown))
        #expect(!revealer.childRevealed)
        try await GtkTesting.turnMainLoop(until: "it has moved in") { revealer.childRevealed }
        try await dismissToast(in: window)
        // It can't be used while it moves out.
        #expect(revealer.parent != nil && !revealer.canTarget)
        try await GtkTesting.turnMainLoop(until: "it has moved out") { revealer.parent == nil }
    }

    @Test func aWindowClosesWhileAToastMovesOut() async throws {
        let settings = try #require(Settings.default)
        defer { settings.gtkEnableAnimations = false }
        let shown = try await show()
        settings.gtkEnableAnimations = true
        screen.toast("Saved")
        let revealer = try #require(drawnRevealer(in: shown))
        try await GtkTesting.turnMainLoop(until: "it has moved in") { revealer.childRevealed }
        try await dismissToast(in: window)
        window.close()
        GtkTesting.settle()
        try await GtkTesting.turnMainLoop(until: "the task has run") { revealer.root == nil }
    }

    @Test func aToastIsMirroredWithItsWindow() async throws {
        Widget.setDefaultDirection(.rtl)
        defer {
            window.close()
            Widget.setDefaultDirection(.ltr)
        }
        let shown = try await show()
        screen.toast("Saved")
        GtkTesting.settle()
        let toast = try #require(drawnToast(in: shown))
        let close = try #require(toast.descendants.first { $0.accessibleLabel == "Close" })
        let label = try #require(toast.first(Label.self))
        #expect(try #require(close.computeBounds(shown)).origin.x < #require(label.computeBounds(shown)).origin.x)
    }

    @Test func aLongToastDoesNotWidenItsWindow() async throws {
        defer { window.close() }
        let shown = try await show()
        let width = shown.width
        screen.toast(String(repeating: "A very long message ", count: 40))
        GtkTesting.settle()
        let toast = try #require(drawnToast(in: shown))
        #expect(shown.width == width && toast.width <= width)
        #expect(try #require(toast.computeBounds(shown)).origin.x >= 0)
    }

    @Test func aToastInAStackOfTheApplicationIsInTheOverlayAroundIt() async throws {
        let stack = Stack(), overlay = Overlay(), shown = Window()
        defer { shown.close() }
        overlay.child = Box(.vertical) { stack }
        shown.child = overlay
        shown.setDefaultSize(width: 480, height: 360)
        screen.place(with: pushed(in: stack))
        shown.present()
        try await GtkTesting.turnMainLoop(until: "it is drawn") { screen.isOnScreen }
        screen.toast("Saved")
        GtkTesting.settle()
        #expect(drawnToast(in: shown)?.visibleTexts == ["Saved"])
        try await dismissToast(in: screen)
        GtkTesting.settle()
        #expect(drawnToast(in: shown) == nil)
    }

    // MARK: Keys and the mouse

    @Test(.userInput) func aToastIsReachedWithTheKeyboardAndClosedWithEscape() async throws {
        defer { window.close() }
        let shown = try await show()
        try await UserInput.activate(shown)
        let undo = Task { await screen.toast("Deleted", button: "Undo") }
        try await GtkTesting.turnMainLoop(until: "it is shown") { drawnToast(in: shown) != nil }
        let toast = try #require(drawnToast(in: shown)), button = try #require(toast.button("Undo"))
        try await UserInput.press("Tab")
        try await GtkTesting.turnMainLoop(until: "the button has the focus") { button.hasFocusWithin }
        // The time stands still.
        await clock.advance(by: .seconds(60))
        try await assertToast("Deleted", in: window)
        try await UserInput.press("Escape")
        try await GtkTesting.turnMainLoop(until: "the toast is closed") { self.window.shownToast == nil }
        #expect(await !undo.value)
        #expect(screen.entry.hasFocusWithin)
    }

    @Test(.userInput) func theTimeStandsStillUnderThePointer() async throws {
        defer { window.close() }
        let shown = try await show()
        screen.toast("Saved")
        GtkTesting.settle()
        let label = try #require(drawnToast(in: shown)?.first(Label.self))
        let posted = try #require(window.postedToast)
        try await UserInput.moveMouse(to: label)
        try await GtkTesting.turnMainLoop(until: "the time stands still") { posted.isPaused }
        await clock.advance(by: .seconds(60))
        try await assertToast("Saved", in: window)
        try await UserInput.moveMouse(to: screen.entry)
        try await GtkTesting.turnMainLoop(until: "the time runs") { !posted.isPaused }
        await clock.advance(by: .seconds(5))
        assertNoToast(in: window)
    }

    @Test(.userInput) func theButtonIsPressedWithTheMouse() async throws {
        defer { window.close() }
        let shown = try await show()
        let undo = Task { await screen.toast("Deleted", button: "Undo") }
        try await GtkTesting.turnMainLoop(until: "it is shown") { drawnToast(in: shown) != nil }
        GtkTesting.settle()
        try await UserInput.click(try #require(drawnToast(in: shown)?.button("Undo")))
        #expect(await undo.value)
    }
}
