import Testing

@testable import GtkGenerator

/// The Swift names of types and members.
@Suite struct NamingTests {
    // MARK: Types

    private func names(_ types: [String]) -> TypeNames {
        TypeNames(
            types.map { type in
                let parts = type.split(separator: ".").map(String.init)
                return EnumerationDeclaration(
                    namespace: parts[0],
                    name: parts[1],
                    cType: type,
                    version: nil,
                    isDeprecated: false,
                    getType: nil,
                    errorDomain: nil,
                    isFlags: false,
                    members: []
                )
            }
        )
    }

    @Test func aTypeHasNoPrefix() {
        #expect(names(["Gtk.Button"])["Gtk.Button"] == "Button")
    }

    @Test func aSharedNameBelongsToGtk() {
        let names = names(["Gtk.Application", "Gio.Application"])
        #expect(names["Gtk.Application"] == "Application")
        #expect(names["Gio.Application"] == "GioApplication")
    }

    @Test(arguments: [("Gio.Notification", "GioNotification"), ("Pango.Layout", "PangoLayout")])
    func aReservedNameHasItsNamespaceAsPrefix(type: String, name: String) {
        #expect(names([type])[type] == name)
    }

    // MARK: Members

    @Test(arguments: [
        ("set_default_size", "setDefaultSize"), ("close-request", "closeRequest"), ("URL_of_page", "uRLOfPage"),
    ])
    func aMemberIsInCamelCase(name: String, swiftName: String) {
        #expect(MemberNames.camelCase(name) == swiftName)
    }

    @Test(arguments: [("MenuButton", "menu_button"), ("IMContext", "im_context"), ("GLArea", "gl_area")])
    func aTypeIsConvertedToSnakeCase(name: String, cName: String) {
        #expect(MemberNames.snakeCase(name) == cName)
    }

    @Test(arguments: [("default", "`default`"), ("2button_press", "_2buttonPress"), ("FILL", "fill")])
    func aCaseIsAValidIdentifier(name: String, swiftName: String) {
        #expect(MemberNames.member(name) == swiftName)
    }

    @Test func aKeywordIsALabelButNotAParameterName() throws {
        let thing = try Fixture(
            thing: Fixture.method("move", Fixture.parameter("x", "gint") + Fixture.parameter("in", "gint"))
        ).thing
        #expect(thing.contains("public func move(x: Int, in inValue: Int) {"))
        #expect(thing.contains("gtk_thing_move(opaquePointer, cInteger(x), cInteger(inValue))"))
    }

    // MARK: Methods

    @Test func theFirstParameterHasNoLabel() throws {
        let thing = try Fixture(thing: Fixture.method("append", Fixture.parameter("text", "utf8"))).thing
        #expect(thing.contains("public func append(_ text: String) {"))
    }

    @Test func aNumberFollowedByOthersHasALabel() throws {
        let size = Fixture.parameter("width", "gint") + Fixture.parameter("height", "gint")
        let thing = try Fixture(thing: Fixture.method("set_default_size", size)).thing
        #expect(thing.contains("public func setDefaultSize(width: Int, height: Int) {"))
    }

    @Test func aGetterHasNoGet() throws {
        let get = Fixture.method("get_title", Fixture.parameter("page", "utf8"), returns: "<type name=\"gint\"/>")
        #expect(try Fixture(thing: get).thing.contains("public func title(for page: String) -> Int {"))
    }

    @Test func aGetterOfTheTypeIsAStaticProperty() throws {
        let get = Fixture.method("get_default", returns: "<type name=\"gint\"/>", element: "function")
        #expect(try Fixture(thing: get).thing.contains("public static var `default`: Int {"))
    }

    @Test func aConstantOfTheTypeIsAStaticProperty() throws {
        let zero = Fixture.method("zero", returns: "<type name=\"gint\"/>", element: "function")
        #expect(try Fixture(thing: zero).thing.contains("public static var zero: Int {"))
    }

    @Test func anInheritedMethodIsOverridden() throws {
        let close = Fixture.method("close")
        let fixture = try Fixture(
            gtk: Fixture.type("Base", close) + Fixture.type("Thing", close, parent: "Base")
        )
        #expect(fixture.thing.contains("public override func close() {"))
    }

    @Test func aMethodWithATakenNameHasItsOwnersName() throws {
        let fixture = try Fixture(
            gtk: Fixture.type("Base", Fixture.method("measure", returns: "<type name=\"gint\"/>"))
                + Fixture.type("Thing", Fixture.method("measure", returns: "<type name=\"utf8\"/>"), parent: "Base")
        )
        #expect(fixture.thing.contains("func thingMeasure() -> String {"))
    }

    // MARK: Initializers

    private func constructor(_ name: String, _ parameters: String) -> String {
        Fixture.method(
            name,
            parameters,
            returns: "<type name=\"Thing\" c:type=\"GtkThing*\"/>",
            transfer: "full",
            element: "constructor"
        )
    }

    @Test func theEndOfAConstructorsNameIsALabel() throws {
        let thing = try Fixture(thing: constructor("new_with_mnemonic", Fixture.parameter("label", "utf8"))).thing
        #expect(thing.contains("public init(mnemonic label: String) {"))
    }

    @Test func aSecondConstructorWithTheSameSignatureIsAClassFunction() throws {
        let label = Fixture.parameter("label", "utf8")
        let thing = try Fixture(thing: constructor("new", label) + constructor("make", label)).thing
        #expect(thing.contains("public init(label: String) {"))
        #expect(thing.contains("public class func make(_ label: String) -> Thing {"))
    }

    @Test func aConstructorOfAnAbstractClassIsAClassFunction() throws {
        let fixture = try Fixture(
            gtk: Fixture.type("Thing", constructor("new_for_text", ""), attributes: "abstract=\"1\"")
        )
        #expect(fixture.thing.contains("public class func newForText() -> Thing {"))
    }
}
