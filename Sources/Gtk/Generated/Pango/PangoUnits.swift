// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Functions that belong to no type in C, such as `pango_units_from_double`.
nonisolated public enum PangoUnits {
    /// Source: `pango_units_from_double`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/func.units_from_double.html)
    @_alwaysEmitIntoClient
    public static func fromDouble(_ d: Double) -> Int {
        swiftInteger(pango_units_from_double(d))
    }

    /// Source: `pango_units_to_double`, since Pango 1.16.
    /// [Reference](https://docs.gtk.org/Pango/func.units_to_double.html)
    @_alwaysEmitIntoClient
    public static func toDouble(_ i: Int) -> Double {
        pango_units_to_double(cInteger(i))
    }
}
