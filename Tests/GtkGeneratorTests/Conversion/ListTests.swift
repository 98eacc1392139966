import Testing

@testable import GtkGenerator

/// Arguments that are lists in C.
@Suite struct ListTests {
    private func list(_ element: String, of list: String = "List") -> String {
        "<type name=\"GLib.\(list)\" c:type=\"G\(list)*\"><type name=\"\(element)\"/></type>"
    }

    private func thing(_ type: String, transfer: String = "none") throws -> Fixture {
        let attributes = "transfer-ownership=\"\(transfer)\""
        return try Fixture(
            thing: Fixture.method("adopt", Fixture.parameter("others", type, attributes: attributes))
        )
    }

    @Test func aListOfObjectsIsAnArray() throws {
        let thing = try thing(list("Thing")).thing
        #expect(thing.contains("public func adopt(_ others: [Thing]) {\nwithExtendedLifetime(others) {\n"))
        let call = "{ othersList in\ngtk_thing_adopt(opaquePointer, othersList)\n}\n}"
        #expect(thing.contains("withList(others.map { $0.instance.pointer }) \(call)"))
    }

    @Test func aListOfStringsIsAnArray() throws {
        let thing = try thing(list("utf8")).thing
        #expect(thing.contains("public func adopt(_ others: [String]) {\nwithStringList(others) { othersList in\n"))
    }

    @Test(arguments: [
        ("Thing", "List", "full", "a list that C takes ownership of."),
        ("Thing", "SList", "none", "a singly linked list as an argument."),
        ("GObject.Value", "List", "none", "a list with an unsupported element type."),
    ])
    func anotherListIsLeftOut(element: String, name: String, transfer: String, reason: String) throws {
        let fixture = try thing(list(element, of: name), transfer: transfer)
        #expect(fixture.reason("gtk_thing_adopt") == reason)
    }

    @Test func aListThatAnOperationUsesIsLeftOut() throws {
        let start = Fixture.method(
            "load_async",
            Fixture.parameter("others", list("Thing"))
                + Fixture.parameter("callback", "Gio.AsyncReadyCallback", attributes: "scope=\"async\" closure=\"2\"")
                + Fixture.parameter("user_data", "gpointer")
        )
        let finish = Fixture.method("load_finish", Fixture.parameter("result", "Gio.AsyncResult"))
        let fixture = try Fixture(thing: start + finish)
        #expect(fixture.reason("gtk_thing_load_async") == "a list that C uses until the operation finishes.")
    }
}
