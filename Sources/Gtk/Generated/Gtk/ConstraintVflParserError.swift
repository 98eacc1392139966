// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkConstraintVflParserError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ConstraintVflParserError.html)
nonisolated public enum ConstraintVflParserError: GLibErrorCode {
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_SYMBOL`.
    case symbol
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_ATTRIBUTE`.
    case attribute
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_VIEW`.
    case view
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_METRIC`.
    case metric
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_PRIORITY`.
    case priority
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_RELATION`.
    case relation
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// The name of the error domain.
    public static var errorDomain: String { "gtk-constraint-vfl-parser-error-quark" }

    /// All named values.
    public static let allCases: [ConstraintVflParserError] = [
        .symbol,
        .attribute,
        .view,
        .metric,
        .priority,
        .relation,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .symbol
        case 1: self = .attribute
        case 2: self = .view
        case 3: self = .metric
        case 4: self = .priority
        case 5: self = .relation
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .symbol: 0
        case .attribute: 1
        case .view: 2
        case .metric: 3
        case .priority: 4
        case .relation: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkConstraintVflParserError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkConstraintVflParserError { GtkConstraintVflParserError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ConstraintVflParserError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_constraint_vfl_parser_error_get_type()) }
}
