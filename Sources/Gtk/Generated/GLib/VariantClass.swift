// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GVariantClass`, since GLib 2.24.
/// [Reference](https://docs.gtk.org/glib/enum.VariantClass.html)
nonisolated public enum VariantClass: Enumeration {
    /// Source: `G_VARIANT_CLASS_BOOLEAN`.
    case boolean
    /// Source: `G_VARIANT_CLASS_BYTE`.
    case byte
    /// Source: `G_VARIANT_CLASS_INT16`.
    case int16
    /// Source: `G_VARIANT_CLASS_UINT16`.
    case uint16
    /// Source: `G_VARIANT_CLASS_INT32`.
    case int32
    /// Source: `G_VARIANT_CLASS_UINT32`.
    case uint32
    /// Source: `G_VARIANT_CLASS_INT64`.
    case int64
    /// Source: `G_VARIANT_CLASS_UINT64`.
    case uint64
    /// Source: `G_VARIANT_CLASS_HANDLE`.
    case handle
    /// Source: `G_VARIANT_CLASS_DOUBLE`.
    case double
    /// Source: `G_VARIANT_CLASS_STRING`.
    case string
    /// Source: `G_VARIANT_CLASS_OBJECT_PATH`.
    case objectPath
    /// Source: `G_VARIANT_CLASS_SIGNATURE`.
    case signature
    /// Source: `G_VARIANT_CLASS_VARIANT`.
    case variant
    /// Source: `G_VARIANT_CLASS_MAYBE`.
    case maybe
    /// Source: `G_VARIANT_CLASS_ARRAY`.
    case array
    /// Source: `G_VARIANT_CLASS_TUPLE`.
    case tuple
    /// Source: `G_VARIANT_CLASS_DICT_ENTRY`.
    case dictEntry
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [VariantClass] = [
        .boolean,
        .byte,
        .int16,
        .uint16,
        .int32,
        .uint32,
        .int64,
        .uint64,
        .handle,
        .double,
        .string,
        .objectPath,
        .signature,
        .variant,
        .maybe,
        .array,
        .tuple,
        .dictEntry,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 98: self = .boolean
        case 121: self = .byte
        case 110: self = .int16
        case 113: self = .uint16
        case 105: self = .int32
        case 117: self = .uint32
        case 120: self = .int64
        case 116: self = .uint64
        case 104: self = .handle
        case 100: self = .double
        case 115: self = .string
        case 111: self = .objectPath
        case 103: self = .signature
        case 118: self = .variant
        case 109: self = .maybe
        case 97: self = .array
        case 40: self = .tuple
        case 123: self = .dictEntry
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .boolean: 98
        case .byte: 121
        case .int16: 110
        case .uint16: 113
        case .int32: 105
        case .uint32: 117
        case .int64: 120
        case .uint64: 116
        case .handle: 104
        case .double: 100
        case .string: 115
        case .objectPath: 111
        case .signature: 103
        case .variant: 118
        case .maybe: 109
        case .array: 97
        case .tuple: 40
        case .dictEntry: 123
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GVariantClass) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GVariantClass { GVariantClass(rawValue: UInt32(bitPattern: rawValue)) }
}

extension VariantClass: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}
