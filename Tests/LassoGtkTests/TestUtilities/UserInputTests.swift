import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests that input that can't reach what a test means is an error of the test.
@Suite(.display)
struct UserInputTests {
    @Test(.userInput) func aWidgetThatIsScrolledOutOfViewIsNotClicked() async throws {
        let far = Button("Far"), window = Window()
        defer { window.destroy() }
        let column = Box(.vertical, spacing: 2000) {
            Label("Near"); far
        }
        window.child = ScrolledWindow(.vertical, child: column)
        window.setDefaultSize(width: 300, height: 200)
        await #expect(throws: UserInput.NotOnScreen.self) { try await UserInput.click(far) }
    }

    @Test(.userInput) func aKeyThatDoesNotExistIsNotPressed() async throws {
        let window = Window()
        defer { window.destroy() }
        try await UserInput.activate(window)
        let error = await #expect(throws: UserInput.Failure.self) { try await UserInput.press("Enterr") }
        #expect(error?.description.contains("Enterr") == true)
    }

    @Test(.userInput) func noKeyStaysDownIfAnotherOneDoesNotExist() async throws {
        let entry = Entry(), window = Window()
        defer { window.destroy() }
        window.child = entry
        try await UserInput.activate(window)
        entry.grabFocus()
        await #expect(throws: UserInput.Failure.self) {
            try await UserInput.hold(["Shift_L", "Enterr"]) { Issue.record("Not all keys are down.") }
        }
        try await UserInput.press("a")
        #expect(entry.text == "a")
    }
}
