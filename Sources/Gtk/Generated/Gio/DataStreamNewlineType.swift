// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

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
