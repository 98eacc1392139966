// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileMeasureFlags`, since GLib 2.38.
/// [Reference](https://docs.gtk.org/gio/flags.FileMeasureFlags.html)
nonisolated public struct FileMeasureFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_FILE_MEASURE_REPORT_ANY_ERROR`.
    @_alwaysEmitIntoClient
    public static var reportAnyError: FileMeasureFlags { FileMeasureFlags(rawValue: 0x2) }
    /// Source: `G_FILE_MEASURE_APPARENT_SIZE`.
    @_alwaysEmitIntoClient
    public static var apparentSize: FileMeasureFlags { FileMeasureFlags(rawValue: 0x4) }
    /// Source: `G_FILE_MEASURE_NO_XDEV`.
    @_alwaysEmitIntoClient
    public static var noXdev: FileMeasureFlags { FileMeasureFlags(rawValue: 0x8) }

    @_alwaysEmitIntoClient
    init(_ value: GFileMeasureFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GFileMeasureFlags { GFileMeasureFlags(rawValue: rawValue) }
}

extension FileMeasureFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_measure_flags_get_type()) }
}
