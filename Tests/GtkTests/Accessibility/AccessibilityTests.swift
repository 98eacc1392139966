import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of what assistive technologies are told.
@Suite(.display) struct AccessibilityTests {
    @Test func anAccessibleNameIsKept() {
        let button = Button("x")
        #expect(button.accessibleLabel == nil)
        button.accessibleLabel = "Close"
        button.accessibleDescription = "Closes the window"
        #expect(button.accessibleLabel == "Close" && button.accessibleDescription == "Closes the window")
        button.accessibleLabel = nil
        #expect(button.accessibleLabel == nil)
    }
}
