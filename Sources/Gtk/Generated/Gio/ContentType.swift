// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Functions that belong to no type in C, such as `g_content_type_can_be_executable`.
public enum ContentType {
    /// Source: `g_content_type_can_be_executable`.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_can_be_executable.html)
    @_alwaysEmitIntoClient
    public static func canBeExecutable(_ type: String) -> Bool {
        g_content_type_can_be_executable(cText(type)) != 0
    }

    /// Source: `g_content_type_equals`.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_equals.html)
    @_alwaysEmitIntoClient
    public static func equals(_ type1: String, other type2: String) -> Bool {
        g_content_type_equals(cText(type1), cText(type2)) != 0
    }

    /// Source: `g_content_type_from_mime_type`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_from_mime_type.html)
    @_alwaysEmitIntoClient
    public static func fromMimeType(_ mimeType: String) -> String? {
        String.optional(taking: g_content_type_from_mime_type(cText(mimeType)))
    }

    /// Source: `g_content_type_get_description`.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_get_description.html)
    @_alwaysEmitIntoClient
    public static func description(for type: String) -> String {
        String(taking: g_content_type_get_description(cText(type)))
    }

    /// Source: `g_content_type_get_generic_icon_name`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_get_generic_icon_name.html)
    @_alwaysEmitIntoClient
    public static func genericIconName(for type: String) -> String? {
        String.optional(taking: g_content_type_get_generic_icon_name(cText(type)))
    }

    /// Source: `g_content_type_get_icon`.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_get_icon.html)
    @_alwaysEmitIntoClient
    public static func icon(for type: String) -> any Icon {
        wrappingInterface(required: g_content_type_get_icon(cText(type)), transfer: .full)
    }

    /// Source: `g_content_type_get_mime_dirs`, since GLib 2.60.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_get_mime_dirs.html)
    @_alwaysEmitIntoClient
    public static var mimeDirs: [String] {
        [String](copying: g_content_type_get_mime_dirs())
    }

    /// Source: `g_content_type_get_mime_type`.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_get_mime_type.html)
    @_alwaysEmitIntoClient
    public static func mimeType(for type: String) -> String? {
        String.optional(taking: g_content_type_get_mime_type(cText(type)))
    }

    /// Source: `g_content_type_get_symbolic_icon`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_get_symbolic_icon.html)
    @_alwaysEmitIntoClient
    public static func symbolicIcon(for type: String) -> any Icon {
        wrappingInterface(required: g_content_type_get_symbolic_icon(cText(type)), transfer: .full)
    }

    /// Source: `g_content_type_guess_for_tree`, since GLib 2.18.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_guess_for_tree.html)
    @_alwaysEmitIntoClient
    public static func guessForTree(_ root: any File) -> [String] {
        [String](taking: g_content_type_guess_for_tree(root.opaquePointer))
    }

    /// Source: `g_content_type_is_a`.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_is_a.html)
    @_alwaysEmitIntoClient
    public static func isA(_ type: String, supertype: String) -> Bool {
        g_content_type_is_a(cText(type), cText(supertype)) != 0
    }

    /// Source: `g_content_type_is_mime_type`, since GLib 2.52.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_is_mime_type.html)
    @_alwaysEmitIntoClient
    public static func isMimeType(_ type: String, mimeType: String) -> Bool {
        g_content_type_is_mime_type(cText(type), cText(mimeType)) != 0
    }

    /// Source: `g_content_type_is_unknown`.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_is_unknown.html)
    @_alwaysEmitIntoClient
    public static func isUnknown(_ type: String) -> Bool {
        g_content_type_is_unknown(cText(type)) != 0
    }

    /// Source: `g_content_type_set_mime_dirs`, since GLib 2.60.
    /// [Reference](https://docs.gtk.org/gio/func.content_type_set_mime_dirs.html)
    @_alwaysEmitIntoClient
    public static func setMimeDirs(_ dirs: [String]?) {
        withStringArray(dirs) { dirsArray in
            g_content_type_set_mime_dirs(
                UnsafeMutableRawPointer(dirsArray)?.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            )
        }
    }

    /// Source: `g_content_types_get_registered`.
    /// [Reference](https://docs.gtk.org/gio/func.content_types_get_registered.html)
    @_alwaysEmitIntoClient
    public static var registered: [String] {
        cElements(of: g_content_types_get_registered(), transfer: .full) {
            String(taking: $0.assumingMemoryBound(to: CChar.self))
        }
    }
}
