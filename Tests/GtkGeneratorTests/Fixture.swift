import Foundation

@testable import GtkGenerator

/// The wrappers that the generator writes for a small GIR fixture.
///
/// Every fixture contains `GObject.Object`, `Gtk.Widget`, and the types that asynchronous functions of Gio use.
struct Fixture {
    private let files: Generator.Files
    let shortfalls: [String]

    /// Creates the wrappers for namespace Gtk, and for namespace Gdk if it isn't `nil`, with these GIR elements.
    init(gtk: String, gdk: String? = nil) throws {
        let namespaces = [
            try Self.namespace("Gtk", Self.widget + gtk), try Self.namespace("Gio", Self.gio),
            try Self.namespace("GObject", Self.object),
        ]
        let generator = try Generator(namespaces + (gdk.map { [try Self.namespace("Gdk", $0)] } ?? []))
        files = generator.files()
        shortfalls = generator.shortfalls
    }

    /// Creates the wrapper of a class `Gtk.Thing` with these GIR elements.
    init(thing members: String) throws {
        try self.init(gtk: Self.type("Thing", members))
    }

    /// The wrapper of `Gtk.Thing`.
    var thing: String { text("Gtk/Thing.swift") }

    /// Returns the text of a file, by its path in the generated folder, or the empty text if there is none.
    func text(_ path: String) -> String { files.wrappers[path] ?? "" }

    /// Returns the lines of a documentation page, by its file name.
    func topics(_ name: String) -> [String] { (files.topics[name] ?? "").split(separator: "\n").map(String.init) }

    /// Returns the reason why a member is left out, from the coverage report, or `nil` if the member has a wrapper.
    func reason(_ member: String) -> String? {
        let line = text("COVERAGE.md").split(separator: "\n").first { $0.hasPrefix("- `\(member)` of ") }
        return line?.split(separator: ": ", maxSplits: 1).last.map(String.init)
    }

    // MARK: GIR

    /// Returns a namespace with these elements.
    static func namespace(_ name: String, _ elements: String) throws -> Namespace {
        try GirReader.read(Data(document("<namespace name=\"\(name)\">\(elements)</namespace>").utf8), from: name)
    }

    static func document(_ content: String) -> String {
        """
        <repository xmlns="http://www.gtk.org/introspection/core/1.0" xmlns:c="http://www.gtk.org/introspection/c/1.0"
          xmlns:glib="http://www.gtk.org/introspection/glib/1.0">\(content)</repository>
        """
    }

    /// Returns a class or an interface of Gtk with these elements.
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

    /// Returns a method, constructor, or function of `Gtk.Thing`.
    ///
    /// - Parameters:
    ///   - name: The name without the prefix.
    ///   - parameters: The elements of the parameters.
    ///   - result: The element of the result's type.
    ///   - transfer: The ownership of the result.
    ///   - attributes: Further attributes of the element.
    ///   - element: The name of the element.
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

    /// Returns a parameter. The type is an element, or the name of a type.
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
