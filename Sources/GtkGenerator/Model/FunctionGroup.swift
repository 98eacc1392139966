/// A group of C functions that belong to no type. They are static members of an enumeration, or of an existing type.
///
/// Only the functions of these groups have wrappers. The others can be called through C. For most of them, Swift, its
/// standard library, or handwritten code of module `Gtk` has what they do (memory, strings, files, time, the main loop,
/// types, values, signals, variadic functions), and wrappers would only make builds slower. Some are meant for tests of
/// C programs, or use types that have no wrappers.
struct FunctionGroup: Declaration {
    /// The Swift type.
    let name: String
    let namespace: String
    /// The beginnings of the C names, which the Swift names don't have.
    let prefixes: [String]
    /// The beginnings of the C names of the members; empty if every function with one of the prefixes is one.
    var members: [String] = []
    /// Whether the Swift type has a declaration elsewhere.
    var isExtension = false
    /// Whether the functions are called on any actor, because they only compute a value.
    var isNonisolated = false

    var cType: String { name }
    var version: String? { nil }
    var isDeprecated: Bool { false }

    static let all = [
        FunctionGroup(
            name: "GtkLibrary",
            namespace: "Gtk",
            prefixes: ["gtk_"],
            members: ["gtk_check_version", "gtk_get_", "gtk_hsv_to_rgb", "gtk_rgb_to_hsv", "gtk_show_uri"]
        ),
        FunctionGroup(name: "Key", namespace: "Gdk", prefixes: ["gdk_keyval_"], isExtension: true, isNonisolated: true),
        FunctionGroup(name: "ContentSerialization", namespace: "Gdk", prefixes: ["gdk_content_"]),
        FunctionGroup(
            name: "Pixbuf",
            namespace: "Gdk",
            prefixes: ["gdk_pixbuf_get_"],
            members: ["gdk_pixbuf_get_from_"],
            isExtension: true
        ),
        FunctionGroup(name: "ContentType", namespace: "Gio", prefixes: ["g_content_type_", "g_content_types_"]),
        FunctionGroup(name: "Resource", namespace: "Gio", prefixes: ["g_resources_"], isExtension: true),
        FunctionGroup(
            name: "GLibInformation",
            namespace: "GLib",
            prefixes: ["g_"],
            members: [
                "g_get_application_name", "g_set_application_name", "g_get_prgname", "g_set_prgname", "g_get_host_name",
                "g_get_user_name", "g_get_real_name", "g_get_os_info", "g_get_language_names",
            ]
        ),
        FunctionGroup(
            name: "GLibMarkup",
            namespace: "GLib",
            prefixes: ["g_markup_"],
            members: ["g_markup_escape_text"],
            isNonisolated: true
        ),
        FunctionGroup(name: "PangoUnits", namespace: "Pango", prefixes: ["pango_units_"], isNonisolated: true),
    ]

    /// Returns the members of the group, with their names in the group.
    func functions(of namespace: Namespace) -> [Callable] {
        namespace.ownFunctions.compactMap { function in
            let symbol = function.cIdentifier
            guard namespace.name == self.namespace, let prefix = prefixes.first(where: { symbol.hasPrefix($0) }),
                members.isEmpty || members.contains(where: { symbol.hasPrefix($0) })
            else { return nil }
            var member = function
            member.name = String(symbol.dropFirst(prefix.count))
            return member
        }
    }
}

extension Namespace {
    /// The functions that belong to no type and that languages other than C can call, except for deprecated ones.
    var ownFunctions: [Callable] {
        functions.filter { !$0.isDeprecated && $0.isIntrospectable && !$0.isShadowed }
    }
}
