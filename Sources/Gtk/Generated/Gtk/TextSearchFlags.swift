// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTextSearchFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.TextSearchFlags.html)
nonisolated public struct TextSearchFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_TEXT_SEARCH_VISIBLE_ONLY`.
    @_alwaysEmitIntoClient
    public static var visibleOnly: TextSearchFlags { TextSearchFlags(rawValue: 0x1) }
    /// Source: `GTK_TEXT_SEARCH_TEXT_ONLY`.
    @_alwaysEmitIntoClient
    public static var textOnly: TextSearchFlags { TextSearchFlags(rawValue: 0x2) }
    /// Source: `GTK_TEXT_SEARCH_CASE_INSENSITIVE`.
    @_alwaysEmitIntoClient
    public static var caseInsensitive: TextSearchFlags { TextSearchFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GtkTextSearchFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkTextSearchFlags { GtkTextSearchFlags(rawValue: rawValue) }
}

extension TextSearchFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_text_search_flags_get_type()) }
}
