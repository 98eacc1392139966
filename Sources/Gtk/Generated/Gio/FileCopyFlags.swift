// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileCopyFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.FileCopyFlags.html)
nonisolated public struct FileCopyFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_COPY_OVERWRITE`.
    @_alwaysEmitIntoClient
    public static var overwrite: FileCopyFlags { FileCopyFlags(rawValue: 0x1) }
    /// Source: `G_FILE_COPY_BACKUP`.
    @_alwaysEmitIntoClient
    public static var backup: FileCopyFlags { FileCopyFlags(rawValue: 0x2) }
    /// Source: `G_FILE_COPY_NOFOLLOW_SYMLINKS`.
    @_alwaysEmitIntoClient
    public static var nofollowSymlinks: FileCopyFlags { FileCopyFlags(rawValue: 0x4) }
    /// Source: `G_FILE_COPY_ALL_METADATA`.
    @_alwaysEmitIntoClient
    public static var allMetadata: FileCopyFlags { FileCopyFlags(rawValue: 0x8) }
    /// Source: `G_FILE_COPY_NO_FALLBACK_FOR_MOVE`.
    @_alwaysEmitIntoClient
    public static var noFallbackForMove: FileCopyFlags { FileCopyFlags(rawValue: 0x10) }
    /// Source: `G_FILE_COPY_TARGET_DEFAULT_PERMS`.
    @_alwaysEmitIntoClient
    public static var targetDefaultPerms: FileCopyFlags { FileCopyFlags(rawValue: 0x20) }

    @_alwaysEmitIntoClient
    init(_ value: GFileCopyFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileCopyFlags { GFileCopyFlags(rawValue: rawValue) }
}

extension FileCopyFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_copy_flags_get_type()) }
}
