import CGtk
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

    // In GTK 4.8, some states are enumerations that GTK reads as integers.
    @Test(arguments: [
        AccessibleState.busy, .checked, .disabled, .expanded, .hidden, .invalid, .pressed, .selected,
    ])
    func aStateIsSetAndReset(state: AccessibleState) {
        let button = Button("x")
        button.updateState(state, true)
        #expect(gtk_test_accessible_has_state(button.opaquePointer, state.cValue) != 0)
        button.resetState(state)
        #expect(gtk_test_accessible_has_state(button.opaquePointer, state.cValue) == 0)
    }

    @Test func propertiesOfEachTypeAreSet() {
        let bar = ProgressBar()
        for (property, number) in [(AccessibleProperty.valueNow, 0.5), (.modal, 1), (.level, 2), (.orientation, 1)] {
            bar.updateProperty(property, number)
            #expect(gtk_test_accessible_has_property(bar.opaquePointer, property.cValue) != 0)
        }
    }
}
