/// Chooses the Swift names of types.
///
/// A type has its C name without the prefix. If types of two namespaces share a name, the type of Gtk has it, and the
/// others have their namespace as a prefix. So does a type whose name would hide one of Swift, Foundation, or Swift
/// Testing. Types of Pango, Graphene and cairo always have the prefix, because applications have types such as `Point`,
/// `Size`, `Layout` and `Style`.
struct TypeNames {
    private let names: [String: String]

    /// - Parameter declarations: All types, including those without wrappers, so that a name doesn't depend on the
    ///   selection.
    init(_ declarations: [any Declaration]) {
        var owners: [String: Set<String>] = [:]
        for declaration in declarations { owners[declaration.name, default: []].insert(declaration.namespace) }
        var names: [String: String] = [:]
        for declaration in declarations {
            let isShared = owners[declaration.name, default: []].count > 1 && declaration.namespace != "Gtk"
            let keepsNamespace =
                isShared || Self.distinctNamespaces.contains(declaration.namespace)
                || Self.reserved.contains(declaration.name)
            names[declaration.qualifiedName] =
                Self.chosen[declaration.qualifiedName]
                ?? (keepsNamespace ? Self.prefix(declaration.namespace) + declaration.name : declaration.name)
        }
        self.names = names
    }

    /// Returns the Swift name of a type: `Button` for `Gtk.Button`.
    subscript(_ qualifiedName: String) -> String {
        guard let name = names[qualifiedName] else {
            preconditionFailure("No namespace declares the type \(qualifiedName).")
        }
        return name
    }

    private static let distinctNamespaces: Set<String> = ["Pango", "Graphene", "cairo"]

    private static func prefix(_ namespace: String) -> String {
        namespace == "cairo" ? "Cairo" : namespace
    }

    /// Names that don't follow the rules.
    private static let chosen = [
        "GObject.Object": "Object",
        "GObject.InitiallyUnowned": "Object",
        "GObject.Value": "Value",
        "GLib.Variant": "Variant",
        "GLib.Error": "GLibError",
        // The main type of its namespace, which needs no prefix.
        "GdkPixbuf.Pixbuf": "Pixbuf",
    ]

    /// Names of Swift's standard library, of Foundation, of Dispatch and of Swift Testing.
    private static let reserved: Set<String> = [
        // Swift
        "Actor", "Any", "AnyObject", "Array", "Bool", "Character", "Clock", "Collection", "Comparable", "Dictionary",
        "Double",
        "Duration", "Encoder", "Decoder", "Equatable", "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int",
        "Iterator",
        "KeyPath", "Mirror", "Never", "Observable", "Optional", "OptionSet", "Range", "Regex", "Result", "Sequence",
        "Set", "Slice",
        "String", "Substring", "Task", "TaskGroup", "UInt", "Unicode", "Unmanaged", "Void",
        // Foundation and Dispatch
        "Bundle", "Cache", "Calendar", "Condition", "Data", "Date", "DateInterval", "Decimal", "Dimension",
        "Expression",
        "FileHandle", "FileManager", "Formatter", "Host", "IndexPath", "IndexSet", "InputStream", "Locale", "Lock",
        "Measurement",
        "MessagePort", "Notification", "NotificationCenter", "NumberFormatter", "Operation", "OutputStream", "Pipe",
        "Port",
        "Predicate", "Process", "Progress", "PropertyListSerialization", "RunLoop", "Scanner", "Selector",
        "SortDescriptor",
        "SortOrder", "Stream", "Thread", "TimeZone", "Timer", "URL", "UUID", "Unit", "UserDefaults",
        // Swift Testing
        "Attachment", "Bug", "Comment", "Confirmation", "Issue", "SourceLocation", "Suite", "Tag", "Test", "Trait",
    ]
}
