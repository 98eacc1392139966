// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GdkPaintableFlags`.
/// [Reference](https://docs.gtk.org/gdk4/flags.PaintableFlags.html)
nonisolated public struct PaintableFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GDK_PAINTABLE_STATIC_SIZE`.
    @_alwaysEmitIntoClient
    public static var size: PaintableFlags { PaintableFlags(rawValue: 0x1) }
    /// Source: `GDK_PAINTABLE_STATIC_CONTENTS`.
    @_alwaysEmitIntoClient
    public static var contents: PaintableFlags { PaintableFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GdkPaintableFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GdkPaintableFlags { GdkPaintableFlags(rawValue: rawValue) }
}

extension PaintableFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gdk_paintable_flags_get_type()) }
}
