import CGtk
import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of expressions.
@Suite(.display) struct GtkExpressionTests {
    @Test func anExpressionHasAValueOrNone() {
        let label = Label("text")
        let expression = PropertyExpression(
            thisType: Gtk.GType(rawValue: gtk_label_get_type()),
            expression: nil,
            propertyName: "label"
        )
        #expect(expression.evaluate(for: label)?.get(String.self) == "text")
        #expect(expression.evaluate() == nil)
    }
}
