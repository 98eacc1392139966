// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFilterChange`.
/// [Reference](https://docs.gtk.org/gtk4/enum.FilterChange.html)
nonisolated public enum FilterChange: Enumeration {
    /// Source: `GTK_FILTER_CHANGE_DIFFERENT`.
    case different
    /// Source: `GTK_FILTER_CHANGE_LESS_STRICT`.
    case lessStrict
    /// Source: `GTK_FILTER_CHANGE_MORE_STRICT`.
    case moreStrict
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FilterChange] = [
        .different,
        .lessStrict,
        .moreStrict,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .different
        case 1: self = .lessStrict
        case 2: self = .moreStrict
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .different: 0
        case .lessStrict: 1
        case .moreStrict: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkFilterChange) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkFilterChange { GtkFilterChange(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FilterChange: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_filter_change_get_type()) }
}
