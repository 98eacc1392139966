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

    /// Source: `g_data_input_stream_read_byte`.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_byte.html)
    @discardableResult
    public override func readByte(_ cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_data_input_stream_read_byte(dataInputStreamPointer, cancellable?.cancellablePointer, error)
        }
        return Int(result)
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
        return Int(result)
    }

    /// Source: `g_data_input_stream_read_int32`.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_int32.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readInt32(_ cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_data_input_stream_read_int32(dataInputStreamPointer, cancellable?.cancellablePointer, error)
        }
        return Int(result)
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
        return Int(result)
    }

    /// Source: `g_data_input_stream_read_uint32`.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_uint32.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func readUint32(_ cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        let result = try GLibError.check { error in
            g_data_input_stream_read_uint32(dataInputStreamPointer, cancellable?.cancellablePointer, error)
        }
        return Int(result)
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
        result: String, length: Int
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
        return (String(taking: result), Int(clamping: length))
    }

    /// Source: `g_data_input_stream_read_until_async`, `g_data_input_stream_read_until_finish`, since GLib 2.20; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_until.html)
    @_alwaysEmitIntoClient
    public func readUntil(_ stopChars: String, ioPriority: Int = 0) async throws -> (result: String, length: Int) {
        try await asyncOperation { cancellable, callback, data in
            g_data_input_stream_read_until_async(
                dataInputStreamPointer,
                cText(stopChars),
                cInteger(ioPriority),
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) -> (result: String, length: Int) in
            var length: UInt = 0
            let result = try GLibError.check { error in
                g_data_input_stream_read_until_finish(dataInputStreamPointer, result, &length, error)
            }
            return (String(taking: result), Int(clamping: length))
        }
    }

    /// Source: `g_data_input_stream_read_upto`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_upto.html)
    @_alwaysEmitIntoClient
    public func readUpto(_ stopChars: String, stopCharsLen: Int, cancellable: Cancellable? = nil) throws(GLibError) -> (
        result: String, length: Int
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
        return (String(taking: result), Int(clamping: length))
    }

    /// Source: `g_data_input_stream_read_upto_async`, `g_data_input_stream_read_upto_finish`, since GLib 2.26.
    /// [Reference](https://docs.gtk.org/gio/method.DataInputStream.read_upto.html)
    @_alwaysEmitIntoClient
    public func readUpto(_ stopChars: String, stopCharsLen: Int, ioPriority: Int = 0) async throws -> (
        result: String, length: Int
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
        } finish: { result throws(GLibError) -> (result: String, length: Int) in
            var length: UInt = 0
            let result = try GLibError.check { error in
                g_data_input_stream_read_upto_finish(dataInputStreamPointer, result, &length, error)
            }
            return (String(taking: result), Int(clamping: length))
        }
    }
}

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

/// Source: `GDataStreamByteOrder`.
/// [Reference](https://docs.gtk.org/gio/enum.DataStreamByteOrder.html)
nonisolated public enum DataStreamByteOrder: Enumeration {
    /// Source: `G_DATA_STREAM_BYTE_ORDER_BIG_ENDIAN`.
    case bigEndian
    /// Source: `G_DATA_STREAM_BYTE_ORDER_LITTLE_ENDIAN`.
    case littleEndian
    /// Source: `G_DATA_STREAM_BYTE_ORDER_HOST_ENDIAN`.
    case hostEndian
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DataStreamByteOrder] = [
        .bigEndian,
        .littleEndian,
        .hostEndian,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .bigEndian
        case 1: self = .littleEndian
        case 2: self = .hostEndian
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .bigEndian: 0
        case .littleEndian: 1
        case .hostEndian: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GDataStreamByteOrder) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GDataStreamByteOrder { GDataStreamByteOrder(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DataStreamByteOrder: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_data_stream_byte_order_get_type()) }
}

/// Source: `GDataStreamNewlineType`.
/// [Reference](https://docs.gtk.org/gio/enum.DataStreamNewlineType.html)
nonisolated public enum DataStreamNewlineType: Enumeration {
    /// Source: `G_DATA_STREAM_NEWLINE_TYPE_LF`.
    case lf
    /// Source: `G_DATA_STREAM_NEWLINE_TYPE_CR`.
    case cr
    /// Source: `G_DATA_STREAM_NEWLINE_TYPE_CR_LF`.
    case crLf
    /// Source: `G_DATA_STREAM_NEWLINE_TYPE_ANY`.
    case any
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DataStreamNewlineType] = [
        .lf,
        .cr,
        .crLf,
        .any,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .lf
        case 1: self = .cr
        case 2: self = .crLf
        case 3: self = .any
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .lf: 0
        case .cr: 1
        case .crLf: 2
        case .any: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GDataStreamNewlineType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GDataStreamNewlineType { GDataStreamNewlineType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DataStreamNewlineType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_data_stream_newline_type_get_type()) }
}

/// Source: `GDrive`.
/// [Reference](https://docs.gtk.org/gio/iface.Drive.html)
public protocol Drive: Object {}

extension Drive {
    /// Source: `g_drive_can_eject`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.can_eject.html)
    @_alwaysEmitIntoClient
    public var canEject: Bool {
        g_drive_can_eject(opaquePointer) != 0
    }

    /// Source: `g_drive_can_poll_for_media`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.can_poll_for_media.html)
    @_alwaysEmitIntoClient
    public var canPollForMedia: Bool {
        g_drive_can_poll_for_media(opaquePointer) != 0
    }

    /// Source: `g_drive_can_start`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.can_start.html)
    @_alwaysEmitIntoClient
    public var canStart: Bool {
        g_drive_can_start(opaquePointer) != 0
    }

    /// Source: `g_drive_can_start_degraded`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.can_start_degraded.html)
    @_alwaysEmitIntoClient
    public var canStartDegraded: Bool {
        g_drive_can_start_degraded(opaquePointer) != 0
    }

    /// Source: `g_drive_can_stop`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.can_stop.html)
    @_alwaysEmitIntoClient
    public var canStop: Bool {
        g_drive_can_stop(opaquePointer) != 0
    }

    /// Source: `g_drive_get_icon`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_icon.html)
    @_alwaysEmitIntoClient
    public var icon: any Icon {
        wrappingInterface(required: g_drive_get_icon(opaquePointer), transfer: .full)
    }

    /// Source: `g_drive_get_name`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_name.html)
    @_alwaysEmitIntoClient
    public var name: String {
        String(taking: g_drive_get_name(opaquePointer))
    }

    /// Source: `g_drive_get_sort_key`, since GLib 2.32.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_sort_key.html)
    @_alwaysEmitIntoClient
    public var sortKey: String? {
        String.optional(copying: g_drive_get_sort_key(opaquePointer))
    }

    /// Source: `g_drive_get_start_stop_type`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_start_stop_type.html)
    @_alwaysEmitIntoClient
    public var startStopType: DriveStartStopType {
        DriveStartStopType(g_drive_get_start_stop_type(opaquePointer))
    }

    /// Source: `g_drive_get_symbolic_icon`, since GLib 2.34.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_symbolic_icon.html)
    @_alwaysEmitIntoClient
    public var symbolicIcon: any Icon {
        wrappingInterface(required: g_drive_get_symbolic_icon(opaquePointer), transfer: .full)
    }

    /// Source: `g_drive_get_volumes`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_volumes.html)
    @_alwaysEmitIntoClient
    public var volumes: [any Volume] {
        cElements(of: g_drive_get_volumes(opaquePointer), transfer: .full) {
            wrappingInterface(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `g_drive_has_media`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.has_media.html)
    @_alwaysEmitIntoClient
    public var hasMedia: Bool {
        g_drive_has_media(opaquePointer) != 0
    }

    /// Source: `g_drive_has_volumes`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.has_volumes.html)
    @_alwaysEmitIntoClient
    public var hasVolumes: Bool {
        g_drive_has_volumes(opaquePointer) != 0
    }

    /// Source: `g_drive_is_media_check_automatic`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.is_media_check_automatic.html)
    @_alwaysEmitIntoClient
    public var isMediaCheckAutomatic: Bool {
        g_drive_is_media_check_automatic(opaquePointer) != 0
    }

    /// Source: `g_drive_is_media_removable`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.is_media_removable.html)
    @_alwaysEmitIntoClient
    public var isMediaRemovable: Bool {
        g_drive_is_media_removable(opaquePointer) != 0
    }

    /// Source: `g_drive_is_removable`, since GLib 2.50.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.is_removable.html)
    @_alwaysEmitIntoClient
    public var isRemovable: Bool {
        g_drive_is_removable(opaquePointer) != 0
    }

    /// Source: `g_drive_eject`, `g_drive_eject_finish`; deprecated.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.eject.html)
    @_alwaysEmitIntoClient
    public func eject(_ flags: MountUnmountFlags = []) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_drive_eject(opaquePointer, flags.cValue, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_drive_eject_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_drive_eject_with_operation`, `g_drive_eject_with_operation_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.eject_with_operation.html)
    @_alwaysEmitIntoClient
    public func ejectWithOperation(_ flags: MountUnmountFlags = [], mountOperation: GioMountOperation? = nil)
        async throws
    {
        try await asyncOperation { cancellable, callback, data in
            g_drive_eject_with_operation(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_drive_eject_with_operation_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_drive_enumerate_identifiers`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.enumerate_identifiers.html)
    @_alwaysEmitIntoClient
    public func enumerateIdentifiers() -> [String] {
        [String](taking: g_drive_enumerate_identifiers(opaquePointer))
    }

    /// Source: `g_drive_get_identifier`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.get_identifier.html)
    @_alwaysEmitIntoClient
    public func identifier(for kind: String) -> String? {
        String.optional(taking: g_drive_get_identifier(opaquePointer, cText(kind)))
    }

    /// Source: `g_drive_poll_for_media`, `g_drive_poll_for_media_finish`.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.poll_for_media.html)
    @_alwaysEmitIntoClient
    public func pollForMedia() async throws {
        try await asyncOperation { cancellable, callback, data in
            g_drive_poll_for_media(opaquePointer, cancellable, callback, data)
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_drive_poll_for_media_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_drive_start`, `g_drive_start_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.start.html)
    @_alwaysEmitIntoClient
    public func start(_ flags: DriveStartFlags = [], mountOperation: GioMountOperation? = nil) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_drive_start(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_drive_start_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: `g_drive_stop`, `g_drive_stop_finish`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/method.Drive.stop.html)
    @_alwaysEmitIntoClient
    public func stop(_ flags: MountUnmountFlags = [], mountOperation: GioMountOperation? = nil) async throws {
        try await asyncOperation { cancellable, callback, data in
            g_drive_stop(
                opaquePointer,
                flags.cValue,
                mountOperation?.gioMountOperationPointer,
                cancellable,
                callback,
                data
            )
        } finish: { result throws(GLibError) in
            _ = try GLibError.check { error in
                g_drive_stop_finish(opaquePointer, result, error)
            }
        }
    }

    /// Source: the signal `GDrive::changed`.
    /// [Reference](https://docs.gtk.org/gio/signal.Drive.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GDrive::disconnected`.
    /// [Reference](https://docs.gtk.org/gio/signal.Drive.disconnected.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onDisconnected(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("disconnected", after: after, handler)
    }

    /// Source: the signal `GDrive::eject-button`.
    /// [Reference](https://docs.gtk.org/gio/signal.Drive.eject-button.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEjectButton(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("eject-button", after: after, handler)
    }

    /// Source: the signal `GDrive::stop-button`, since GLib 2.22.
    /// [Reference](https://docs.gtk.org/gio/signal.Drive.stop-button.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStopButton(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("stop-button", after: after, handler)
    }
}

/// An object of a private C class that implements ``Drive``.
///
/// The functions of the C interface are static members of this class.
public final class AnyDrive: Object, Drive {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GDriveStartFlags`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/flags.DriveStartFlags.html)
nonisolated public struct DriveStartFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @_alwaysEmitIntoClient
    init(_ value: GDriveStartFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GDriveStartFlags { GDriveStartFlags(rawValue: rawValue) }
}

extension DriveStartFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_drive_start_flags_get_type()) }
}

/// Source: `GDriveStartStopType`, since GLib 2.22.
/// [Reference](https://docs.gtk.org/gio/enum.DriveStartStopType.html)
nonisolated public enum DriveStartStopType: Enumeration {
    /// Source: `G_DRIVE_START_STOP_TYPE_UNKNOWN`.
    case unknown
    /// Source: `G_DRIVE_START_STOP_TYPE_SHUTDOWN`.
    case shutdown
    /// Source: `G_DRIVE_START_STOP_TYPE_NETWORK`.
    case network
    /// Source: `G_DRIVE_START_STOP_TYPE_MULTIDISK`.
    case multidisk
    /// Source: `G_DRIVE_START_STOP_TYPE_PASSWORD`.
    case password
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [DriveStartStopType] = [
        .unknown,
        .shutdown,
        .network,
        .multidisk,
        .password,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .shutdown
        case 2: self = .network
        case 3: self = .multidisk
        case 4: self = .password
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .shutdown: 1
        case .network: 2
        case .multidisk: 3
        case .password: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GDriveStartStopType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GDriveStartStopType { GDriveStartStopType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension DriveStartStopType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_drive_start_stop_type_get_type()) }
}
