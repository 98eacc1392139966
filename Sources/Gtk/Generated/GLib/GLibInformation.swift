// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Functions that belong to no type in C, such as `g_get_application_name`.
public enum GLibInformation {
    /// Source: `g_get_application_name`, since GLib 2.2.
    /// [Reference](https://docs.gtk.org/glib/func.get_application_name.html)
    @_alwaysEmitIntoClient
    public static var applicationName: String? {
        String.optional(copying: g_get_application_name())
    }

    /// Source: `g_get_host_name`, since GLib 2.8.
    /// [Reference](https://docs.gtk.org/glib/func.get_host_name.html)
    @_alwaysEmitIntoClient
    public static var hostName: String {
        String(copying: g_get_host_name())
    }

    /// Source: `g_get_language_names`, since GLib 2.6.
    /// [Reference](https://docs.gtk.org/glib/func.get_language_names.html)
    @_alwaysEmitIntoClient
    public static var languageNames: [String] {
        [String](copying: g_get_language_names())
    }

    /// Source: `g_get_language_names_with_category`, since GLib 2.58.
    /// [Reference](https://docs.gtk.org/glib/func.get_language_names_with_category.html)
    @_alwaysEmitIntoClient
    public static func languageNamesWithCategory(_ categoryName: String) -> [String] {
        [String](copying: g_get_language_names_with_category(cText(categoryName)))
    }

    /// Source: `g_get_os_info`, since GLib 2.64.
    /// [Reference](https://docs.gtk.org/glib/func.get_os_info.html)
    @_alwaysEmitIntoClient
    public static func osInfo(for keyName: String) -> String? {
        String.optional(taking: g_get_os_info(cText(keyName)))
    }

    /// Source: `g_get_prgname`.
    /// [Reference](https://docs.gtk.org/glib/func.get_prgname.html)
    @_alwaysEmitIntoClient
    public static var programName: String? {
        String.optional(copying: g_get_prgname())
    }

    /// Source: `g_get_real_name`.
    /// [Reference](https://docs.gtk.org/glib/func.get_real_name.html)
    @_alwaysEmitIntoClient
    public static var realName: String {
        String(copying: g_get_real_name())
    }

    /// Source: `g_get_user_name`.
    /// [Reference](https://docs.gtk.org/glib/func.get_user_name.html)
    @_alwaysEmitIntoClient
    public static var userName: String {
        String(copying: g_get_user_name())
    }

    /// Source: `g_set_application_name`, since GLib 2.2.
    /// [Reference](https://docs.gtk.org/glib/func.set_application_name.html)
    @_alwaysEmitIntoClient
    public static func setApplicationName(_ applicationName: String) {
        g_set_application_name(cText(applicationName))
    }

    /// Source: `g_set_prgname`.
    /// [Reference](https://docs.gtk.org/glib/func.set_prgname.html)
    @_alwaysEmitIntoClient
    public static func setProgramName(_ prgname: String) {
        g_set_prgname(cText(prgname))
    }
}
