import Testing

@testable import GtkGenerator

/// Pairs of functions that start and finish an operation, written as one asynchronous function.
@Suite struct AsynchronousTests {
    private let start = Fixture.method(
        "load_async",
        Fixture.parameter("name", "utf8")
            + Fixture.parameter("cancellable", "Gio.Cancellable", attributes: "nullable=\"1\"")
            + Fixture.parameter("callback", "Gio.AsyncReadyCallback", attributes: "scope=\"async\" closure=\"3\"")
            + Fixture.parameter("user_data", "gpointer")
    )
    private let finish = Fixture.method(
        "load_finish",
        Fixture.parameter("result", "Gio.AsyncResult"),
        returns: "<type name=\"gint\"/>",
        attributes: "throws=\"1\""
    )

    @Test func aPairIsOneAsynchronousMethod() throws {
        let thing = try Fixture(thing: start + finish).thing
        #expect(thing.contains("public func load(_ name: String) async throws -> Int {"))
        #expect(!thing.contains("func loadAsync") && !thing.contains("func loadFinish"))
    }

    @Test func bothFunctionsAreCalled() throws {
        let thing = try Fixture(thing: start + finish).thing
        #expect(thing.contains("gtk_thing_load_async(opaquePointer, cText(name), cancellable, callback, data)"))
        #expect(thing.contains("gtk_thing_load_finish(opaquePointer, result, error)"))
    }

    @Test func aSynchronousMethodOfTheSameNameIsKept() throws {
        let load = Fixture.method("load", Fixture.parameter("name", "utf8"))
        let thing = try Fixture(thing: load + start + finish).thing
        #expect(thing.contains("public func load(_ name: String) {"))
        #expect(thing.contains("public func load(_ name: String) async throws -> Int {"))
    }

    @Test func aStartFunctionWithoutAFinishFunctionIsLeftOut() throws {
        let other = Fixture.method("use", Fixture.parameter("result", "Gio.AsyncResult"))
        let fixture = try Fixture(thing: start + other)
        #expect(fixture.reason("gtk_thing_load_async") == "a callback that C keeps for an unknown time.")
    }

    @Test func aPairThatUsesAnArrayUntilItFinishesIsLeftOut() throws {
        let bytes = "<array length=\"1\" c:type=\"void*\"><type name=\"guint8\"/></array>"
        let writing = Fixture.method(
            "load_async",
            Fixture.parameter("bytes", bytes) + Fixture.parameter("count", "gsize")
                + Fixture.parameter("callback", "Gio.AsyncReadyCallback", attributes: "scope=\"async\" closure=\"3\"")
                + Fixture.parameter("user_data", "gpointer")
        )
        let fixture = try Fixture(thing: writing + finish)
        #expect(fixture.reason("gtk_thing_load_async") == "an array that C uses until the operation finishes.")
        #expect(fixture.reason("gtk_thing_load_finish") == "an array that C uses until the operation finishes.")
    }
}
