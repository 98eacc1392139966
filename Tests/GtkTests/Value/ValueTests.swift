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
}
