// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GInputStream`.
/// [Reference](https://docs.gtk.org/gio/class.InputStream.html)
open class GioInputStream: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GioInputStream {
    @_alwaysEmitIntoClient
    var gioInputStreamPointer: UnsafeMutablePointer<GInputStream> { pointer() }

    /// Source: `g_input_stream_has_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.has_pending.html)
    @_alwaysEmitIntoClient
    public var hasPending: Bool {
        g_input_stream_has_pending(gioInputStreamPointer) != 0
    }

    /// Source: `g_input_stream_is_closed`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.is_closed.html)
    @_alwaysEmitIntoClient
    public var isClosed: Bool {
        g_input_stream_is_closed(gioInputStreamPointer) != 0
    }

    /// Source: `g_input_stream_clear_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.clear_pending.html)
    @_alwaysEmitIntoClient
    public func clearPending() {
        g_input_stream_clear_pending(gioInputStreamPointer)
    }

    /// Source: `g_input_stream_close`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.close.html)
    @_alwaysEmitIntoClient
    public func close(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_input_stream_close(gioInputStreamPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_input_stream_close_async`, `g_input_stream_close_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.close.html)
    @_alwaysEmitIntoClient
    public func close(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_input_stream_close_async(gioInputStreamPointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_input_stream_close_finish(gioInputStreamPointer, result, error)
            }
        }
    }

    /// Source: `g_input_stream_read_bytes`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.read_bytes.html)
    @_alwaysEmitIntoClient
    public func readBytes(count: Int, cancellable: Cancellable? = nil) throws(GLibError) -> Bytes {
        let result = try GLibError.check { error in
            g_input_stream_read_bytes(gioInputStreamPointer, cInteger(count), cancellable?.cancellablePointer, error)
        }
        return Bytes.wrapping(required: result, transfer: .full)
    }

    /// Source: `g_input_stream_read_bytes_async`, `g_input_stream_read_bytes_finish`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.read_bytes.html)
    @_alwaysEmitIntoClient
    public func readBytes(count: Int, ioPriority: Int = 0) async throws -> Bytes {
        try await asyncOperation { cancellable, callback, data in
            g_input_stream_read_bytes_async(
                gioInputStreamPointer,
                cInteger(count),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> Bytes in
            let result = try GLibError.check { error in
                g_input_stream_read_bytes_finish(gioInputStreamPointer, result, error)
            }
            return Bytes.wrapping(required: result, transfer: .full)
        }
    }

    /// Source: `g_input_stream_set_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.set_pending.html)
    @_alwaysEmitIntoClient
    public func setPending() throws(GLibError) {
        _ = try GLibError.check { error in
            g_input_stream_set_pending(gioInputStreamPointer, error)
        }
    }

    /// Source: `g_input_stream_skip`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.skip.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func skip(count: Int, cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_input_stream_skip(gioInputStreamPointer, cInteger(count), cancellable?.cancellablePointer, error)
        }
        return result
    }

    /// Source: `g_input_stream_skip_async`, `g_input_stream_skip_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.InputStream.skip.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func skip(count: Int, ioPriority: Int = 0) async throws -> Int {
        try await asyncOperation { cancellable, callback, data in
            g_input_stream_skip_async(
                gioInputStreamPointer,
                cInteger(count),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> Int in
            let result = try GLibError.check { error in
                g_input_stream_skip_finish(gioInputStreamPointer, result, error)
            }
            return result
        }
    }
}
