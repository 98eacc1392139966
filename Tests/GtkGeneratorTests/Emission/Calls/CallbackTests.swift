import Testing

@testable import GtkGenerator

/// Closures that C calls, and that may be missing.
@Suite struct CallbackTests {
    private let callback = """
        <callback name="Visit" c:type="GtkVisit">
          <return-value transfer-ownership="none"><type name="none"/></return-value>
          <parameters>
            <parameter name="count"><type name="gint64"/></parameter>
            <parameter name="user_data"><type name="gpointer"/></parameter>
          </parameters>
        </callback>
        """

    private func visitor(_ attributes: String) -> String {
        Fixture.parameter("func", "Visit", attributes: "closure=\"1\" \(attributes)")
            + Fixture.parameter("func_data", "gpointer")
    }

    private func thing(_ methods: String) throws -> Fixture {
        try Fixture(gtk: callback + Fixture.type("Thing", methods))
    }

    @Test func aClosureIsLentForTheCall() throws {
        let thing = try thing(Fixture.method("visit", visitor("scope=\"call\""))).thing
        #expect(thing.contains("public func visit(_ handler: Visit) {"))
        #expect(thing.contains("withClosure(handler) { handlerData in\ngtk_thing_visit(opaquePointer, callVisit, "))
    }

    @Test func aClosureThatMayBeMissingIsLentForTheCall() throws {
        let thing = try thing(Fixture.method("visit", visitor("scope=\"call\" nullable=\"1\""))).thing
        #expect(thing.contains("public func visit(_ handler: Visit? = nil) {"))
        let call = "gtk_thing_visit(opaquePointer, handler == nil ? nil : callVisit, handlerData)"
        #expect(thing.contains("withClosure(ifAny: handler) { handlerData in\n\(call)\n}"))
    }

    @Test(arguments: ["call", "notified"])
    func aClosureIsLentForAnOperation(scope: String) throws {
        let start = Fixture.method(
            "load_async",
            visitor("scope=\"\(scope)\" nullable=\"1\"")
                + Fixture.parameter("callback", "Gio.AsyncReadyCallback", attributes: "scope=\"async\" closure=\"3\"")
                + Fixture.parameter("user_data", "gpointer")
        )
        let finish = Fixture.method(
            "load_finish",
            Fixture.parameter("result", "Gio.AsyncResult"),
            attributes: "throws=\"1\""
        )
        let thing = try thing(start + finish).thing
        #expect(thing.contains("public func load(_ handler: Visit? = nil) async throws {"))
        #expect(thing.contains("try await withClosureOfOperation(ifAny: handler) { handlerData in\ntry await async"))
        let arguments = "opaquePointer, handler == nil ? nil : callVisit, handlerData, callback, data"
        #expect(thing.contains("gtk_thing_load_async(\(arguments))"))
    }

    @Test func aClosureThatNobodyReleasesIsLeftOut() throws {
        let fixture = try thing(Fixture.method("visit", visitor("scope=\"notified\" nullable=\"1\"")))
        #expect(fixture.reason("gtk_thing_visit") == "a callback without a destroy notification.")
    }
}
