// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GMountUnmountFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.MountUnmountFlags.html)
nonisolated public struct MountUnmountFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_MOUNT_UNMOUNT_FORCE`.
    @_alwaysEmitIntoClient
    public static var force: MountUnmountFlags { MountUnmountFlags(rawValue: 0x1) }

    @_alwaysEmitIntoClient
    init(_ value: GMountUnmountFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GMountUnmountFlags { GMountUnmountFlags(rawValue: rawValue) }
}

extension MountUnmountFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_mount_unmount_flags_get_type()) }
}
