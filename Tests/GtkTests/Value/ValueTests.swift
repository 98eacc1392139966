import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of values of any type.
@Suite(.display) struct ValueTests {
    @Test func aValueIsReadAsWhatItIsOnly() {
        let button = Value(Button("text"))
        #expect(button.get(Button.self)?.label == "text")
        #expect(button.get(Widget.self) != nil)
        #expect(button.get(Label.self) == nil)
        #expect(button.get(String.self) == nil)
        #expect(Value(nil as Label?).get(Label.self) == nil)
        #expect(Value(type: .string).get(String.self) == nil)
        #expect(Value(7).get(Int.self) == 7)
    }

    @Test func anOptionalObjectIsReadAsWhatItIsOnly() {
        let button = Value(Button("text"))
        let found = button.get(Button?.self), wrong = button.get(Label?.self)
        #expect(found??.label == "text")
        #expect(wrong == nil)
        // The value is a label, but there is none.
        let missing = Value(nil as Label?).get(Label?.self)
        #expect(missing != nil)
    }
}
