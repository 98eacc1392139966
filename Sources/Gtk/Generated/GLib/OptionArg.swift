// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GOptionArg`.
/// [Reference](https://docs.gtk.org/glib/enum.OptionArg.html)
nonisolated public enum OptionArg: Enumeration {
    /// Source: `G_OPTION_ARG_NONE`.
    case none
    /// Source: `G_OPTION_ARG_STRING`.
    case string
    /// Source: `G_OPTION_ARG_INT`.
    case int
    /// Source: `G_OPTION_ARG_CALLBACK`.
    case callback
    /// Source: `G_OPTION_ARG_FILENAME`.
    case filename
    /// Source: `G_OPTION_ARG_STRING_ARRAY`.
    case stringArray
    /// Source: `G_OPTION_ARG_FILENAME_ARRAY`.
    case filenameArray
    /// Source: `G_OPTION_ARG_DOUBLE`.
    case double
    /// Source: `G_OPTION_ARG_INT64`.
    case int64
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [OptionArg] = [
        .none,
        .string,
        .int,
        .callback,
        .filename,
        .stringArray,
        .filenameArray,
        .double,
        .int64,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .string
        case 2: self = .int
        case 3: self = .callback
        case 4: self = .filename
        case 5: self = .stringArray
        case 6: self = .filenameArray
        case 7: self = .double
        case 8: self = .int64
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .string: 1
        case .int: 2
        case .callback: 3
        case .filename: 4
        case .stringArray: 5
        case .filenameArray: 6
        case .double: 7
        case .int64: 8
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GOptionArg) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GOptionArg { GOptionArg(rawValue: UInt32(bitPattern: rawValue)) }
}

extension OptionArg: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}
