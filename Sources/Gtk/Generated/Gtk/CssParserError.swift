// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCssParserError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CssParserError.html)
nonisolated public enum CssParserError: GLibErrorCode {
    /// Source: `GTK_CSS_PARSER_ERROR_FAILED`.
    case failed
    /// Source: `GTK_CSS_PARSER_ERROR_SYNTAX`.
    case syntax
    /// Source: `GTK_CSS_PARSER_ERROR_IMPORT`.
    case `import`
    /// Source: `GTK_CSS_PARSER_ERROR_NAME`.
    case name
    /// Source: `GTK_CSS_PARSER_ERROR_UNKNOWN_VALUE`.
    case unknownValue
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-css-parser-error-quark" }

    /// All named values.
    public static let allCases: [CssParserError] = [
        .failed,
        .syntax,
        .`import`,
        .name,
        .unknownValue,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .syntax
        case 2: self = .`import`
        case 3: self = .name
        case 4: self = .unknownValue
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .syntax: 1
        case .`import`: 2
        case .name: 3
        case .unknownValue: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCssParserError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCssParserError { GtkCssParserError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CssParserError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}
