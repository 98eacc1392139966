// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GIOStreamSpliceFlags`, since GLib 2.28.
/// [Reference](https://docs.gtk.org/gio/flags.IOStreamSpliceFlags.html)
nonisolated public struct IOStreamSpliceFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_IO_STREAM_SPLICE_CLOSE_STREAM1`.
    @_alwaysEmitIntoClient
    public static var closeStream1: IOStreamSpliceFlags { IOStreamSpliceFlags(rawValue: 0x1) }
    /// Source: `G_IO_STREAM_SPLICE_CLOSE_STREAM2`.
    @_alwaysEmitIntoClient
    public static var closeStream2: IOStreamSpliceFlags { IOStreamSpliceFlags(rawValue: 0x2) }
    /// Source: `G_IO_STREAM_SPLICE_WAIT_FOR_BOTH`.
    @_alwaysEmitIntoClient
    public static var waitForBoth: IOStreamSpliceFlags { IOStreamSpliceFlags(rawValue: 0x4) }

    @_alwaysEmitIntoClient
    init(_ value: GIOStreamSpliceFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GIOStreamSpliceFlags { GIOStreamSpliceFlags(rawValue: rawValue) }
}

extension IOStreamSpliceFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_io_stream_splice_flags_get_type()) }
}
