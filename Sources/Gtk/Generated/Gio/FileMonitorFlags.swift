// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileMonitorFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.FileMonitorFlags.html)
nonisolated public struct FileMonitorFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_MONITOR_WATCH_MOUNTS`.
    @_alwaysEmitIntoClient
    public static var watchMounts: FileMonitorFlags { FileMonitorFlags(rawValue: 0x1) }
    /// Source: `G_FILE_MONITOR_SEND_MOVED`.
    @_alwaysEmitIntoClient
    public static var sendMoved: FileMonitorFlags { FileMonitorFlags(rawValue: 0x2) }
    /// Source: `G_FILE_MONITOR_WATCH_HARD_LINKS`.
    @_alwaysEmitIntoClient
    public static var watchHardLinks: FileMonitorFlags { FileMonitorFlags(rawValue: 0x4) }
    /// Source: `G_FILE_MONITOR_WATCH_MOVES`.
    @_alwaysEmitIntoClient
    public static var watchMoves: FileMonitorFlags { FileMonitorFlags(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GFileMonitorFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileMonitorFlags { GFileMonitorFlags(rawValue: rawValue) }
}

extension FileMonitorFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_monitor_flags_get_type()) }
}
