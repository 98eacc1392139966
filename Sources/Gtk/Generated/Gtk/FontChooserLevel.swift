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
    @_alwaysEmitIntoClient
    public static var style: FontChooserLevel { FontChooserLevel(rawValue: 0x1) }
    /// Source: `GTK_FONT_CHOOSER_LEVEL_SIZE`.
    @_alwaysEmitIntoClient
    public static var size: FontChooserLevel { FontChooserLevel(rawValue: 0x2) }
    /// Source: `GTK_FONT_CHOOSER_LEVEL_VARIATIONS`.
    @_alwaysEmitIntoClient
    public static var variations: FontChooserLevel { FontChooserLevel(rawValue: 0x4) }
    /// Source: `GTK_FONT_CHOOSER_LEVEL_FEATURES`.
    @_alwaysEmitIntoClient
    public static var features: FontChooserLevel { FontChooserLevel(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GtkFontChooserLevel) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkFontChooserLevel { GtkFontChooserLevel(rawValue: rawValue) }
}

extension FontChooserLevel: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_font_chooser_level_get_type()) }
}
