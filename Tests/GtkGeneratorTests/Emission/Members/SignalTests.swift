import Testing

@testable import GtkGenerator

/// The methods that connect handlers to signals.
@Suite struct SignalTests {
    private func signal(
        _ parameters: String = "",
        returns result: String = "<type name=\"none\"/>",
        attributes: String = ""
    ) -> String {
        """
        <glib:signal name="close-request" \(attributes)>
          <return-value transfer-ownership="none">\(result)</return-value>
          <parameters>\(parameters)</parameters>
        </glib:signal>
        """
    }

    @Test func aHandlerIsConnectedByTheSignalsName() throws {
        let thing = try Fixture(thing: signal(returns: "<type name=\"gboolean\"/>")).thing
        #expect(thing.contains("public func onCloseRequest(\nafter: Bool = false,"))
        #expect(thing.contains("_ handler: @escaping @MainActor () -> Bool\n) -> SignalConnection {"))
        #expect(thing.contains("connect(\"close-request\", after: after, handler)"))
    }

    @Test func aDetailedSignalHasADetailParameter() throws {
        let thing = try Fixture(thing: signal(attributes: "detailed=\"1\"")).thing
        #expect(thing.contains("public func onCloseRequest(\ndetail: String? = nil,"))
        #expect(thing.contains("connect(detailedSignal(\"close-request\", detail), after: after, handler)"))
    }

    @Test func aNullableArgumentIsOptional() throws {
        let thing = try Fixture(thing: signal(Fixture.parameter("other", "Thing", attributes: "nullable=\"1\""))).thing
        #expect(thing.contains("@MainActor (Thing?) -> Void"))
    }

    @Test func anInterfaceIsUnwrappedForTheHandler() throws {
        let thing = try Fixture(thing: signal(Fixture.parameter("result", "Gio.AsyncResult"))).thing
        #expect(thing.contains("@MainActor (any AsyncResult) -> Void"))
        #expect(thing.contains("{ (result: InterfaceValue<any AsyncResult>) -> Void in\nhandler(result.object)\n}"))
    }

    @Test func anOutParameterIsPassedToTheHandler() throws {
        let thing = try Fixture(thing: signal(Fixture.parameter("width", "gint", attributes: "direction=\"out\"")))
            .thing
        #expect(thing.contains("@MainActor (OutParameter<Int>) -> Void"))
    }

    @Test func anInheritedSignalIsOverridden() throws {
        let fixture = try Fixture(
            gtk: Fixture.type("Base", signal()) + Fixture.type("Thing", signal(), parent: "Base")
        )
        #expect(fixture.thing.contains("public override func onCloseRequest("))
    }

    @Test func aSignalWithAnUntypedPointerIsLeftOut() throws {
        let fixture = try Fixture(thing: signal(Fixture.parameter("data", "gpointer")))
        #expect(fixture.reason("close-request") == "an untyped pointer.")
    }
}
