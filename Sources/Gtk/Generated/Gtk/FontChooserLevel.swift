// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFontChooserLevel`.
/// [Reference](https://docs.gtk.org/gtk4/flags.FontChooserLevel.html)
nonisolated public struct FontChooserLevel: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_FONT_CHOOSER_LEVEL_STYLE`.
    public static let style = FontChooserLevel(rawValue: 0x1)
    /// Source: `GTK_FONT_CHOOSER_LEVEL_SIZE`.
    public static let size = FontChooserLevel(rawValue: 0x2)
    /// Source: `GTK_FONT_CHOOSER_LEVEL_VARIATIONS`.
    public static let variations = FontChooserLevel(rawValue: 0x4)
    /// Source: `GTK_FONT_CHOOSER_LEVEL_FEATURES`.
    public static let features = FontChooserLevel(rawValue: 0x8)

    init(_ value: GtkFontChooserLevel) { self.init(rawValue: value.rawValue) }

    var cValue: GtkFontChooserLevel { GtkFontChooserLevel(rawValue: rawValue) }
}

extension FontChooserLevel: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_font_chooser_level_get_type()) }
}
