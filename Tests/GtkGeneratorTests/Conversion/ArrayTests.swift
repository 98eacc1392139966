import Testing

@testable import GtkGenerator

/// Arrays, whose length is a separate value in C.
@Suite struct ArrayTests {
    /// Returns an array of numbers whose length is the parameter at an index.
    private func numbers(length: Int) -> String {
        "<array length=\"\(length)\" zero-terminated=\"0\" c:type=\"int*\"><type name=\"gint\" c:type=\"int\"/></array>"
    }

    private let strings = "<array c:type=\"const char* const*\"><type name=\"utf8\"/></array>"

    @Test func theLengthOfAnArrayIsNoParameter() throws {
        let parameters = Fixture.parameter("values", numbers(length: 1)) + Fixture.parameter("n_values", "gsize")
        let thing = try Fixture(thing: Fixture.method("fill", parameters)).thing
        #expect(thing.contains("public func fill(_ values: [Int]) {"))
        #expect(thing.contains("gtk_thing_fill(opaquePointer, &valuesValues, cInteger(values.count))"))
    }

    @Test func arraysThatShareALengthMustHaveTheSameCount() throws {
        let parameters =
            Fixture.parameter("keys", numbers(length: 2)) + Fixture.parameter("values", numbers(length: 2))
            + Fixture.parameter("n", "gsize")
        let thing = try Fixture(thing: Fixture.method("fill", parameters)).thing
        #expect(thing.contains("requireSameCount(keys.count, values.count)"))
    }

    @Test func anArrayOfFixedSizeMustHaveThatCount() throws {
        let array = "<array fixed-size=\"4\"><type name=\"gdouble\"/></array>"
        let thing = try Fixture(thing: Fixture.method("fill", Fixture.parameter("values", array))).thing
        #expect(thing.contains("requireCount(values.count, 4)"))
    }

    @Test func theLengthOfAReturnedArrayIsAnOutParameter() throws {
        let length = Fixture.parameter(
            "n_values",
            "<type name=\"gsize\" c:type=\"gsize*\"/>",
            attributes: "direction=\"out\""
        )
        let thing = try Fixture(thing: Fixture.method("list", length, returns: numbers(length: 0))).thing
        #expect(thing.contains("public func list() -> [Int] {"))
        #expect(thing.contains("cArray(result, count: swiftInteger(nValues)) { swiftInteger($0) }"))
    }

    @Test func anArrayOfStringsIsPassedNullTerminated() throws {
        let thing = try Fixture(thing: Fixture.method("rename", Fixture.parameter("names", strings))).thing
        #expect(thing.contains("public func rename(_ names: [String]) {\nwithStringArray(names) { namesArray in"))
    }

    @Test func returnedStringsAreCopiedOrTaken() throws {
        let methods =
            Fixture.method("list", returns: strings) + Fixture.method("dup_list", returns: strings, transfer: "full")
        let thing = try Fixture(thing: methods).thing
        #expect(thing.contains("[String](copying: gtk_thing_list(opaquePointer))"))
        #expect(thing.contains("[String](taking: gtk_thing_dup_list(opaquePointer))"))
    }

    @Test func theLengthOfAnArrayOfStringsIsNoParameter() throws {
        let strings = "<array length=\"1\" c:type=\"const char**\"><type name=\"utf8\"/></array>"
        let parameters = Fixture.parameter("names", strings) + Fixture.parameter("n_names", "guint")
        let thing = try Fixture(thing: Fixture.method("rename", parameters)).thing
        #expect(thing.contains("public func rename(_ names: [String]) {\nwithStringArray(names) { namesArray in"))
        let array = "UnsafeMutableRawPointer(namesArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)"
        #expect(thing.contains("gtk_thing_rename(opaquePointer, \(array), cInteger(names.count))"))
    }

    @Test(arguments: [
        ("none", ") { String(copying: $0) }"), ("container", ", isTaken: true) { String(copying: $0) }"),
        ("full", ", isTaken: true) { String(taking: $0) }"),
    ])
    func returnedStringsWithALengthAreCopiedOrTaken(transfer: String, conversion: String) throws {
        let strings = "<array length=\"0\" c:type=\"char**\"><type name=\"utf8\"/></array>"
        let length = "<type name=\"gsize\" c:type=\"gsize*\"/>"
        let method = Fixture.method(
            "get_names",
            Fixture.parameter("n_names", length, attributes: "direction=\"out\""),
            returns: strings,
            transfer: transfer
        )
        let thing = try Fixture(thing: method).thing
        #expect(thing.contains("public func names() -> [String] {\nvar nNames: UInt = 0\n"))
        #expect(thing.contains("return cArray(result, count: swiftInteger(nNames)\(conversion)"))
    }

    @Test func anArrayWithContainerTransferOfStringsIsLeftOut() throws {
        let fixture = try Fixture(thing: Fixture.method("list", returns: strings, transfer: "container"))
        #expect(fixture.reason("gtk_thing_list") == "an array that is freed separately from its strings.")
    }

    @Test func anArrayOfUnknownLengthIsLeftOut() throws {
        let array = "<array zero-terminated=\"0\"><type name=\"gint\"/></array>"
        let fixture = try Fixture(thing: Fixture.method("fill", Fixture.parameter("values", array)))
        #expect(fixture.reason("gtk_thing_fill") == "an array of unknown length.")
    }

    @Test func anArrayWhoseLengthIsNoParameterIsLeftOut() throws {
        let array = "<array length=\"7\"><type name=\"gint\"/></array>"
        let methods =
            Fixture.method("fill", Fixture.parameter("values", array)) + Fixture.method("values", returns: array)
        let fixture = try Fixture(thing: methods)
        #expect(fixture.reason("gtk_thing_fill") == "an array of unknown length.")
        #expect(fixture.reason("gtk_thing_values") != nil)
    }
}
