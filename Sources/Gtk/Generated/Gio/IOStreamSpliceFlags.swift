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
    public static let closeStream1 = IOStreamSpliceFlags(rawValue: 0x1)
    /// Source: `G_IO_STREAM_SPLICE_CLOSE_STREAM2`.
    public static let closeStream2 = IOStreamSpliceFlags(rawValue: 0x2)
    /// Source: `G_IO_STREAM_SPLICE_WAIT_FOR_BOTH`.
    public static let waitForBoth = IOStreamSpliceFlags(rawValue: 0x4)

    init(_ value: GIOStreamSpliceFlags) { self.init(rawValue: value.rawValue) }

    var cValue: GIOStreamSpliceFlags { GIOStreamSpliceFlags(rawValue: rawValue) }
}

extension IOStreamSpliceFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_io_stream_splice_flags_get_type()) }
}
