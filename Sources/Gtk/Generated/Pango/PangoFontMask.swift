// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `PangoFontMask`.
/// [Reference](https://docs.gtk.org/Pango/flags.FontMask.html)
nonisolated public struct PangoFontMask: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `PANGO_FONT_MASK_FAMILY`.
    @_alwaysEmitIntoClient
    public static var family: PangoFontMask { PangoFontMask(rawValue: 0x1) }
    /// Source: `PANGO_FONT_MASK_STYLE`.
    @_alwaysEmitIntoClient
    public static var style: PangoFontMask { PangoFontMask(rawValue: 0x2) }
    /// Source: `PANGO_FONT_MASK_VARIANT`.
    @_alwaysEmitIntoClient
    public static var variant: PangoFontMask { PangoFontMask(rawValue: 0x4) }
    /// Source: `PANGO_FONT_MASK_WEIGHT`.
    @_alwaysEmitIntoClient
    public static var weight: PangoFontMask { PangoFontMask(rawValue: 0x8) }
    /// Source: `PANGO_FONT_MASK_STRETCH`.
    @_alwaysEmitIntoClient
    public static var stretch: PangoFontMask { PangoFontMask(rawValue: 0x10) }
    /// Source: `PANGO_FONT_MASK_SIZE`.
    @_alwaysEmitIntoClient
    public static var size: PangoFontMask { PangoFontMask(rawValue: 0x20) }
    /// Source: `PANGO_FONT_MASK_GRAVITY`.
    @_alwaysEmitIntoClient
    public static var gravity: PangoFontMask { PangoFontMask(rawValue: 0x40) }
    /// Source: `PANGO_FONT_MASK_VARIATIONS`.
    @_alwaysEmitIntoClient
    public static var variations: PangoFontMask { PangoFontMask(rawValue: 0x80) }

    @_alwaysEmitIntoClient
    init(_ value: CGtk.PangoFontMask) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: CGtk.PangoFontMask { CGtk.PangoFontMask(rawValue: rawValue) }
}

extension PangoFontMask: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_font_mask_get_type()) }
}
