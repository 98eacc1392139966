import Testing

@testable import GtkGenerator

/// The declarations that the generator leaves out, and the report of them.
@Suite struct CoverageTests {
    @Test(arguments: [
        ("<type name=\"gpointer\"/>", "an untyped pointer."),
        ("<varargs/>", "variadic arguments, which Swift does not import."),
        ("<type name=\"GObject.Closure\"/>", "GObject.Closure, which has no wrapper."),
        ("<type name=\"gint\" c:type=\"int*\"/>", "a pointer to numbers."),
        ("<type name=\"utf8\" c:type=\"char*\"/>", "a mutable string."),
    ])
    func anUnsupportedParameterIsReported(type: String, reason: String) throws {
        let fixture = try Fixture(thing: Fixture.method("use", Fixture.parameter("value", type)))
        #expect(fixture.reason("gtk_thing_use") == reason)
        #expect(!fixture.thing.contains("gtk_thing_use"))
    }

    @Test func aCallbackWithoutADataParameterIsReported() throws {
        let callback = """
            <callback name="Visit" c:type="GtkVisit"><return-value><type name="none"/></return-value></callback>
            """
        let method = Fixture.method("visit", Fixture.parameter("func", "Visit", attributes: "scope=\"call\""))
        let fixture = try Fixture(gtk: callback + Fixture.type("Thing", method))
        #expect(fixture.reason("gtk_thing_visit") == "callback GtkVisit with no data parameter.")
    }

    @Test func aMethodThatIsNotIntrospectableIsNeitherWrittenNorCounted() throws {
        let fixture = try Fixture(thing: Fixture.method("use", attributes: "introspectable=\"0\""))
        #expect(!fixture.thing.contains("gtk_thing_use"))
        #expect(fixture.text("COVERAGE.md").contains("| methods | 0 of 0 |"))
    }

    @Test func aDeprecatedMethodIsWrittenButNotCounted() throws {
        let fixture = try Fixture(thing: Fixture.method("use", attributes: "deprecated=\"1\""))
        #expect(fixture.thing.contains("gtk_thing_use(opaquePointer)"))
        #expect(fixture.text("COVERAGE.md").contains("| methods | 0 of 0 |"))
    }

    @Test func tooFewMethodsAreAShortfall() throws {
        let refused = Fixture.method("use", Fixture.parameter("value", "gpointer"))
        let fixture = try Fixture(thing: Fixture.method("work") + refused)
        #expect(fixture.shortfalls == ["method: 1 of 2, which is less than 90.0 %"])
    }

    @Test func theMembersOfOtherNamespacesAreCounted() throws {
        let texture = """
            <class name="Texture" c:type="GdkTexture" glib:type-name="GdkTexture" parent="GObject.Object"
              glib:get-type="gdk_texture_get_type">
              \(Fixture.method("save") + Fixture.method("use", Fixture.parameter("value", "gpointer")))
            </class>
            <record name="TimeCoord" c:type="GdkTimeCoord"/>
            """
        let fixture = try Fixture(gtk: "", gdk: texture)
        let row = "| Gdk | 1 of 2 (50.0 %) | 0 of 0 | 0 of 0 | 0 of 0 | 1 of 2 (50.0 %) | 0 of 0 |"
        #expect(fixture.text("COVERAGE.md").contains(row))
        #expect(fixture.text("COVERAGE.md").contains("### Methods of Gdk\n\n- `gtk_thing_use` of `GdkTexture`: "))
        #expect(fixture.text("COVERAGE.md").contains("- Gdk: `GdkTimeCoord`.\n"))
        #expect(fixture.text("COVERAGE.md").contains("| methods | 0 of 0 | 0 of 0 |"))
    }
}
