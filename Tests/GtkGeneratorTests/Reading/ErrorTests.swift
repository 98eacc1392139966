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

    @Test func theErrorForAFileThatIsNotTextNamesIt() {
        let message = message {
            _ = try GirReader.read(Data("<".utf8) + [0xf6] + Data("alu".utf8), from: "Gtk-4.0.gir")
        }
        #expect(message == "Gtk-4.0.gir is not XML: it is not encoded in UTF-8.")
    }

    @Test(
        arguments: [
            (#"<class name="A" parent="B"/><class name="B" parent="A"/>"#, "A"),
            (#"<interface name="A"><prerequisite name="A"/></interface>"#, "A"),
            (#"<alias name="A"><type name="B"/></alias><alias name="B"><type name="B"/></alias>"#, "B"),
            (#"<record name="A"><field name="a"><type name="A"/></field></record>"#, "A"),
        ]
    )
    func theErrorForATypeThatDependsOnItselfNamesIt(elements: String, name: String) throws {
        let message = message { _ = try Fixture(gtk: elements) }
        #expect(message == "Gtk.\(name) depends on itself.")
    }

    @Test func theErrorForAFileWithoutANamespaceNamesIt() {
        let message = message { _ = try GirReader.read(Data(Fixture.document("").utf8), from: "Gtk-4.0.gir") }
        #expect(message == "Gtk-4.0.gir has no namespace.")
    }
}
