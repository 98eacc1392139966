import Testing

@testable import GtkGenerator

/// Ownership transfer, nullability, and errors.
@Suite struct OwnershipTests {
    private let text = "<type name=\"utf8\" c:type=\"char*\"/>"
    private let thing = "<type name=\"Thing\" c:type=\"GtkThing*\"/>"

    // MARK: Results

    @Test func aBorrowedTextIsCopied() throws {
        let wrapper = try Fixture(thing: Fixture.method("tell", returns: text)).thing
        #expect(wrapper.contains("String(copying: gtk_thing_tell(opaquePointer))"))
    }

    @Test func anOwnedTextIsTaken() throws {
        let wrapper = try Fixture(thing: Fixture.method("tell", returns: text, transfer: "full")).thing
        #expect(wrapper.contains("String(taking: gtk_thing_tell(opaquePointer))"))
    }

    @Test func anOwnedReferenceIsTaken() throws {
        let wrapper = try Fixture(thing: Fixture.method("copy", returns: thing, transfer: "full")).thing
        #expect(wrapper.contains("Thing.wrapping(required: gtk_thing_copy(opaquePointer), transfer: .full)"))
    }

    @Test func aNullableResultIsOptional() throws {
        let method = """
            <method name="find" c:identifier="gtk_thing_find">
              <return-value transfer-ownership="none" nullable="1">\(thing)</return-value>
            </method>
            """
        let wrapper = try Fixture(thing: method).thing
        #expect(wrapper.contains("func find() -> Thing? {\nThing.wrapping(gtk_thing_find(opaquePointer))"))
    }

    @Test func anOutParameterIsAnOptionalResultIfSuccessIsReported() throws {
        let place = Fixture.parameter(
            "out_position",
            "<type name=\"gint\" c:type=\"int*\"/>",
            attributes: "direction=\"out\" transfer-ownership=\"full\""
        )
        let wrapper = try Fixture(thing: Fixture.method("locate", place, returns: "<type name=\"gboolean\"/>")).thing
        #expect(wrapper.contains("public func locate() -> Int? {"))
        #expect(wrapper.contains("guard gtk_thing_locate(opaquePointer, &position) != 0 else { return nil }"))
    }

    @Test func successIsReportedByABoolOfC() throws {
        let place = Fixture.parameter(
            "position",
            "<type name=\"gint\" c:type=\"int*\"/>",
            attributes: "direction=\"out\""
        )
        let method = Fixture.method("locate", place, returns: "<type name=\"gboolean\" c:type=\"bool\"/>")
        let wrapper = try Fixture(thing: method).thing
        #expect(wrapper.contains("public func locate() -> Int? {"))
        #expect(wrapper.contains("guard gtk_thing_locate(opaquePointer, &position) else { return nil }"))
    }

    @Test func anErrorIsThrownAndNoSuccessReturned() throws {
        let method = Fixture.method("save", returns: "<type name=\"gboolean\"/>", attributes: "throws=\"1\"")
        let wrapper = try Fixture(thing: method).thing
        #expect(wrapper.contains("public func save() throws(GLibError) {"))
        #expect(wrapper.contains("try GLibError.check { error in\ngtk_thing_save(opaquePointer, error)\n}"))
    }

    // MARK: Arguments

    @Test func anArgumentWhoseOwnershipIsTransferredIsRetained() throws {
        let parameter = Fixture.parameter("other", thing, attributes: "transfer-ownership=\"full\"")
        let wrapper = try Fixture(thing: Fixture.method("adopt", parameter)).thing
        #expect(wrapper.contains("gtk_thing_adopt(opaquePointer, other.retainedOpaquePointer)"))
    }

    @Test func anInstanceWhoseOwnershipIsTransferredIsRetained() throws {
        let instance = """
            <instance-parameter name="self" transfer-ownership="full">\(thing)</instance-parameter>
            """
        let wrapper = try Fixture(thing: Fixture.method("finish", instance)).thing
        #expect(wrapper.contains("gtk_thing_finish(retainedOpaquePointer)"))
    }

    @Test func aNullableParameterIsNilByDefault() throws {
        let parameters =
            Fixture.parameter("name", "utf8") + Fixture.parameter("other", thing, attributes: "nullable=\"1\"")
        let wrapper = try Fixture(thing: Fixture.method("attach", parameters)).thing
        #expect(wrapper.contains("public func attach(_ name: String, other: Thing? = nil) {"))
    }

    @Test func aNullableParameterOfASetterHasNoDefault() throws {
        let parameter = Fixture.parameter("other", thing, attributes: "nullable=\"1\"")
        let wrapper = try Fixture(thing: Fixture.method("set_other", parameter)).thing
        #expect(wrapper.contains("public func setOther(_ other: Thing?) {"))
    }

    // MARK: Constructors

    private func constructor(_ attributes: String) -> String {
        """
        <constructor name="new" c:identifier="gtk_thing_new" \(attributes)>
          <return-value transfer-ownership="full" nullable="1">\(thing)</return-value>
        </constructor>
        """
    }

    @Test func aNullableConstructorIsFailable() throws {
        let wrapper = try Fixture(thing: constructor("")).thing
        #expect(wrapper.contains("public init?() {\nguard let instance = gtk_thing_new() else { return nil }"))
    }

    @Test func aNullableConstructorWithAnErrorThrows() throws {
        let wrapper = try Fixture(thing: constructor("throws=\"1\"")).thing
        #expect(wrapper.contains("public init() throws(GLibError) {"))
    }
}
