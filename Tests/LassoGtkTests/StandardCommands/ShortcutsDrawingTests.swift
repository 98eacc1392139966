import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests of the shortcuts window with real keys.
@Suite(.display, .userInput)
struct ShortcutsDrawingTests: FlowTesting {
    let testableHierarchy = TestableHierarchy(on: { GtkFlowStage() })
    private let controller = SortingController()

    private func present() async throws -> ShortcutsController {
        window.setRootController(controller)
        let shortcuts = ShortcutsController(for: controller)
        controller.present(shortcuts)
        try await UserInput.activate(try #require(shortcuts.window))
        try await GtkTesting.turnMainLoop(until: "the rows are drawn") {
            shortcuts.view.visibleTexts.contains("New Task")
        }
        GtkTesting.settle()
        return shortcuts
    }

    private func row(_ title: String, in shortcuts: ShortcutsController) throws -> ShortcutRowView {
        let rows = shortcuts.view.descendants.compactMap { $0 as? ShortcutRowView }
        return try #require(rows.first { $0.visibleTexts.first == title })
    }

    private func button(_ name: String, of title: String, in shortcuts: ShortcutsController) throws -> Button {
        let buttons = try row(title, in: shortcuts).descendants.compactMap { $0 as? Button }
        return try #require(buttons.first { $0.accessibleLabel == name && $0.mapped })
    }

    @Test func theKeysThatArePressedComeBeforeThoseOfTheWindowAndTheApplication() async throws {
        let application = GtkTesting.application
        application.addAction("probe") { Issue.record("The key reached the application.") }
        application.setAccelsForAction("app.probe", accels: ["<Shift><Control>y"])
        defer {
            application.setAccelsForAction("app.probe", accels: [])
            application.removeAction("probe")
        }
        let shortcuts = try await present()
        try await UserInput.click(button("Change Keys", of: "New Task", in: shortcuts))
        #expect(try row("New Task", in: shortcuts).visibleTexts.contains("Press keys, or Backspace for none"))
        try await UserInput.press("Escape")
        #expect(shortcuts.presentingController != nil && shortcuts.store.state.editing == nil)
        try await UserInput.click(button("Change Keys", of: "New Task", in: shortcuts))
        try await UserInput.press("ctrl+shift+y")
        #expect(WindowController.acceleratorSettings["new-task"] == "<Control><Shift>y")
        #expect(try row("New Task", in: shortcuts).first(Keycaps.self)?.visibleTexts == ["Shift", "Ctrl", "Y"])
        // The keys aren't captured any longer.
        try await UserInput.press("Escape")
        #expect(shortcuts.presentingController == nil)
    }

    @Test func aKeyThatNeedsShiftIsNotedWithoutIt() async throws {
        let shortcuts = try await present()
        try await UserInput.click(button("Change Keys", of: "New Task", in: shortcuts))
        try await UserInput.press("ctrl+exclam")
        #expect(WindowController.acceleratorSettings["new-task"] == "<Control>exclam")
    }

    @Test func enterChangesTheRowAndTakesKeysFromAnotherCommand() async throws {
        let shortcuts = try await present()
        let list = try #require(shortcuts.view.first(ListView.self))
        #expect(list.hasFocusWithin)
        try await UserInput.press("Return", "ctrl+h")
        #expect(try row("New Task", in: shortcuts).visibleTexts.contains("Ctrl+H belongs to “Show Done”."))
        // The button that takes the keys has the focus.
        try await UserInput.press("Return")
        #expect(WindowController.acceleratorSettings["new-task"] == "<Control>h")
        #expect(WindowController.acceleratorSettings["show-done"] == [])
        #expect(list.hasFocusWithin)
        #expect(try row("Show Done", in: shortcuts).first(Keycaps.self)?.accessibleLabel == "No keys")
        try await UserInput.click(button("Reset Keys", of: "New Task", in: shortcuts))
        #expect(WindowController.acceleratorSettings["new-task"] == nil)
        #expect(stage.complaints(about: window) == [])
    }

    @Test func theWindowCanBeClosedWhileItWaitsForKeys() async throws {
        let shortcuts = try await present()
        try await UserInput.press("Return")
        #expect(shortcuts.store.state.editing != nil)
        try #require(shortcuts.window).close()
        stage.settle()
        #expect(shortcuts.presentingController == nil)
        try await UserInput.activate(try #require(window.window))
        controller.entry.grabFocus()
        try await UserInput.press("a")
        #expect(controller.entry.text == "a")
    }

    @Test func typingSearches() async throws {
        let shortcuts = try await present()
        try await UserInput.press("m", "a", "i", "n")
        try await GtkTesting.turnMainLoop(until: "one row is left") { shortcuts.store.state.rows.count == 1 }
        #expect(try row("Main Menu", in: shortcuts).descendants.contains { $0 is Button && $0.mapped } == false)
    }
}
