// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFilterMatch`.
/// [Reference](https://docs.gtk.org/gtk4/enum.FilterMatch.html)
nonisolated public enum FilterMatch: Enumeration {
    /// Source: `GTK_FILTER_MATCH_SOME`.
    case some
    /// Source: `GTK_FILTER_MATCH_NONE`.
    case none
    /// Source: `GTK_FILTER_MATCH_ALL`.
    case all
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [FilterMatch] = [
        .some,
        .none,
        .all,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .some
        case 1: self = .none
        case 2: self = .all
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .some: 0
        case .none: 1
        case .all: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkFilterMatch) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkFilterMatch { GtkFilterMatch(rawValue: UInt32(bitPattern: rawValue)) }
}

extension FilterMatch: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_filter_match_get_type()) }
}
