// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkIconLookupFlags`.
/// [Reference](https://docs.gtk.org/gtk4/flags.IconLookupFlags.html)
nonisolated public struct IconLookupFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_ICON_LOOKUP_FORCE_REGULAR`.
    @_alwaysEmitIntoClient
    public static var forceRegular: IconLookupFlags { IconLookupFlags(rawValue: 0x1) }
    /// Source: `GTK_ICON_LOOKUP_FORCE_SYMBOLIC`.
    @_alwaysEmitIntoClient
    public static var forceSymbolic: IconLookupFlags { IconLookupFlags(rawValue: 0x2) }
    /// Source: `GTK_ICON_LOOKUP_PRELOAD`.
    @_alwaysEmitIntoClient
    public static var preload: IconLookupFlags { IconLookupFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GtkIconLookupFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkIconLookupFlags { GtkIconLookupFlags(rawValue: rawValue) }
}

extension IconLookupFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_icon_lookup_flags_get_type()) }
}
