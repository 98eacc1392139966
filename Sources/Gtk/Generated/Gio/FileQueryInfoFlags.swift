// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileQueryInfoFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.FileQueryInfoFlags.html)
nonisolated public struct FileQueryInfoFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS`.
    @_alwaysEmitIntoClient
    public static var nofollowSymlinks: FileQueryInfoFlags { FileQueryInfoFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GFileQueryInfoFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileQueryInfoFlags { GFileQueryInfoFlags(rawValue: rawValue) }
}

extension FileQueryInfoFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_query_info_flags_get_type()) }
}
