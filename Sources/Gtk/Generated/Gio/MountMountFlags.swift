// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GMountMountFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.MountMountFlags.html)
nonisolated public struct MountMountFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @_alwaysEmitIntoClient
    init(_ value: GMountMountFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GMountMountFlags { GMountMountFlags(rawValue: rawValue) }
}

extension MountMountFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_mount_mount_flags_get_type()) }
}
