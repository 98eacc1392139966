// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAccessibleSort`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleSort.html)
nonisolated public enum AccessibleSort: Enumeration {
    /// Source: `GTK_ACCESSIBLE_SORT_NONE`.
    case none
    /// Source: `GTK_ACCESSIBLE_SORT_ASCENDING`.
    case ascending
    /// Source: `GTK_ACCESSIBLE_SORT_DESCENDING`.
    case descending
    /// Source: `GTK_ACCESSIBLE_SORT_OTHER`.
    case other
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleSort] = [
        .none,
        .ascending,
        .descending,
        .other,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .ascending
        case 2: self = .descending
        case 3: self = .other
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .ascending: 1
        case .descending: 2
        case .other: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleSort) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleSort { GtkAccessibleSort(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleSort: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_sort_get_type()) }
}
