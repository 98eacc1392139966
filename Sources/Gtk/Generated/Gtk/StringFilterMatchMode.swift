// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkStringFilterMatchMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.StringFilterMatchMode.html)
nonisolated public enum StringFilterMatchMode: Enumeration {
    /// Source: `GTK_STRING_FILTER_MATCH_MODE_EXACT`.
    case exact
    /// Source: `GTK_STRING_FILTER_MATCH_MODE_SUBSTRING`.
    case substring
    /// Source: `GTK_STRING_FILTER_MATCH_MODE_PREFIX`.
    case prefix
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [StringFilterMatchMode] = [
        .exact,
        .substring,
        .prefix,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .exact
        case 1: self = .substring
        case 2: self = .prefix
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .exact: 0
        case .substring: 1
        case .prefix: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkStringFilterMatchMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkStringFilterMatchMode { GtkStringFilterMatchMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension StringFilterMatchMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_string_filter_match_mode_get_type()) }
}
