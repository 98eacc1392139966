import LassoGtkTestUtilities
import Testing

@testable import Gtk

/// Tests of contents for the clipboard and for dragging.
@Suite(.display) struct ContentProviderTests {
    @Test func aContentIsGivenAsAnOfferedType() throws {
        let provider = ContentProvider(value: Value("text"))
        #expect(try provider.value(as: .string).get(String.self) == "text")
        #expect(throws: GLibError.self) { try provider.value(as: .object) }
    }
}
