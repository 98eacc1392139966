// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSortType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SortType.html)
nonisolated public enum SortType: Enumeration {
    /// Source: `GTK_SORT_ASCENDING`.
    case ascending
    /// Source: `GTK_SORT_DESCENDING`.
    case descending
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SortType] = [
        .ascending,
        .descending,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ascending
        case 1: self = .descending
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .ascending: 0
        case .descending: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSortType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSortType { GtkSortType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SortType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_sort_type_get_type()) }
}
