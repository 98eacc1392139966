// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCssParserWarning`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CssParserWarning.html)
nonisolated public enum CssParserWarning: Enumeration {
    /// Source: `GTK_CSS_PARSER_WARNING_DEPRECATED`.
    case deprecated
    /// Source: `GTK_CSS_PARSER_WARNING_SYNTAX`.
    case syntax
    /// Source: `GTK_CSS_PARSER_WARNING_UNIMPLEMENTED`.
    case unimplemented
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CssParserWarning] = [
        .deprecated,
        .syntax,
        .unimplemented,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .deprecated
        case 1: self = .syntax
        case 2: self = .unimplemented
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .deprecated: 0
        case .syntax: 1
        case .unimplemented: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCssParserWarning) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCssParserWarning { GtkCssParserWarning(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CssParserWarning: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}
