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

    @Test func aColorIsTheOneOfItsText() {
        #expect(RGBA(parsing: "rgba(255, 0, 0, 0.5)")?.toString() == "rgba(255,0,0,0.5)")
        #expect(RGBA(parsing: "red")?.isOpaque == true)
        #expect(RGBA(parsing: "reddish") == nil)
    }

    @Test func rectanglesAreComparedAndCombined() {
        let rectangle = GrapheneRect(x: 0, y: 0, width: 4, height: 2)
        let other = GrapheneRect(x: 3, y: 1, width: 4, height: 2)
        #expect(rectangle.intersection(other) == GrapheneRect(x: 3, y: 1, width: 1, height: 1))
        #expect(rectangle.intersection(GrapheneRect(x: 4, y: 0, width: 1, height: 1)) == nil)
        #expect(rectangle.union(other) == GrapheneRect(x: 0, y: 0, width: 7, height: 3))
        #expect(rectangle.center() == GraphenePoint(x: 2, y: 1))
        #expect(rectangle.area == 8)
        let mirrored = GrapheneRect(x: 4, y: 0, width: -4, height: 2)
        #expect(rectangle.equal(mirrored) && rectangle != mirrored)
        #expect(rectangle.scaled(sH: 2, sV: 1) == GrapheneRect(x: 0, y: 0, width: 8, height: 2))
        #expect(GrapheneRect.zero == GrapheneRect(x: 0, y: 0, width: 0, height: 0))
        let whole = GdkRectangle(x: 1, y: 2, width: 3, height: 4)
        #expect(whole.containsPoint(x: 3, y: 5) && !whole.containsPoint(x: 4, y: 5))
        #expect(whole.intersection(whole) == whole)
    }
}
