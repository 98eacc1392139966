import Testing

@testable import GtkGenerator

/// Enumerations and flags.
@Suite struct EnumerationTests {
    private func members(_ values: [(String, Int)]) -> String {
        values.map { "<member name=\"\($0.0)\" value=\"\($0.1)\" c:identifier=\"GTK_KIND_\($0.0)\"/>" }.joined()
    }

    private func wrapper(_ element: String, _ values: [(String, Int)]) throws -> String {
        try Fixture(
            gtk: """
                <\(element) name="Kind" c:type="GtkKind" glib:get-type="gtk_kind_get_type">
                  \(members(values))
                </\(element)>
                """
        ).text("Gtk/GtkEnumerations.swift")
    }

    @Test func anEnumerationHasACaseForUnlistedValues() throws {
        let kind = try wrapper("enumeration", [("none", 0), ("all", 1)])
        #expect(kind.contains("nonisolated public enum Kind: Enumeration {"))
        #expect(kind.contains("case 1: self = .all\ndefault: self = .unlisted(rawValue)"))
    }

    @Test func theCodesOfAnErrorDomainHaveItsName() throws {
        let kind = """
            <enumeration name="Kind" c:type="GtkKind" glib:error-domain="gtk-kind-quark">
              \(members([("failed", 0)]))
            </enumeration>
            """
        let wrapper = try Fixture(gtk: kind).text("Gtk/GtkEnumerations.swift")
        #expect(wrapper.contains("nonisolated public enum Kind: GLibErrorCode {"))
        #expect(wrapper.contains("public static var errorDomain: String { \"gtk-kind-quark\" }"))
    }

    @Test func aFurtherNameOfAValueIsLeftOut() throws {
        let kind = try wrapper("enumeration", [("start", 0), ("left", 0)])
        #expect(kind.contains("case start"))
        #expect(!kind.contains("case left"))
    }

    @Test func anUnsignedEnumerationIsConverted() throws {
        let kind = try wrapper("enumeration", [("none", 0)])
        #expect(kind.contains("self.init(rawValue: Int32(bitPattern: value.rawValue))"))
    }

    @Test func aSignedEnumerationIsNotConverted() throws {
        let kind = try wrapper("enumeration", [("none", -1)])
        #expect(kind.contains("self.init(rawValue: value.rawValue)"))
    }

    @Test func flagsAreASetWithoutAMemberForZero() throws {
        let kind = try wrapper("bitfield", [("none", 0), ("first", 1), ("last", 16)])
        #expect(kind.contains("nonisolated public struct Kind: FlagSet {"))
        #expect(kind.contains("public static var last: Kind { Kind(rawValue: 0x10) }"))
        #expect(!kind.contains("static let none"))
    }

    @Test func flagsAreEmptyByDefault() throws {
        let kind = "<bitfield name=\"Kind\" c:type=\"GtkKind\">\(members([("first", 1)]))</bitfield>"
        let parameters = Fixture.parameter("name", "utf8") + Fixture.parameter("kind", "Kind")
        let fixture = try Fixture(gtk: kind + Fixture.type("Thing", Fixture.method("open", parameters)))
        #expect(fixture.thing.contains("public func open(_ name: String, kind: Kind = []) {"))
    }

    @Test func flagsThatAreRequiredHaveNoDefault() throws {
        let action = "<bitfield name=\"DragAction\" c:type=\"GdkDragAction\">\(members([("copy", 1)]))</bitfield>"
        let parameters = Fixture.parameter("name", "utf8") + Fixture.parameter("actions", "Gdk.DragAction")
        let fixture = try Fixture(gtk: Fixture.type("Thing", Fixture.method("open", parameters)), gdk: action)
        #expect(fixture.thing.contains("public func open(_ name: String, actions: DragAction) {"))
    }
}
