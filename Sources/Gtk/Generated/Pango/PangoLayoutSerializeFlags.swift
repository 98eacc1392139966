// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoLayoutSerializeFlags`, since Pango 1.50.
/// [Reference](https://docs.gtk.org/Pango/flags.LayoutSerializeFlags.html)
nonisolated public struct PangoLayoutSerializeFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `PANGO_LAYOUT_SERIALIZE_CONTEXT`.
    @_alwaysEmitIntoClient
    public static var context: PangoLayoutSerializeFlags { PangoLayoutSerializeFlags(rawValue: 0x1) }
    /// Source: `PANGO_LAYOUT_SERIALIZE_OUTPUT`.
    @_alwaysEmitIntoClient
    public static var output: PangoLayoutSerializeFlags { PangoLayoutSerializeFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoLayoutSerializeFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoLayoutSerializeFlags { CGtk.PangoLayoutSerializeFlags(rawValue: rawValue) }
}

extension PangoLayoutSerializeFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_layout_serialize_flags_get_type()) }
}
