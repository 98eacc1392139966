import Foundation

@testable import GtkGenerator

/// The wrappers that the generator writes for a small description of Gtk.
///
/// The description has the types that every other one builds on: `GObject.Object`, `Gtk.Widget`, and what asynchronous functions
/// of Gio use.
struct Fixture {
    private let files: Generator.Files
    let shortfalls: [String]

    /// - Parameter gtk: The elements of namespace Gtk, as GIR has them.
    init(gtk: String) throws {
        let generator = Generator([
            try Self.namespace("Gtk", Self.widget + gtk), try Self.namespace("Gio", Self.gio),
            try Self.namespace("GObject", Self.object),
        ])
        files = generator.files()
        shortfalls = generator.shortfalls
    }

    /// - Parameter members: The elements of class `Gtk.Thing`, an object.
    init(thing members: String) throws {
        try self.init(gtk: Self.type("Thing", members))
    }

    /// The wrapper of `Gtk.Thing`.
    var thing: String { text("Gtk/Thing.swift") }

    /// The wrapper of a type, by its path in the generated folder; the empty text if there is none.
    func text(_ path: String) -> String { files.wrappers[path] ?? "" }

    /// Why a member is left out, as the report says it; `nil` if it is not.
    func reason(_ member: String) -> String? {
        let line = text("COVERAGE.md").split(separator: "\n").first { $0.hasPrefix("- `\(member)` of ") }
        return line?.split(separator: ": ", maxSplits: 1).last.map(String.init)
    }

    // MARK: GIR

    /// A namespace with these elements.
    static func namespace(_ name: String, _ elements: String) throws -> Namespace {
        try GirReader.read(Data(document("<namespace name=\"\(name)\">\(elements)</namespace>").utf8), from: name)
    }

    static func document(_ content: String) -> String {
        """
        <repository xmlns="http://www.gtk.org/introspection/core/1.0" xmlns:c="http://www.gtk.org/introspection/c/1.0"
          xmlns:glib="http://www.gtk.org/introspection/glib/1.0">\(content)</repository>
        """
    }

    /// A class of Gtk, or an interface, with these elements.
    static func type(
        _ name: String,
        _ members: String,
        element: String = "class",
        parent: String = "GObject.Object",
        attributes: String = ""
    ) -> String {
        """
        <\(element) name="\(name)" c:type="Gtk\(name)" glib:type-name="Gtk\(name)"
          glib:get-type="gtk_\(MemberNames.snakeCase(name))_get_type" parent="\(parent)" \(attributes)>
          \(members)
        </\(element)>
        """
    }

    /// A method of `Gtk.Thing`.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - parameters: The elements of its parameters.
    ///   - result: The type that it returns.
    ///   - transfer: Who owns the result.
    ///   - attributes: Further attributes of the element.
    ///   - element: Its kind: `method`, `constructor` or `function`.
    static func method(
        _ name: String,
        _ parameters: String = "",
        returns result: String = "<type name=\"none\" c:type=\"void\"/>",
        transfer: String = "none",
        attributes: String = "",
        element: String = "method"
    ) -> String {
        """
        <\(element) name="\(name)" c:identifier="gtk_thing_\(name)" \(attributes)>
          <return-value transfer-ownership="\(transfer)">\(result)</return-value>
          <parameters>\(parameters)\(element == "method" ? instance : "")</parameters>
        </\(element)>
        """
    }

    private static let instance = """
        <instance-parameter name="self" transfer-ownership="none"><type name="Thing"/></instance-parameter>
        """

    /// A parameter; its type is an element, or a name.
    static func parameter(_ name: String, _ type: String, attributes: String = "") -> String {
        let type = type.hasPrefix("<") ? type : "<type name=\"\(type)\"/>"
        return "<parameter name=\"\(name)\" \(attributes)>\(type)</parameter>"
    }

    private static let widget = type("Widget", "", attributes: "abstract=\"1\"")

    private static let object = """
        <class name="Object" c:type="GObject" glib:type-name="GObject" glib:get-type="g_object_get_type"/>
        """

    private static let gio = """
        <class name="Cancellable" c:type="GCancellable" glib:type-name="GCancellable" parent="GObject.Object"
          glib:get-type="g_cancellable_get_type"/>
        <interface name="AsyncResult" c:type="GAsyncResult" glib:type-name="GAsyncResult"
          glib:get-type="g_async_result_get_type"/>
        <callback name="AsyncReadyCallback" c:type="GAsyncReadyCallback">
          <return-value transfer-ownership="none"><type name="none"/></return-value>
          <parameters>
            <parameter name="source_object"><type name="GObject.Object"/></parameter>
            <parameter name="res"><type name="AsyncResult"/></parameter>
            <parameter name="data"><type name="gpointer"/></parameter>
          </parameters>
        </callback>
        """
}
