/// Chooses the Swift names of types.
///
/// A type has its C name without the prefix. Where two namespaces share a name, Gtk's has it and the others keep their
/// namespace; a name that would hide one of Swift's, of Foundation's or of the testing library's keeps its namespace too. The
/// libraries below GTK always keep it: `Point`, `Size`, `Layout` and `Style` are what applications call types of their own.
struct TypeNames {
    private let names: [String: String]

    /// - Parameter declarations: All types that there are, also those that are not generated: what a name is does not depend on
    ///   how much of the other namespaces is.
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

    /// The Swift name of a type, `Button` for `Gtk.Button`.
    subscript(_ qualifiedName: String) -> String {
        guard let name = names[qualifiedName] else { preconditionFailure("There is no type \(qualifiedName).") }
        return name
    }

    private static let distinctNamespaces: Set<String> = ["Pango", "Graphene", "cairo"]

    private static func prefix(_ namespace: String) -> String {
        namespace == "cairo" ? "Cairo" : namespace
    }

    /// Names that follow no rule.
    private static let chosen = [
        "GObject.Object": "Object",
        "GObject.InitiallyUnowned": "Object",
        "GObject.Value": "Value",
        "GLib.Variant": "Variant",
        "GLib.Error": "GLibError",
        // The pixel buffer is no namespace's main idea but its own.
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
