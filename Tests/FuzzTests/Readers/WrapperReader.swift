import Foundation

@testable import GtkGenerator

/// The wrappers that the generator writes for types of GTK, from the elements that describe them.
enum WrapperReader: Reader {
    nonisolated static let name = "Wrappers"

    static func read(_ input: [UInt8]) throws {
        let files: Generator.Files
        do {
            // The element of the widget shows where the others belong.
            let elements = Array("<namespace name=\"Gtk\">\(widget)".utf8) + input + Array("</namespace>".utf8)
            let gtk = try GirReader.read(Data(document(elements)), from: "Gtk-4.0.gir")
            let base = Array("<namespace name=\"GObject\">\(object)</namespace>".utf8)
            let namespaces = [gtk, try GirReader.read(Data(document(base)), from: "GObject-2.0.gir")]
            files = try Generator(namespaces).files()
            let again = try Generator(namespaces).files()
            try require(again.wrappers == files.wrappers, "the wrappers are others the second time")
        } catch let error as GeneratorError {
            try require(!error.description.isEmpty, "a description is refused without a reason")
            return
        }
        for (path, text) in files.wrappers {
            try require(path.hasSuffix(".swift") || path == "COVERAGE.md", "“\(path)” is no file of the wrappers")
            // Names are taken over as they are, so those that aren't names of C disturb the wrappers.
            if namesAreWords(input), path.hasSuffix(".swift") {
                try require(isBalanced(text), "\(path) has a bracket without its counterpart:\n\(text)")
            }
        }
    }

    /// Whether no attribute of an input can contain a sign that begins or ends something in Swift.
    private static func namesAreWords(_ input: [UInt8]) -> Bool {
        let signs = Set("&'(){}[]\\;#`*".utf8)
        return !input.contains { signs.contains($0) || $0 >= 0x80 }
    }

    private static func isBalanced(_ text: String) -> Bool {
        var open: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if open.popLast() != byte { return false }
            default: break
            }
        }
        return open.isEmpty
    }

    // MARK: Elements

    private static let widget = """
        <class name="Widget" c:type="GtkWidget" glib:type-name="GtkWidget" glib:get-type="gtk_widget_get_type" \
        parent="GObject.Object" abstract="1"/>
        """

    private static let object = """
        <class name="Object" c:type="GObject" glib:type-name="GObject" glib:get-type="g_object_get_type"/>
        """

    private static func document(_ content: [UInt8]) -> [UInt8] {
        let begin = """
            <repository xmlns="http://www.gtk.org/introspection/core/1.0" \
            xmlns:c="http://www.gtk.org/introspection/c/1.0" \
            xmlns:glib="http://www.gtk.org/introspection/glib/1.0">
            """
        return Array(begin.utf8) + content + Array("</repository>".utf8)
    }
}
