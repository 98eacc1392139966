// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Functions that belong to no type in C, such as `gtk_check_version`.
public enum GtkLibrary {
    /// Source: `gtk_check_version`.
    /// [Reference](https://docs.gtk.org/gtk4/func.check_version.html)
    @_alwaysEmitIntoClient
    public static func checkVersion(requiredMajor: Int, requiredMinor: Int, requiredMicro: Int) -> String? {
        String.optional(
            copying: gtk_check_version(cInteger(requiredMajor), cInteger(requiredMinor), cInteger(requiredMicro))
        )
    }

    /// Source: `gtk_get_binary_age`.
    /// [Reference](https://docs.gtk.org/gtk4/func.get_binary_age.html)
    @_alwaysEmitIntoClient
    public static var binaryAge: Int {
        swiftInteger(gtk_get_binary_age())
    }

    /// Source: `gtk_get_debug_flags`.
    /// [Reference](https://docs.gtk.org/gtk4/func.get_debug_flags.html)
    @_alwaysEmitIntoClient
    public static var debugFlags: DebugFlags {
        DebugFlags(gtk_get_debug_flags())
    }

    /// Source: `gtk_get_default_language`.
    /// [Reference](https://docs.gtk.org/gtk4/func.get_default_language.html)
    @_alwaysEmitIntoClient
    public static var defaultLanguage: PangoLanguage {
        PangoLanguage.wrapping(required: gtk_get_default_language())
    }

    /// Source: `gtk_get_interface_age`.
    /// [Reference](https://docs.gtk.org/gtk4/func.get_interface_age.html)
    @_alwaysEmitIntoClient
    public static var interfaceAge: Int {
        swiftInteger(gtk_get_interface_age())
    }

    /// Source: `gtk_get_locale_direction`.
    /// [Reference](https://docs.gtk.org/gtk4/func.get_locale_direction.html)
    @_alwaysEmitIntoClient
    public static var localeDirection: TextDirection {
        TextDirection(gtk_get_locale_direction())
    }

    /// Source: `gtk_get_major_version`.
    /// [Reference](https://docs.gtk.org/gtk4/func.get_major_version.html)
    @_alwaysEmitIntoClient
    public static var majorVersion: Int {
        swiftInteger(gtk_get_major_version())
    }

    /// Source: `gtk_get_micro_version`.
    /// [Reference](https://docs.gtk.org/gtk4/func.get_micro_version.html)
    @_alwaysEmitIntoClient
    public static var microVersion: Int {
        swiftInteger(gtk_get_micro_version())
    }

    /// Source: `gtk_get_minor_version`.
    /// [Reference](https://docs.gtk.org/gtk4/func.get_minor_version.html)
    @_alwaysEmitIntoClient
    public static var minorVersion: Int {
        swiftInteger(gtk_get_minor_version())
    }

    /// Source: `gtk_hsv_to_rgb`.
    /// [Reference](https://docs.gtk.org/gtk4/func.hsv_to_rgb.html)
    @_alwaysEmitIntoClient
    public static func hsvToRgb(h: Float, s: Float, v: Float) -> (r: Float, g: Float, b: Float) {
        var r: Float = 0
        var g: Float = 0
        var b: Float = 0
        gtk_hsv_to_rgb(h, s, v, &r, &g, &b)
        return (r, g, b)
    }

    /// Source: `gtk_rgb_to_hsv`.
    /// [Reference](https://docs.gtk.org/gtk4/func.rgb_to_hsv.html)
    @_alwaysEmitIntoClient
    public static func rgbToHsv(r: Float, g: Float, b: Float) -> (h: Float, s: Float, v: Float) {
        var h: Float = 0
        var s: Float = 0
        var v: Float = 0
        gtk_rgb_to_hsv(r, g, b, &h, &s, &v)
        return (h, s, v)
    }

    /// Source: `gtk_show_uri`.
    /// [Reference](https://docs.gtk.org/gtk4/func.show_uri.html)
    @_alwaysEmitIntoClient
    public static func showUri(_ parent: Window? = nil, uri: String, timestamp: Int) {
        gtk_show_uri(parent?.windowPointer, cText(uri), cInteger(timestamp))
    }
}
