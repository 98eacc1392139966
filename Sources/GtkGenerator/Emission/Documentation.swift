/// Writes doc comments: the C symbol, the version that added it, whether it is deprecated, and a link to its reference.
///
/// The text of GTK's reference is not repeated.
struct Documentation {
    let owner: any Declaration

    func type() -> [String] {
        let kind =
            switch owner {
            case is ClassDeclaration: "class"
            case is InterfaceDeclaration: "iface"
            case is RecordDeclaration: "struct"
            case is CallbackDeclaration: "callback"
            case let owner as EnumerationDeclaration: owner.isFlags ? "flags" : "enum"
            default: "class"
            }
        return lines(
            ["`\(owner.cType)`"],
            version: owner.version,
            isDeprecated: owner.isDeprecated,
            page: "\(kind).\(owner.name)"
        )
    }

    func callable(_ callable: Callable, others: [String] = []) -> [String] {
        let kind =
            switch callable.kind {
            case .constructor: "ctor"
            case .method, .callback: "method"
            case .function: "type_func"
            }
        return lines(
            ([callable.cIdentifier] + others).map { "`\($0)`" },
            version: callable.version,
            isDeprecated: callable.isDeprecated,
            page: owner is FunctionGroup
                ? "func.\(callable.cIdentifier.drop { $0 != "_" }.dropFirst())"
                : "\(kind).\(owner.name).\(callable.name)"
        )
    }

    func property(_ property: PropertyDeclaration, symbols: [String]) -> [String] {
        lines(
            symbols.isEmpty ? ["the property `\(owner.cType):\(property.name)`"] : symbols.map { "`\($0)`" },
            version: property.version,
            isDeprecated: property.isDeprecated,
            page: "property.\(owner.name).\(property.name)"
        )
    }

    func signal(_ signal: SignalDeclaration) -> [String] {
        lines(
            ["the signal `\(owner.cType)::\(signal.name)`"],
            version: signal.version,
            isDeprecated: signal.isDeprecated,
            page: "signal.\(owner.name).\(signal.name)"
        )
    }

    private func lines(_ symbols: [String], version: String?, isDeprecated: Bool, page: String) -> [String] {
        let since = version.map { ", since \(Self.libraries[owner.namespace]?.name ?? owner.namespace) \($0)" } ?? ""
        let deprecated = isDeprecated ? "; deprecated" : ""
        let source = "/// Source: \(symbols.joined(separator: ", "))\(since)\(deprecated)."
        guard let library = Self.libraries[owner.namespace] else { return [source] }
        let address = library.hasPages ? "\(library.address)\(page).html" : library.address
        return [source, "/// [Reference](\(address))"]
    }

    private struct LibraryDocumentation {
        let name: String
        let address: String
        var hasPages = true
    }

    private static let libraries = [
        "Gtk": LibraryDocumentation(name: "GTK", address: "https://docs.gtk.org/gtk4/"),
        "Gdk": LibraryDocumentation(name: "GTK", address: "https://docs.gtk.org/gdk4/"),
        "Gsk": LibraryDocumentation(name: "GTK", address: "https://docs.gtk.org/gsk4/"),
        "Gio": LibraryDocumentation(name: "GLib", address: "https://docs.gtk.org/gio/"),
        "GObject": LibraryDocumentation(name: "GLib", address: "https://docs.gtk.org/gobject/"),
        "GLib": LibraryDocumentation(name: "GLib", address: "https://docs.gtk.org/glib/"),
        "Pango": LibraryDocumentation(name: "Pango", address: "https://docs.gtk.org/Pango/"),
        "GdkPixbuf": LibraryDocumentation(name: "GdkPixbuf", address: "https://docs.gtk.org/gdk-pixbuf/"),
        "Graphene": LibraryDocumentation(
            name: "Graphene",
            address: "https://ebassi.github.io/graphene/docs/",
            hasPages: false
        ),
    ]
}
