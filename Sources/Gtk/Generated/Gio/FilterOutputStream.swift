// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFilterOutputStream`.
/// [Reference](https://docs.gtk.org/gio/class.FilterOutputStream.html)
open class FilterOutputStream: GioOutputStream {
    var filterOutputStreamPointer: UnsafeMutablePointer<GFilterOutputStream> { pointer() }

    /// Creates a wrapper for a C instance that has none yet.
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Source: `g_filter_output_stream_get_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.FilterOutputStream.base-stream.html)
    public var baseStream: GioOutputStream {
        GioOutputStream.wrapping(required: g_filter_output_stream_get_base_stream(filterOutputStreamPointer))
    }

    /// Source: `g_filter_output_stream_get_close_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.FilterOutputStream.close-base-stream.html)
    public var closeBaseStream: Bool {
        g_filter_output_stream_get_close_base_stream(filterOutputStreamPointer) != 0
    }

    /// Source: `g_filter_output_stream_set_close_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/method.FilterOutputStream.set_close_base_stream.html)
    public func setCloseBaseStream(_ closeBase: Bool) {
        g_filter_output_stream_set_close_base_stream(filterOutputStreamPointer, closeBase ? 1 : 0)
    }
}
