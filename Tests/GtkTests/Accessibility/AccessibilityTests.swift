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

    @Test(arguments: [AccessibleState.checked, .pressed])
    func aStateAppliesInPart(state: AccessibleState) {
        let button = Button("x")
        button.updateState(state, .mixed)
        #expect(differentValue(of: state, in: button, than: AccessibleTristate.mixed.rawValue) == nil)
        #expect(differentValue(of: state, in: button, than: AccessibleTristate.`true`.rawValue) != nil)
        button.updateState(state, true)
        #expect(differentValue(of: state, in: button, than: AccessibleTristate.`true`.rawValue) == nil)
    }

    @Test(arguments: [AccessibleInvalidState.grammar, .spelling])
    func anErrorHasAKind(kind: AccessibleInvalidState) {
        let entry = Entry()
        entry.updateState(.invalid, kind)
        #expect(differentValue(of: .invalid, in: entry, than: kind.rawValue) == nil)
        #expect(differentValue(of: .invalid, in: entry, than: AccessibleInvalidState.`true`.rawValue) != nil)
    }

    @Test func aValueThatAStateDoesNotHaveStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                try GtkTesting.start()
                Button("x").updateState(.busy, .mixed)
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("updateState: busy is not checked or pressed. Pass true or false instead of mixed."))
    }

    @Test func aKindOfErrorOfAnotherStateStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                try GtkTesting.start()
                Button("x").updateState(.checked, .spelling)
            }
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("updateState: checked is not invalid. Pass true or false instead of spelling."))
    }

    /// Returns the text of a state's value, or `nil` if it is the expected one.
    private func differentValue(of state: AccessibleState, in widget: Widget, than expected: Int32) -> String? {
        String.optional(taking: cgtk_test_accessible_check_state(widget.opaquePointer, state.cValue, expected))
    }

    @Test func propertiesOfEachTypeAreSet() {
        let bar = ProgressBar()
        for (property, number) in [(AccessibleProperty.valueNow, 0.5), (.modal, 1), (.level, 2), (.orientation, 1)] {
            bar.updateProperty(property, number)
            #expect(gtk_test_accessible_has_property(bar.opaquePointer, property.cValue) != 0)
        }
    }
}
