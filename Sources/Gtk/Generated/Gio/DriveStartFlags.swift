// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GDriveStartFlags`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/flags.DriveStartFlags.html)
nonisolated public struct DriveStartFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @_alwaysEmitIntoClient
    init(_ value: GDriveStartFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GDriveStartFlags { GDriveStartFlags(rawValue: rawValue) }
}

extension DriveStartFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_drive_start_flags_get_type()) }
}
