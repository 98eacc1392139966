// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GTimeType`.
/// [Reference](https://docs.gtk.org/glib/enum.TimeType.html)
nonisolated public enum TimeType: Enumeration {
    /// Source: `G_TIME_TYPE_STANDARD`.
    case standard
    /// Source: `G_TIME_TYPE_DAYLIGHT`.
    case daylight
    /// Source: `G_TIME_TYPE_UNIVERSAL`.
    case universal
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [TimeType] = [
        .standard,
        .daylight,
        .universal,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .standard
        case 1: self = .daylight
        case 2: self = .universal
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .standard: 0
        case .daylight: 1
        case .universal: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GTimeType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GTimeType { GTimeType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension TimeType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}
