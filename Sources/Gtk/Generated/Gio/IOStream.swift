// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GIOStream`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/class.IOStream.html)
open class IOStream: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension IOStream {
    @_alwaysEmitIntoClient
    var ioStreamPointer: UnsafeMutablePointer<GIOStream> { pointer() }

    /// Source: `g_io_stream_is_closed`.
    /// [Reference](https://docs.gtk.org/gio/property.IOStream.closed.html)
    @_alwaysEmitIntoClient
    public var closed: Bool {
        g_io_stream_is_closed(ioStreamPointer) != 0
    }

    /// Source: `g_io_stream_get_input_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.IOStream.input-stream.html)
    @_alwaysEmitIntoClient
    public var inputStream: GioInputStream {
        GioInputStream.wrapping(required: g_io_stream_get_input_stream(ioStreamPointer))
    }

    /// Source: `g_io_stream_get_output_stream`.
    /// [Reference](https://docs.gtk.org/gio/property.IOStream.output-stream.html)
    @_alwaysEmitIntoClient
    public var outputStream: GioOutputStream {
        GioOutputStream.wrapping(required: g_io_stream_get_output_stream(ioStreamPointer))
    }

    /// Source: `g_io_stream_has_pending`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.IOStream.has_pending.html)
    @_alwaysEmitIntoClient
    public var hasPending: Bool {
        g_io_stream_has_pending(ioStreamPointer) != 0
    }

    /// Source: `g_io_stream_clear_pending`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.IOStream.clear_pending.html)
    @_alwaysEmitIntoClient
    public func clearPending() {
        g_io_stream_clear_pending(ioStreamPointer)
    }

    /// Source: `g_io_stream_close`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.IOStream.close.html)
    @_alwaysEmitIntoClient
    public func close(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_io_stream_close(ioStreamPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_io_stream_close_async`, `g_io_stream_close_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.IOStream.close.html)
    @_alwaysEmitIntoClient
    public func close(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_io_stream_close_async(ioStreamPointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_io_stream_close_finish(ioStreamPointer, result, error)
            }
        }
    }

    /// Source: `g_io_stream_set_pending`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.IOStream.set_pending.html)
    @_alwaysEmitIntoClient
    public func setPending() throws(GLibError) {
        _ = try GLibError.check { error in
            g_io_stream_set_pending(ioStreamPointer, error)
        }
    }
}
