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
    public static let family = PangoFontMask(rawValue: 0x1)
    /// Source: `PANGO_FONT_MASK_STYLE`.
    public static let style = PangoFontMask(rawValue: 0x2)
    /// Source: `PANGO_FONT_MASK_VARIANT`.
    public static let variant = PangoFontMask(rawValue: 0x4)
    /// Source: `PANGO_FONT_MASK_WEIGHT`.
    public static let weight = PangoFontMask(rawValue: 0x8)
    /// Source: `PANGO_FONT_MASK_STRETCH`.
    public static let stretch = PangoFontMask(rawValue: 0x10)
    /// Source: `PANGO_FONT_MASK_SIZE`.
    public static let size = PangoFontMask(rawValue: 0x20)
    /// Source: `PANGO_FONT_MASK_GRAVITY`.
    public static let gravity = PangoFontMask(rawValue: 0x40)
    /// Source: `PANGO_FONT_MASK_VARIATIONS`.
    public static let variations = PangoFontMask(rawValue: 0x80)

    init(_ value: CGtk.PangoFontMask) { self.init(rawValue: value.rawValue) }

    var cValue: CGtk.PangoFontMask { CGtk.PangoFontMask(rawValue: rawValue) }
}

extension PangoFontMask: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: pango_font_mask_get_type()) }
}
