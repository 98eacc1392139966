/// The pages of the documentation that list the generated types, one for each C library.
struct TopicPages {
    private struct Page {
        let title: String
        let summary: String
    }

    /// The sections of a page, in order.
    private enum Section: String, CaseIterable {
        case windows = "Windows"
        case widgets = "Widgets"
        case eventControllers = "Event controllers"
        case layout = "Layout managers"
        case filters = "Filters and sorters"
        case expressions = "Expressions"
        case classes = "Classes"
        case interfaces = "Interfaces"
        case structures = "Structures"
        case enumerations = "Enumerations"
        case flags = "Flags"
        case callbacks = "Callbacks"
        case functions = "Functions"
    }

    /// The sections of subclasses. The first base class in a class's lineage decides.
    private static let bases: [(name: String, section: Section)] = [
        ("Gtk.Window", .windows),
        ("Gtk.Widget", .widgets),
        ("Gtk.EventController", .eventControllers),
        ("Gtk.LayoutManager", .layout),
        ("Gtk.LayoutChild", .layout),
        ("Gtk.Filter", .filters),
        ("Gtk.Sorter", .filters),
        ("Gtk.Expression", .expressions),
    ]

    private static let pages = [
        "Gtk": Page(title: "GTK", summary: "Widgets, and the types that they use."),
        "Gdk": Page(title: "GDK", summary: "Displays, input devices, events, textures, and the clipboard."),
        "Gsk": Page(title: "GSK", summary: "The renderers and the transforms below the widgets."),
        "Gio": Page(title: "GIO", summary: "Files, streams, settings, actions, and applications."),
        "GObject": Page(title: "GObject", summary: "The object system's bindings between properties."),
        "GLib": Page(title: "GLib", summary: "Dates, bytes, and other values."),
        "Pango": Page(title: "Pango", summary: "Fonts, and the layout of text."),
        "GdkPixbuf": Page(title: "GdkPixbuf", summary: "Images in memory."),
        "Graphene": Page(title: "Graphene", summary: "Points, rectangles, and matrices."),
        "cairo": Page(title: "Cairo", summary: "Two-dimensional drawing."),
    ]

    private let library: Library
    private var symbols: [String: [Section: [String]]] = [:]

    init(_ library: Library) {
        self.library = library
    }

    /// Lists a generated type.
    mutating func add(_ declaration: any Declaration, named name: String) {
        // The class of private objects belongs to its interface.
        let names = declaration is InterfaceDeclaration ? [name, "Any" + name] : [name]
        symbols[declaration.namespace, default: [:]][section(of: declaration), default: []] += names
    }

    /// Lists a type that has no declaration of its own in C.
    mutating func add(enumeration name: String, in namespace: String) {
        symbols[namespace, default: [:]][.enumerations, default: []].append(name)
    }

    /// Lists the enumeration of a group of functions.
    mutating func add(functions name: String, in namespace: String) {
        symbols[namespace, default: [:]][.functions, default: []].append(name)
    }

    /// The texts of the pages, by their file names.
    var files: [String: String] {
        var files: [String: String] = [:]
        for (namespace, sections) in symbols {
            let page = Self.pages[namespace] ?? Page(title: namespace, summary: "The types of \(namespace).")
            var lines = ["# \(page.title)", "", page.summary, "", "## Topics"]
            for section in Section.allCases {
                guard let names = sections[section] else { continue }
                lines += ["", "### \(section.rawValue)", ""]
                lines += names.sorted().map { "- ``\($0)``" }
            }
            files["Types-of-\(page.title).md"] = lines.joined(separator: "\n") + "\n"
        }
        return files
    }

    private func section(of declaration: any Declaration) -> Section {
        switch declaration {
        case let declaration as ClassDeclaration:
            let lineage = library.lineage(of: declaration).map(\.qualifiedName)
            return Self.bases.first { lineage.contains($0.name) }?.section ?? .classes
        case is InterfaceDeclaration: return .interfaces
        case is RecordDeclaration: return .structures
        case let declaration as EnumerationDeclaration: return declaration.isFlags ? .flags : .enumerations
        default: return .callbacks
        }
    }
}
