// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoShowFlags`, since Pango 1.44.
/// [Reference](https://docs.gtk.org/Pango/flags.ShowFlags.html)
nonisolated public struct PangoShowFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `PANGO_SHOW_SPACES`.
    @_alwaysEmitIntoClient
    public static var spaces: PangoShowFlags { PangoShowFlags(rawValue: 0x1) }
    /// Source: `PANGO_SHOW_LINE_BREAKS`.
    @_alwaysEmitIntoClient
    public static var lineBreaks: PangoShowFlags { PangoShowFlags(rawValue: 0x2) }
    /// Source: `PANGO_SHOW_IGNORABLES`.
    @_alwaysEmitIntoClient
    public static var ignorables: PangoShowFlags { PangoShowFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoShowFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoShowFlags { CGtk.PangoShowFlags(rawValue: rawValue) }
}

extension PangoShowFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_show_flags_get_type()) }
}
