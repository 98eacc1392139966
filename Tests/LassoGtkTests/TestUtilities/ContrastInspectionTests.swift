import LassoGtk
import Testing

@testable import LassoGtkTestUtilities

/// Tests of what is found about texts that are hard to see.
@Suite(.display)
struct ContrastInspectionTests {
    private func withStyle(_ rules: String, _ test: () async throws -> Void) async throws {
        let style = StyleSheet(.text(rules, name: "contrast"))
        #expect(style.apply().isEmpty)
        defer { style.remove() }
        try await test()
    }

    /// Shows a widget in a window with a white background.
    private func show(_ widget: Widget) async throws -> Window {
        let window = Window()
        window.child = Box(.vertical) { widget }
        window.present()
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (window.child?.width ?? 0) > 0 }
        GtkTesting.settle()
        return window
    }

    @Test func aTextInTheColorOfItsBackgroundIsFoundUnlessItIsBlank() async throws {
        try await withStyle("window { background: white; } .invisible { color: white; }") {
            let texts = ["invisible", " "].map { Label($0).with { $0.addCssClass("invisible") } }
            let window = try await show(Box(.vertical) { texts })
            defer { window.destroy() }
            let complaints = try ContrastInspection(of: window).complaints
            #expect(complaints == ["The text “invisible” can't be told from its background."])
        }
    }

    @Test func aTextInAPopoverIsJudgedByTheBackgroundOfThePopover() async throws {
        let rules = "window { background: black; } popover > contents { background: white; } .pale { color: #aaa; }"
        try await withStyle(rules) {
            let button = MenuButton(), popover = Popover()
            popover.child = Label("pale").with { $0.addCssClass("pale") }
            button.setPopover(popover)
            let window = try await show(button)
            defer {
                // An open popover takes all input, and may be where the pointer is.
                button.popdown()
                GtkTesting.settle()
                window.destroy()
                button.display.forgetTooltip()
            }
            button.popup()
            GtkTesting.settle()
            let complaints = try ContrastInspection(of: window).complaints
            #expect(complaints.contains { $0.hasPrefix("The text “pale” has a contrast of only 2") })
        }
    }
}
