// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GDataOutputStream`.
/// [Reference](https://docs.gtk.org/gio/class.DataOutputStream.html)
open class DataOutputStream: FilterOutputStream, Seekable {
    /// Source: `g_data_output_stream_new`.
    /// [Reference](https://docs.gtk.org/gio/ctor.DataOutputStream.new.html)
    @_alwaysEmitIntoClient
    public init(baseStream: GioOutputStream) {
        super.init(instance: CInstance(g_data_output_stream_new(baseStream.gioOutputStreamPointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension DataOutputStream {
    @_alwaysEmitIntoClient
    var dataOutputStreamPointer: UnsafeMutablePointer<GDataOutputStream> { pointer() }

    /// Source: `g_data_output_stream_get_byte_order`, `g_data_output_stream_set_byte_order`.
    /// [Reference](https://docs.gtk.org/gio/property.DataOutputStream.byte-order.html)
    @_alwaysEmitIntoClient
    public var byteOrder: DataStreamByteOrder {
        get {
            DataStreamByteOrder(g_data_output_stream_get_byte_order(dataOutputStreamPointer))
        }
        set {
            g_data_output_stream_set_byte_order(dataOutputStreamPointer, newValue.cValue)
        }
    }

    /// Source: `g_data_output_stream_put_byte`.
    /// [Reference](https://docs.gtk.org/gio/method.DataOutputStream.put_byte.html)
    @_alwaysEmitIntoClient
    public func putByte(data: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_data_output_stream_put_byte(
                dataOutputStreamPointer,
                cInteger(data),
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_data_output_stream_put_int16`.
    /// [Reference](https://docs.gtk.org/gio/method.DataOutputStream.put_int16.html)
    @_alwaysEmitIntoClient
    public func putInt16(data: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_data_output_stream_put_int16(
                dataOutputStreamPointer,
                cInteger(data),
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_data_output_stream_put_int32`.
    /// [Reference](https://docs.gtk.org/gio/method.DataOutputStream.put_int32.html)
    @_alwaysEmitIntoClient
    public func putInt32(data: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_data_output_stream_put_int32(
                dataOutputStreamPointer,
                cInteger(data),
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_data_output_stream_put_int64`.
    /// [Reference](https://docs.gtk.org/gio/method.DataOutputStream.put_int64.html)
    @_alwaysEmitIntoClient
    public func putInt64(data: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_data_output_stream_put_int64(dataOutputStreamPointer, data, cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_data_output_stream_put_string`.
    /// [Reference](https://docs.gtk.org/gio/method.DataOutputStream.put_string.html)
    @_alwaysEmitIntoClient
    public func putString(_ str: String, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_data_output_stream_put_string(dataOutputStreamPointer, cText(str), cancellable?.cancellablePointer, error)
        }
    }

    /// Source: `g_data_output_stream_put_uint16`.
    /// [Reference](https://docs.gtk.org/gio/method.DataOutputStream.put_uint16.html)
    @_alwaysEmitIntoClient
    public func putUint16(data: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_data_output_stream_put_uint16(
                dataOutputStreamPointer,
                cInteger(data),
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_data_output_stream_put_uint32`.
    /// [Reference](https://docs.gtk.org/gio/method.DataOutputStream.put_uint32.html)
    @_alwaysEmitIntoClient
    public func putUint32(data: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_data_output_stream_put_uint32(
                dataOutputStreamPointer,
                cInteger(data),
                cancellable?.cancellablePointer,
                error
            )
        }
    }

    /// Source: `g_data_output_stream_put_uint64`.
    /// [Reference](https://docs.gtk.org/gio/method.DataOutputStream.put_uint64.html)
    @_alwaysEmitIntoClient
    public func putUint64(data: UInt64, cancellable: Cancellable? = nil) throws(GLibError) {
        _ = try GLibError.check { error in
            g_data_output_stream_put_uint64(
                dataOutputStreamPointer,
                guint64(data),
                cancellable?.cancellablePointer,
                error
            )
        }
    }
}
