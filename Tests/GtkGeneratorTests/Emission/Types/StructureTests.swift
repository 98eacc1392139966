import Testing

@testable import GtkGenerator

/// Structures of numbers, which are values in Swift.
@Suite struct StructureTests {
    private let area = "<type name=\"Area\" c:type=\"const GtkArea*\"/>"

    /// Returns the fixture of a structure `Gtk.Area` with one field, `x`.
    private func area(_ members: String) throws -> Fixture {
        try Fixture(
            gtk: """
                <record name="Area" c:type="GtkArea" glib:get-type="gtk_area_get_type">
                  <field name="x"><type name="gint" c:type="int"/></field>
                  \(members)
                </record>
                """
        )
    }

    private func method(
        _ name: String,
        _ parameters: String = "",
        of instance: String? = nil,
        returns result: String = "<type name=\"gboolean\"/>"
    ) -> String {
        """
        <method name="\(name)" c:identifier="gtk_area_\(name)">
          <return-value transfer-ownership="none">\(result)</return-value>
          <parameters><instance-parameter name="area">\(instance ?? area)</instance-parameter>\(parameters)</parameters>
        </method>
        """
    }

    @Test func aMethodIsCalledWithACopy() throws {
        let attributes = "direction=\"out\" caller-allocates=\"1\""
        let parameters = Fixture.parameter("other", area) + Fixture.parameter("dest", "Area", attributes: attributes)
        let wrapper = try area(method("unite", parameters)).text("Gtk/Area.swift")
        #expect(
            wrapper.contains(
                """
                @_alwaysEmitIntoClient
                public func unite(_ other: Area) -> Area? {
                var structure = cValue
                var otherValue = other.cValue
                var dest = GtkArea()
                guard gtk_area_unite(&structure, &otherValue, &dest) != 0 else { return nil }
                return Area(dest)
                }
                """
            )
        )
    }

    @Test func aGetterIsAProperty() throws {
        let wrapper = try area(method("get_size", returns: "<type name=\"gfloat\"/>")).text("Gtk/Area.swift")
        #expect(wrapper.contains("public var size: Float {\nvar structure = cValue\nreturn gtk_area_get_size(&"))
    }

    @Test func whatSwiftDoesWithEveryValueHasNoMethod() throws {
        let names = ["copy", "equal", "free", "hash", "init"]
        let fixture = try area(names.map { method($0) }.joined())
        for name in names { #expect(!fixture.text("Gtk/Area.swift").contains("gtk_area_\(name)")) }
        #expect(fixture.text("COVERAGE.md").contains("| methods | 5 of 5 (100.0 %) |"))
    }

    @Test func aMethodThatChangesTheStructureIsLeftOut() throws {
        let fixture = try area(method("move", of: "<type name=\"Area\" c:type=\"GtkArea*\"/>"))
        #expect(fixture.reason("gtk_area_move") == "it changes the structure.")
    }

    @Test func aMethodWithAnObjectIsLeftOut() throws {
        let fixture = try area(method("show", Fixture.parameter("widget", "Widget")))
        #expect(fixture.reason("gtk_area_show") == "a value that belongs to the main actor.")
    }
}
