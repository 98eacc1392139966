import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests that GTK no longer shows a tooltip where the mouse rests after it was told to forget it.
@Suite(.display)
struct TooltipTests {
    private let window = Window()
    private let button = Button("Save")

    private var isTooltipShown: Bool { window.descendants.contains { $0.cssName == "tooltip" && $0.visible } }

    @Test(.userInput) func aForgottenTooltipIsNotShown() async throws {
        button.tooltipText = "Saves the file"
        window.child = button
        window.present()
        defer { window.close() }
        try await UserInput.moveMouse(to: button)
        try await GtkTesting.turnMainLoop(until: "the tooltip is shown") { isTooltipShown }
        button.display.forgetTooltip()
        #expect(!isTooltipShown)

        try await UserInput.moveMouseAway()
        try await UserInput.moveMouse(to: button)
        button.display.forgetTooltip()
        try await UserInput.wait(for: .seconds(1))
        #expect(!isTooltipShown)
    }

    @Test(.userInput) func aWindowMayCloseWhileATooltipIsDue() async throws {
        let controller = WindowController()
        button.tooltipText = "Saves the file"
        controller.setRootController(PlainController(button))
        controller.present(in: GtkTesting.application, width: 300, height: 200)
        let kept = try #require(controller.window)
        try await UserInput.moveMouse(to: button)
        controller.close()
        // Criticals end the test.
        try await UserInput.wait(for: .seconds(1))
        #expect(!kept.visible)
    }
}
