// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GKeyFileFlags`.
/// [Reference](https://docs.gtk.org/glib/flags.KeyFileFlags.html)
nonisolated public struct KeyFileFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_KEY_FILE_KEEP_COMMENTS`.
    @_alwaysEmitIntoClient
    public static var keepComments: KeyFileFlags { KeyFileFlags(rawValue: 0x1) }
    /// Source: `G_KEY_FILE_KEEP_TRANSLATIONS`.
    @_alwaysEmitIntoClient
    public static var keepTranslations: KeyFileFlags { KeyFileFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GKeyFileFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GKeyFileFlags { GKeyFileFlags(rawValue: rawValue) }
}

extension KeyFileFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .uint }
}
