// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSorterChange`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SorterChange.html)
nonisolated public enum SorterChange: Enumeration {
    /// Source: `GTK_SORTER_CHANGE_DIFFERENT`.
    case different
    /// Source: `GTK_SORTER_CHANGE_INVERTED`.
    case inverted
    /// Source: `GTK_SORTER_CHANGE_LESS_STRICT`.
    case lessStrict
    /// Source: `GTK_SORTER_CHANGE_MORE_STRICT`.
    case moreStrict
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SorterChange] = [
        .different,
        .inverted,
        .lessStrict,
        .moreStrict,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .different
        case 1: self = .inverted
        case 2: self = .lessStrict
        case 3: self = .moreStrict
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .different: 0
        case .inverted: 1
        case .lessStrict: 2
        case .moreStrict: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSorterChange) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSorterChange { GtkSorterChange(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SorterChange: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_sorter_change_get_type()) }
}
