// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GFileAttributeType`.
/// [Reference](https://docs.gtk.org/gio/enum.FileAttributeType.html)
nonisolated public enum FileAttributeType: Enumeration {
    /// Source: `G_FILE_ATTRIBUTE_TYPE_INVALID`.
    case invalid
    /// Source: `G_FILE_ATTRIBUTE_TYPE_STRING`.
    case string
    /// Source: `G_FILE_ATTRIBUTE_TYPE_BYTE_STRING`.
    case byteString
    /// Source: `G_FILE_ATTRIBUTE_TYPE_BOOLEAN`.
    case boolean
    /// Source: `G_FILE_ATTRIBUTE_TYPE_UINT32`.
    case uint32
    /// Source: `G_FILE_ATTRIBUTE_TYPE_INT32`.
    case int32
    /// Source: `G_FILE_ATTRIBUTE_TYPE_UINT64`.
    case uint64
    /// Source: `G_FILE_ATTRIBUTE_TYPE_INT64`.
    case int64
    /// Source: `G_FILE_ATTRIBUTE_TYPE_OBJECT`.
    case object
    /// Source: `G_FILE_ATTRIBUTE_TYPE_STRINGV`.
    case stringv
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FileAttributeType] = [
        .invalid,
        .string,
        .byteString,
        .boolean,
        .uint32,
        .int32,
        .uint64,
        .int64,
        .object,
        .stringv,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .string
        case 2: self = .byteString
        case 3: self = .boolean
        case 4: self = .uint32
        case 5: self = .int32
        case 6: self = .uint64
        case 7: self = .int64
        case 8: self = .object
        case 9: self = .stringv
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .string: 1
        case .byteString: 2
        case .boolean: 3
        case .uint32: 4
        case .int32: 5
        case .uint64: 6
        case .int64: 7
        case .object: 8
        case .stringv: 9
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GFileAttributeType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GFileAttributeType { GFileAttributeType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FileAttributeType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: g_file_attribute_type_get_type()) }
}
