import Testing

@testable import GtkGenerator

/// Functions that belong to no type.
@Suite struct FunctionGroupTests {
    private func function(
        _ name: String,
        of prefix: String,
        _ parameters: String = "",
        attributes: String = ""
    ) -> String {
        """
        <function name="\(name)" c:identifier="\(prefix)_\(name)" \(attributes)>
          <return-value transfer-ownership="none"><type name="guint"/></return-value>
          <parameters>\(parameters)</parameters>
        </function>
        """
    }

    @Test func aGroupIsAnEnumeration() throws {
        let fixture = try Fixture(gtk: function("get_major_version", of: "gtk"))
        let library = fixture.text("Gtk/GtkLibrary.swift")
        #expect(library.contains("public enum GtkLibrary {\n"))
        #expect(library.contains("[Reference](https://docs.gtk.org/gtk4/func.get_major_version.html)\n@_always"))
        #expect(library.contains("public static var majorVersion: Int {\nswiftInteger(gtk_get_major_version())\n}"))
        #expect(fixture.topics("Types-of-GTK.md").suffix(2) == ["### Functions", "- ``GtkLibrary``"])
    }

    @Test func aGroupOfATypeIsAnExtension() throws {
        let lower = function("keyval_to_lower", of: "gdk", Fixture.parameter("keyval", "guint"))
        let fixture = try Fixture(gtk: "", gdk: lower)
        let functions = fixture.text("Gdk/Key+Functions.swift")
        #expect(functions.contains("\nnonisolated extension Key {\n"))
        let call = "swiftInteger(gdk_keyval_to_lower(cInteger(keyval)))"
        #expect(functions.contains("public static func toLower(_ keyval: Int) -> Int {\n\(call)\n}"))
        #expect(!fixture.topics("Types-of-GDK.md").contains("### Functions"))
    }

    @Test func aGroupWithTheNameOfATypeStops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let function = FunctionGroupTests().function("get_major_version", of: "gtk")
            _ = try Fixture(gtk: Fixture.type("GtkLibrary", "") + function)
        }
        let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(message.contains("Gtk/GtkLibrary.swift: A type has the name of this group of functions."))
    }

    @Test func otherFunctionsAreOnlyCountedAndListed() throws {
        let fixture = try Fixture(
            gtk: function("get_major_version", of: "gtk") + function("get_minor_version", of: "gtk")
                + function("init", of: "gtk") + function("get_age", of: "gtk", attributes: "deprecated=\"1\"")
        )
        #expect(!fixture.text("Gtk/GtkLibrary.swift").contains("gtk_init"))
        #expect(!fixture.text("Gtk/GtkLibrary.swift").contains("gtk_get_age"))
        #expect(fixture.text("COVERAGE.md").contains("- Gtk: 2 of 3, in `GtkLibrary`.\n"))
        #expect(fixture.text("COVERAGE.md").contains("The functions in no group:\n\n- Gtk: `gtk_init`.\n"))
    }
}
