// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoLayoutDeserializeFlags`, since Pango 1.50.
/// [Reference](https://docs.gtk.org/Pango/flags.LayoutDeserializeFlags.html)
nonisolated public struct PangoLayoutDeserializeFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `PANGO_LAYOUT_DESERIALIZE_CONTEXT`.
    @_alwaysEmitIntoClient
    public static var context: PangoLayoutDeserializeFlags { PangoLayoutDeserializeFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoLayoutDeserializeFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoLayoutDeserializeFlags { CGtk.PangoLayoutDeserializeFlags(rawValue: rawValue) }
}

extension PangoLayoutDeserializeFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_layout_deserialize_flags_get_type()) }
}
