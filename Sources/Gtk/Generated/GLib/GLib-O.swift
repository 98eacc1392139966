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

/// Source: `GOptionFlags`.
/// [Reference](https://docs.gtk.org/glib/flags.OptionFlags.html)
nonisolated public struct OptionFlags: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `G_OPTION_FLAG_HIDDEN`.
    @_alwaysEmitIntoClient
    public static var hidden: OptionFlags { OptionFlags(rawValue: 0x1) }
    /// Source: `G_OPTION_FLAG_IN_MAIN`.
    @_alwaysEmitIntoClient
    public static var inMain: OptionFlags { OptionFlags(rawValue: 0x2) }
    /// Source: `G_OPTION_FLAG_REVERSE`.
    @_alwaysEmitIntoClient
    public static var reverse: OptionFlags { OptionFlags(rawValue: 0x4) }
    /// Source: `G_OPTION_FLAG_NO_ARG`.
    @_alwaysEmitIntoClient
    public static var noArg: OptionFlags { OptionFlags(rawValue: 0x8) }
    /// Source: `G_OPTION_FLAG_FILENAME`.
    @_alwaysEmitIntoClient
    public static var filename: OptionFlags { OptionFlags(rawValue: 0x10) }
    /// Source: `G_OPTION_FLAG_OPTIONAL_ARG`.
    @_alwaysEmitIntoClient
    public static var optionalArg: OptionFlags { OptionFlags(rawValue: 0x20) }
    /// Source: `G_OPTION_FLAG_NOALIAS`.
    @_alwaysEmitIntoClient
    public static var noalias: OptionFlags { OptionFlags(rawValue: 0x40) }

    @_alwaysEmitIntoClient
    init(_ value: GOptionFlags) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GOptionFlags { GOptionFlags(rawValue: rawValue) }
}

extension OptionFlags: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .uint }
}
