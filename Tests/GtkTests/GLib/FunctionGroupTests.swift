import Gtk
import LassoGtkTestUtilities
import Testing

/// Tests of functions that belong to no type in C.
@Suite(.display) struct FunctionGroupTests {
    @Test func aContentTypeIsGuessedByWhatIsKnown() {
        #expect(ContentType.guess(contents: []).type == "application/x-zerosize")
        let unknown = ContentType.guess()
        #expect(unknown.type == "application/octet-stream" && !unknown.isCertain)
        #expect(ContentType.equals("text/plain", other: "text/plain"))
    }

    @Test func aKeyHasANameAndCases() {
        #expect(Key.name(Key.a) == "a")
        #expect(Key.fromName("A") == Key.toUpper(Key.a))
        let cases = Key.convertCase(Key.a)
        #expect(cases.lower == Key.a && cases.upper == Key.A)
    }

    @Test func aValueIsWrittenAndRead() async throws {
        let stream = MemoryOutputStream()
        try await GtkTesting.result {
            try await ContentSerialization.serialize(stream, mimeType: "text/plain;charset=utf-8", value: Value("text"))
        }
        try stream.close(nil)
        let bytes = stream.stealAsBytes()
        let text = try await GtkTesting.result {
            try await ContentSerialization.deserialize(
                MemoryInputStream(bytes: bytes),
                mimeType: "text/plain;charset=utf-8",
                type: .string
            ).get(String.self)
        }
        #expect(text == "text")
    }

    @Test func valuesAreComputedOnAnyActor() async {
        let (units, text, key) = await Task.detached {
            (PangoUnits.fromDouble(2), GLibMarkup.escapeText("<a>"), Key.character(of: Key.toUpper(Key.a)))
        }.value
        #expect(units == 2048)
        #expect(text == "&lt;a&gt;")
        #expect(key == "A")
    }

    @Test func whatAFunctionGetsIsAProperty() {
        #expect(GtkLibrary.majorVersion == 4)
        #expect(GLibInformation.programName?.isEmpty != true)
    }
}
