// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GOutputStreamSpliceFlags`.
/// [Reference](https://docs.gtk.org/gio/flags.OutputStreamSpliceFlags.html)
nonisolated public struct OutputStreamSpliceFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE`.
    @_alwaysEmitIntoClient
    public static var closeSource: OutputStreamSpliceFlags { OutputStreamSpliceFlags(rawValue: 0x1) }
    /// Source: `G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET`.
    @_alwaysEmitIntoClient
    public static var closeTarget: OutputStreamSpliceFlags { OutputStreamSpliceFlags(rawValue: 0x2) }

    @_alwaysEmitIntoClient
    init(_ value: GOutputStreamSpliceFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GOutputStreamSpliceFlags { GOutputStreamSpliceFlags(rawValue: rawValue) }
}

extension OutputStreamSpliceFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_output_stream_splice_flags_get_type()) }
}
