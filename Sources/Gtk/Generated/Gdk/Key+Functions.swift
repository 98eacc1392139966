// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

nonisolated extension Key {
    /// Source: `gdk_keyval_convert_case`.
    /// [Reference](https://docs.gtk.org/gdk4/func.keyval_convert_case.html)
    @_alwaysEmitIntoClient
    public static func convertCase(_ symbol: Int) -> (lower: Int, upper: Int) {
        var lower: UInt32 = 0
        var upper: UInt32 = 0
        gdk_keyval_convert_case(cInteger(symbol), &lower, &upper)
        return (swiftInteger(lower), swiftInteger(upper))
    }

    /// Source: `gdk_keyval_from_name`.
    /// [Reference](https://docs.gtk.org/gdk4/func.keyval_from_name.html)
    @_alwaysEmitIntoClient
    public static func fromName(_ keyvalName: String) -> Int {
        swiftInteger(gdk_keyval_from_name(cText(keyvalName)))
    }

    /// Source: `gdk_keyval_is_lower`.
    /// [Reference](https://docs.gtk.org/gdk4/func.keyval_is_lower.html)
    @_alwaysEmitIntoClient
    public static func isLower(_ keyval: Int) -> Bool {
        gdk_keyval_is_lower(cInteger(keyval)) != 0
    }

    /// Source: `gdk_keyval_is_upper`.
    /// [Reference](https://docs.gtk.org/gdk4/func.keyval_is_upper.html)
    @_alwaysEmitIntoClient
    public static func isUpper(_ keyval: Int) -> Bool {
        gdk_keyval_is_upper(cInteger(keyval)) != 0
    }

    /// Source: `gdk_keyval_name`.
    /// [Reference](https://docs.gtk.org/gdk4/func.keyval_name.html)
    @_alwaysEmitIntoClient
    public static func name(_ keyval: Int) -> String? {
        String.optional(copying: gdk_keyval_name(cInteger(keyval)))
    }

    /// Source: `gdk_keyval_to_lower`.
    /// [Reference](https://docs.gtk.org/gdk4/func.keyval_to_lower.html)
    @_alwaysEmitIntoClient
    public static func toLower(_ keyval: Int) -> Int {
        swiftInteger(gdk_keyval_to_lower(cInteger(keyval)))
    }

    /// Source: `gdk_keyval_to_upper`.
    /// [Reference](https://docs.gtk.org/gdk4/func.keyval_to_upper.html)
    @_alwaysEmitIntoClient
    public static func toUpper(_ keyval: Int) -> Int {
        swiftInteger(gdk_keyval_to_upper(cInteger(keyval)))
    }
}
