// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFilterOutputStream`.
/// [Reference](https://docs.gtk.org/gio/class.FilterOutputStream.html)
open class FilterOutputStream: GioOutputStream {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FilterOutputStream {
    @_alwaysEmitIntoClient
    var filterOutputStreamPointer: UnsafeMutablePointer<GFilterOutputStream> { pointer() }

    /// Source: `g_filter_output_stream_get_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.FilterOutputStream.base-stream.html)
    @_alwaysEmitIntoClient
    public var baseStream: GioOutputStream {
        GioOutputStream.wrapping(required: g_filter_output_stream_get_base_stream(filterOutputStreamPointer))
    }

    /// Source: `g_filter_output_stream_get_close_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.FilterOutputStream.close-base-stream.html)
    @_alwaysEmitIntoClient
    public var closeBaseStream: Bool {
        g_filter_output_stream_get_close_base_stream(filterOutputStreamPointer) != 0
    }

    /// Source: `g_filter_output_stream_set_close_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/method.FilterOutputStream.set_close_base_stream.html)
    @_alwaysEmitIntoClient
    public func setCloseBaseStream(_ closeBase: Bool) {
        g_filter_output_stream_set_close_base_stream(filterOutputStreamPointer, closeBase ? 1 : 0)
    }
}
