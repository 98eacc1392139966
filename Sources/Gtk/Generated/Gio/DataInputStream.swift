// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GDataInputStream`.
/// [Reference](https://docs.gtk.org/gio/class.DataInputStream.html)
open class DataInputStream: BufferedInputStream {
    /// Source: `g_data_input_stream_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.DataInputStream.new.html)
    @_alwaysEmitIntoClient
    public override init(baseStream: GioInputStream) {
        super.init(instance: CInstance(g_data_input_stream_new(baseStream.gioInputStreamPointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}

    /// Source: `g_data_input_stream_read_byte`.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_byte.html)
    @discardableResult
    public override func readByte(_ cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_data_input_stream_read_byte(dataInputStreamPointer, cancellable?.cancellablePointer, error)
        }
        return swiftInteger(result)
    }
}

extension DataInputStream {
    @_alwaysEmitIntoClient
    var dataInputStreamPointer: UnsafeMutablePointer<GDataInputStream> { pointer() }

    /// Source: `g_data_input_stream_get_byte_order`, `g_data_input_stream_set_byte_order`.
    /// [Reference](https://docs.gtk.org/gio/property.DataInputStream.byte-order.html)
    @_alwaysEmitIntoClient
    public var byteOrder: DataStreamByteOrder {
        get {
            DataStreamByteOrder(g_data_input_stream_get_byte_order(dataInputStreamPointer))
        }
        set {
            g_data_input_stream_set_byte_order(dataInputStreamPointer, newValue.cValue)
        }
    }

    /// Source: `g_data_input_stream_get_newline_type`, `g_data_input_stream_set_newline_type`.
    /// [Reference](https://docs.gtk.org/gio/property.DataInputStream.newline-type.html)
    @_alwaysEmitIntoClient
    public var newlineType: DataStreamNewlineType {
        get {
            DataStreamNewlineType(g_data_input_stream_get_newline_type(dataInputStreamPointer))
        }
        set {
            g_data_input_stream_set_newline_type(dataInputStreamPointer, newValue.cValue)
        }
    }

    /// Source: `g_data_input_stream_read_int16`.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_int16.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readInt16(_ cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_data_input_stream_read_int16(dataInputStreamPointer, cancellable?.cancellablePointer, error)
        }
        return swiftInteger(result)
    }

    /// Source: `g_data_input_stream_read_int32`.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_int32.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readInt32(_ cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_data_input_stream_read_int32(dataInputStreamPointer, cancellable?.cancellablePointer, error)
        }
        return swiftInteger(result)
    }

    /// Source: `g_data_input_stream_read_int64`.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_int64.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readInt64(_ cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_data_input_stream_read_int64(dataInputStreamPointer, cancellable?.cancellablePointer, error)
        }
        return result
    }

    /// Source: `g_data_input_stream_read_line_utf8`, since GLib 2.30.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_line_utf8.html)
    @_alwaysEmitIntoClient
    public func readLineUtf8(_ cancellable: Cancellable? = nil) throws(GLibError) -> (result: String?, length: Int) {
        var length: UInt = 0
        let result = try GLibError.check { error in
            g_data_input_stream_read_line_utf8(dataInputStreamPointer, &length, cancellable?.cancellablePointer, error)
        }
        return (String.optional(taking: result), Int(clamping: length))
    }

    /// Source: `g_data_input_stream_read_uint16`.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_uint16.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readUint16(_ cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_data_input_stream_read_uint16(dataInputStreamPointer, cancellable?.cancellablePointer, error)
        }
        return swiftInteger(result)
    }

    /// Source: `g_data_input_stream_read_uint32`.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_uint32.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readUint32(_ cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_data_input_stream_read_uint32(dataInputStreamPointer, cancellable?.cancellablePointer, error)
        }
        return swiftInteger(result)
    }

    /// Source: `g_data_input_stream_read_uint64`.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_uint64.html)
    @_alwaysEmitIntoClient
    public func readUint64(_ cancellable: Cancellable? = nil) throws(GLibError) -> UInt64 {
        let result = try GLibError.check { error in
            g_data_input_stream_read_uint64(dataInputStreamPointer, cancellable?.cancellablePointer, error)
        }
        return UInt64(result)
    }

    /// Source: `g_data_input_stream_read_until`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_until.html)
    @_alwaysEmitIntoClient
    public func readUntil(_ stopChars: String, cancellable: Cancellable? = nil) throws(GLibError) -> (
        result: String?, length: Int
    ) {
        var length: UInt = 0
        let result = try GLibError.check { error in
            g_data_input_stream_read_until(
                dataInputStreamPointer,
                cText(stopChars),
                &length,
                cancellable?.cancellablePointer,
                error
            )
        }
        return (String.optional(taking: result), Int(clamping: length))
    }

    /// Source: `g_data_input_stream_read_until_async`, `g_data_input_stream_read_until_finish`, since GLib 2.20; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_until.html)
    @_alwaysEmitIntoClient
    public func readUntil(_ stopChars: String, ioPriority: Int = 0) async throws -> (result: String?, length: Int) {
        try await asyncOperation { cancellable, callback, data in
            g_data_input_stream_read_until_async(
                dataInputStreamPointer,
                cText(stopChars),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> (result: String?, length: Int) in
            var length: UInt = 0
            let result = try GLibError.check { error in
                g_data_input_stream_read_until_finish(dataInputStreamPointer, result, &length, error)
            }
            return (String.optional(taking: result), Int(clamping: length))
        }
    }

    /// Source: `g_data_input_stream_read_upto`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_upto.html)
    @_alwaysEmitIntoClient
    public func readUpto(_ stopChars: String, stopCharsLen: Int, cancellable: Cancellable? = nil) throws(GLibError) -> (
        result: String?, length: Int
    ) {
        var length: UInt = 0
        let result = try GLibError.check { error in
            g_data_input_stream_read_upto(
                dataInputStreamPointer,
                cText(stopChars),
                stopCharsLen,
                &length,
                cancellable?.cancellablePointer,
                error
            )
        }
        return (String.optional(taking: result), Int(clamping: length))
    }

    /// Source: `g_data_input_stream_read_upto_async`, `g_data_input_stream_read_upto_finish`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_upto.html)
    @_alwaysEmitIntoClient
    public func readUpto(_ stopChars: String, stopCharsLen: Int, ioPriority: Int = 0) async throws -> (
        result: String?, length: Int
    ) {
        try await asyncOperation { cancellable, callback, data in
            g_data_input_stream_read_upto_async(
                dataInputStreamPointer,
                cText(stopChars),
                stopCharsLen,
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> (result: String?, length: Int) in
            var length: UInt = 0
            let result = try GLibError.check { error in
                g_data_input_stream_read_upto_finish(dataInputStreamPointer, result, &length, error)
            }
            return (String.optional(taking: result), Int(clamping: length))
        }
    }
}
