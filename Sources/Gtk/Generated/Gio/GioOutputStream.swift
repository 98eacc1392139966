// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GOutputStream`.
/// [Reference](https://docs.gtk.org/gio/class.OutputStream.html)
open class GioOutputStream: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GioOutputStream {
    @_alwaysEmitIntoClient
    var gioOutputStreamPointer: UnsafeMutablePointer<GOutputStream> { pointer() }

    /// Source: `g_output_stream_has_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.has_pending.html)
    @_alwaysEmitIntoClient
    public var hasPending: Bool {
        g_output_stream_has_pending(gioOutputStreamPointer) != 0
    }

    /// Source: `g_output_stream_is_closed`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.is_closed.html)
    @_alwaysEmitIntoClient
    public var isClosed: Bool {
        g_output_stream_is_closed(gioOutputStreamPointer) != 0
    }

    /// Source: `g_output_stream_is_closing`, since GLib 2.24.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.is_closing.html)
    @_alwaysEmitIntoClient
    public var isClosing: Bool {
        g_output_stream_is_closing(gioOutputStreamPointer) != 0
    }

    /// Source: `g_output_stream_clear_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.clear_pending.html)
    @_alwaysEmitIntoClient
    public func clearPending() {
        g_output_stream_clear_pending(gioOutputStreamPointer)
    }

    /// Source: `g_output_stream_close`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.close.html)
    @_alwaysEmitIntoClient
    public func close(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_output_stream_close(gioOutputStreamPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_output_stream_close_async`, `g_output_stream_close_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.close.html)
    @_alwaysEmitIntoClient
    public func close(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_output_stream_close_async(gioOutputStreamPointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_output_stream_close_finish(gioOutputStreamPointer, result, error)
            }
        }
    }

    /// Source: `g_output_stream_flush`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.flush.html)
    @_alwaysEmitIntoClient
    public func flush(_ cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_output_stream_flush(gioOutputStreamPointer, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_output_stream_flush_async`, `g_output_stream_flush_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.flush.html)
    @_alwaysEmitIntoClient
    public func flush(_ ioPriority: Int = 0) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_output_stream_flush_async(gioOutputStreamPointer, cInteger(ioPriority), cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_output_stream_flush_finish(gioOutputStreamPointer, result, error)
            }
        }
    }

    /// Source: `g_output_stream_set_pending`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.set_pending.html)
    @_alwaysEmitIntoClient
    public func setPending() throws(GLibError) {
        _ = try GLibError.check { error in
            g_output_stream_set_pending(gioOutputStreamPointer, error)
        }
    }

    /// Source: `g_output_stream_splice`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.splice.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func splice(_ source: GioInputStream, flags: OutputStreamSpliceFlags = [], cancellable: Cancellable? = nil)
        throws(GLibError) -> Int
    {
        let result = try GLibError.check { error in
            g_output_stream_splice(
                gioOutputStreamPointer,
                source.gioInputStreamPointer,
                flags.cValue,
                cancellable?.cancellablePointer,
                error
            )
        }
        return result
    }

    /// Source: `g_output_stream_splice_async`, `g_output_stream_splice_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.splice.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func splice(_ source: GioInputStream, flags: OutputStreamSpliceFlags = [], ioPriority: Int = 0) async throws
        -> Int
    {
        try await asyncOperation { cancellable, callback, data in
            g_output_stream_splice_async(
                gioOutputStreamPointer,
                source.gioInputStreamPointer,
                flags.cValue,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> Int in
            let result = try GLibError.check { error in
                g_output_stream_splice_finish(gioOutputStreamPointer, result, error)
            }
            return result
        }
    }

    /// Source: `g_output_stream_write`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.write.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func write(_ buffer: [UInt8], cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var bufferValues = buffer
        let result = try GLibError.check { error in
            g_output_stream_write(
                gioOutputStreamPointer,
                &bufferValues,
                cInteger(buffer.count),
                cancellable?.cancellablePointer,
                error
            )
        }
        return result
    }

    /// Source: `g_output_stream_write_all`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.write_all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func writeAll(_ buffer: [UInt8], cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var bufferValues = buffer
        var bytesWritten: UInt = 0
        _ = try GLibError.check { error in
            g_output_stream_write_all(
                gioOutputStreamPointer,
                &bufferValues,
                cInteger(buffer.count),
                &bytesWritten,
                cancellable?.cancellablePointer,
                error
            )
        }
        return Int(clamping: bytesWritten)
    }

    /// Source: `g_output_stream_write_bytes`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.write_bytes.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func writeBytes(_ bytes: Bytes, cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_output_stream_write_bytes(
                gioOutputStreamPointer,
                bytes.opaquePointer,
                cancellable?.cancellablePointer,
                error
            )
        }
        return result
    }

    /// Source: `g_output_stream_write_bytes_async`, `g_output_stream_write_bytes_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.OutputStream.write_bytes.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func writeBytes(_ bytes: Bytes, ioPriority: Int = 0) async throws -> Int {
        try await asyncOperation { cancellable, callback, data in
            g_output_stream_write_bytes_async(
                gioOutputStreamPointer,
                bytes.opaquePointer,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> Int in
            let result = try GLibError.check { error in
                g_output_stream_write_bytes_finish(gioOutputStreamPointer, result, error)
            }
            return result
        }
    }
}
