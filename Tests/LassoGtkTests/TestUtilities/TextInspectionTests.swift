import Glibc
import LassoGtk
import LassoGtkTestUtilities
import Testing

@Suite(.display)
struct TextInspectionTests {
    @Test func textsThatAreNotTranslatedOrHaveNoRoomAreNamed() async throws {
        setenv("LASSO_PSEUDOLOCALE", "1", 1)
        defer { unsetenv("LASSO_PSEUDOLOCALE") }
        let entry = Entry().with { ($0.placeholderText, $0.text) = ("Placeholder", "typed") }
        let cutOff = Label(translated("Log In")).with { ($0.ellipsize, $0.maxWidthChars) = (.end, 3) }
        cutOff.halign = .start
        let icon = Button().with {
            ($0.iconName, $0.tooltipText) = ("list-add-symbolic", translated("Add") + " a task")
        }
        let window = Window()
        defer { window.destroy() }
        window.title = translated("Tasks of \("ann")")
        window.child = Box(.vertical) {
            Label(translated("Log In")); Label("Log Out"); Label("12 / ann"); entry; cutOff; icon
            Label("hidden").with { $0.visible = false }
        }
        window.present()
        try await GtkTesting.turnMainLoop(until: "it is drawn") { cutOff.width > 0 }
        #expect(
            TextInspection(of: window, data: ["ann"]).complaints == [
                "A label isn't translated: “Log Out”.", "The placeholder of a Entry isn't translated: “Placeholder”.",
                "A label has no room for “⟦Ļóóğ Íñ⟧”.", "The tooltip of a Button isn't translated: “⟦Áďď⟧ a task”.",
            ]
        )
    }

    @Test func anEmptyTextOfTheDataIsInNoOtherText() {
        let window = Window()
        defer { window.destroy() }
        window.title = "Log Out"
        let complaints = TextInspection(of: window, data: [""]).complaints
        #expect(complaints == ["The title of the window isn't translated: “Log Out”."])
    }
}
