// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFilterInputStream`.
/// [Reference](https://docs.gtk.org/gio/class.FilterInputStream.html)
open class FilterInputStream: GioInputStream {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FilterInputStream {
    @_alwaysEmitIntoClient
    var filterInputStreamPointer: UnsafeMutablePointer<GFilterInputStream> { pointer() }

    /// Source: `g_filter_input_stream_get_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.FilterInputStream.base-stream.html)
    @_alwaysEmitIntoClient
    public var baseStream: GioInputStream {
        GioInputStream.wrapping(required: g_filter_input_stream_get_base_stream(filterInputStreamPointer))
    }

    /// Source: `g_filter_input_stream_get_close_base_stream`, `g_filter_input_stream_set_close_base_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.FilterInputStream.close-base-stream.html)
    @_alwaysEmitIntoClient
    public var closeBaseStream: Bool {
        get {
            g_filter_input_stream_get_close_base_stream(filterInputStreamPointer) != 0
        }
        set {
            g_filter_input_stream_set_close_base_stream(filterInputStreamPointer, newValue ? 1 : 0)
        }
    }
}
