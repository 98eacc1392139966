// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileCreateFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.FileCreateFlags.html)
nonisolated public struct FileCreateFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_CREATE_PRIVATE`.
    @_alwaysEmitIntoClient
    public static var `private`: FileCreateFlags { FileCreateFlags(rawValue: 0x1) }
    /// Source: `G_FILE_CREATE_REPLACE_DESTINATION`.
    @_alwaysEmitIntoClient
    public static var replaceDestination: FileCreateFlags { FileCreateFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GFileCreateFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileCreateFlags { GFileCreateFlags(rawValue: rawValue) }
}

extension FileCreateFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_create_flags_get_type()) }
}
