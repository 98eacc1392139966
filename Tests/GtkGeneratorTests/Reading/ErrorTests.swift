import Foundation
import Testing

@testable import GtkGenerator

/// Errors in the files that the generator reads.
@Suite struct ErrorTests {
    private func message(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func theErrorForAMissingFileNamesIt() {
        #expect(
            message { _ = try GirReader.read("/nowhere/Gtk-4.0.gir") }
                == "/nowhere/Gtk-4.0.gir cannot be read. Is libgtk-4-dev installed?"
        )
    }

    @Test func theErrorForAFileThatIsNotXMLNamesIt() throws {
        let message = message { _ = try GirReader.read(Data("namespace Gtk".utf8), from: "Gtk-4.0.gir") }
        #expect(try #require(message).hasPrefix("Gtk-4.0.gir is not XML: "))
    }

    @Test func theErrorForAFileWithoutANamespaceNamesIt() {
        let message = message { _ = try GirReader.read(Data(Fixture.document("").utf8), from: "Gtk-4.0.gir") }
        #expect(message == "Gtk-4.0.gir has no namespace.")
    }
}
