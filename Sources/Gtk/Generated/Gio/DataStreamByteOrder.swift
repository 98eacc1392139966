// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
