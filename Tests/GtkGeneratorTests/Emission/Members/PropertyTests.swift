import Testing

@testable import GtkGenerator

/// GObject properties, and getters and setters without one.
@Suite struct PropertyTests {
    private func property(_ name: String, _ type: String, attributes: String = "writable=\"1\"") -> String {
        "<property name=\"\(name)\" transfer-ownership=\"none\" \(attributes)><type name=\"\(type)\"/></property>"
    }

    private let getter = Fixture.method("get_title", returns: "<type name=\"utf8\" c:type=\"const char*\"/>")
    private let setter = Fixture.method("set_title", Fixture.parameter("title", "utf8"))

    @Test func aPropertyUsesItsGetterAndSetter() throws {
        let thing = try Fixture(thing: property("title", "utf8") + getter + setter).thing
        #expect(thing.contains("public var title: String {\nget {\nString(copying: gtk_thing_get_title("))
        #expect(thing.contains("set {\ngtk_thing_set_title(opaquePointer, cText(newValue))\n}"))
        #expect(!thing.contains("func setTitle"))
    }

    @Test func aGetterAndASetterWithoutAPropertyAreOne() throws {
        #expect(try Fixture(thing: getter + setter).thing.contains("public var title: String {\nget {"))
    }

    @Test func aPredicateIsAProperty() throws {
        let thing = try Fixture(thing: Fixture.method("is_open", returns: "<type name=\"gboolean\"/>")).thing
        #expect(thing.contains("public var isOpen: Bool {\ngtk_thing_is_open(opaquePointer) != 0\n}"))
    }

    @Test func aPropertyWithoutAGetterAndASetterIsAccessedByItsName() throws {
        let thing = try Fixture(thing: property("some-count", "gint")).thing
        #expect(thing.contains("public var someCount: Int {\nget {\nself[property: \"some-count\"]\n}"))
    }

    @Test func aPointerAccessedByItsNameIsOptional() throws {
        let thing = try Fixture(thing: property("other", "Thing", attributes: "")).thing
        #expect(thing.contains("public var other: Thing? {\nself[property: \"other\"]\n}"))
    }

    @Test func aSetterOfAnotherTypeIsAMethod() throws {
        let optional = Fixture.method("set_title", Fixture.parameter("title", "utf8", attributes: "nullable=\"1\""))
        let thing = try Fixture(thing: property("title", "utf8") + getter + optional).thing
        #expect(thing.contains("public var title: String {\nString(copying:"))
        #expect(thing.contains("public func setTitle(_ title: String?) {"))
    }

    @Test func aWriteOnlyPropertyIsAMethod() throws {
        let thing = try Fixture(thing: property("password", "utf8", attributes: "readable=\"0\" writable=\"1\"")).thing
        #expect(
            thing.contains("public func setPassword(_ password: String?) {\nself[property: \"password\"] = password")
        )
    }

    @Test func aConstructOnlyPropertyThatCannotBeReadIsLeftOut() throws {
        let attributes = "readable=\"0\" writable=\"1\" construct-only=\"1\""
        let fixture = try Fixture(thing: property("model", "gint", attributes: attributes))
        #expect(fixture.reason("model") == "it can only be set during construction.")
    }

    @Test func aPropertyWithATakenNameHasItsOwnersName() throws {
        let fixture = try Fixture(
            gtk: Fixture.type("Base", property("direction", "gint"))
                + Fixture.type("Thing", property("direction", "utf8"), parent: "Base")
        )
        #expect(fixture.thing.contains("public var thingDirection: String? {"))
    }

    @Test func anInheritedPropertyOfTheSameTypeIsOverridden() throws {
        let direction = property("direction", "gint")
        let fixture = try Fixture(
            gtk: Fixture.type("Base", direction) + Fixture.type("Thing", direction, parent: "Base")
        )
        #expect(fixture.thing.contains("public override var direction: Int {"))
    }

    @Test func anEqualTextIsNotSetAgain() throws {
        let fixture = try Fixture(gtk: Fixture.type("TextBuffer", property("text", "utf8")))
        let buffer = fixture.text("Gtk/TextBuffer.swift")
        #expect(buffer.contains("set {\nguard !cText(newValue).utf8.elementsEqual(text.utf8) else { return }\n"))
    }

    @Test func theMembersOfAnInterfaceAreAnExtension() throws {
        let fixture = try Fixture(gtk: Fixture.type("Thing", property("count", "gint"), element: "interface"))
        #expect(fixture.thing.contains("public protocol Thing: Object {}"))
        #expect(fixture.thing.contains("extension Thing {\n/// Source: the property `GtkThing:count`."))
    }
}
