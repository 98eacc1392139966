// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GBufferedInputStream`.
/// [Reference](https://docs.gtk.org/gio/class.BufferedInputStream.html)
open class BufferedInputStream: FilterInputStream, Seekable {
    /// Source: `g_buffered_input_stream_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.BufferedInputStream.new.html)
    @_alwaysEmitIntoClient
    public init(baseStream: GioInputStream) {
        super.init(instance: CInstance(g_buffered_input_stream_new(baseStream.gioInputStreamPointer)), transfer: .full)
    }

    /// Source: `g_buffered_input_stream_new_sized`.
    /// [Reference](https://docs.gtk.org/gio/ctor.BufferedInputStream.new_sized.html)
    @_alwaysEmitIntoClient
    public init(baseStream: GioInputStream, size: Int) {
        super.init(
            instance: CInstance(g_buffered_input_stream_new_sized(baseStream.gioInputStreamPointer, cInteger(size))),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: `g_buffered_input_stream_read_byte`.
    /// [Reference](https://docs.gtk.org/gio/method.BufferedInputStream.read_byte.html)
    @discardableResult
    public func readByte(_ cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_buffered_input_stream_read_byte(bufferedInputStreamPointer, cancellable?.cancellablePointer, error)
        }
        return swiftInteger(result)
    }
}

extension BufferedInputStream {
    @_alwaysEmitIntoClient
    var bufferedInputStreamPointer: UnsafeMutablePointer<GBufferedInputStream> { pointer() }

    /// Source: `g_buffered_input_stream_get_buffer_size`, `g_buffered_input_stream_set_buffer_size`.
    /// [Reference](https://docs.gtk.org/gio/property.BufferedInputStream.buffer-size.html)
    @_alwaysEmitIntoClient
    public var bufferSize: Int {
        get {
            Int(clamping: g_buffered_input_stream_get_buffer_size(bufferedInputStreamPointer))
        }
        set {
            g_buffered_input_stream_set_buffer_size(bufferedInputStreamPointer, cInteger(newValue))
        }
    }

    /// Source: `g_buffered_input_stream_get_available`.
    /// [Reference](https://docs.gtk.org/gio/method.BufferedInputStream.get_available.html)
    @_alwaysEmitIntoClient
    public var available: Int {
        Int(clamping: g_buffered_input_stream_get_available(bufferedInputStreamPointer))
    }

    /// Source: `g_buffered_input_stream_fill`.
    /// [Reference](https://docs.gtk.org/gio/method.BufferedInputStream.fill.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func fill(count: Int, cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_buffered_input_stream_fill(bufferedInputStreamPointer, count, cancellable?.cancellablePointer, error)
        }
        return result
    }

    /// Source: `g_buffered_input_stream_fill_async`, `g_buffered_input_stream_fill_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.BufferedInputStream.fill.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func fill(count: Int, ioPriority: Int = 0) async throws -> Int {
        try await asyncOperation { cancellable, callback, data in
            g_buffered_input_stream_fill_async(
                bufferedInputStreamPointer,
                count,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> Int in
            let result = try GLibError.check { error in
                g_buffered_input_stream_fill_finish(bufferedInputStreamPointer, result, error)
            }
            return result
        }
    }

    /// Source: `g_buffered_input_stream_peek_buffer`.
    /// [Reference](https://docs.gtk.org/gio/method.BufferedInputStream.peek_buffer.html)
    @_alwaysEmitIntoClient
    public func peekBuffer() -> [UInt8] {
        var count: UInt = 0
        let result = g_buffered_input_stream_peek_buffer(bufferedInputStreamPointer, &count)
        return cArray(result, count: swiftInteger(count)) { $0 }
    }
}
