// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkAccessibleAutocomplete`.
/// [Reference](https://docs.gtk.org/gtk4/enum.AccessibleAutocomplete.html)
nonisolated public enum AccessibleAutocomplete: Enumeration {
    /// Source: `GTK_ACCESSIBLE_AUTOCOMPLETE_NONE`.
    case none
    /// Source: `GTK_ACCESSIBLE_AUTOCOMPLETE_INLINE`.
    case inline
    /// Source: `GTK_ACCESSIBLE_AUTOCOMPLETE_LIST`.
    case list
    /// Source: `GTK_ACCESSIBLE_AUTOCOMPLETE_BOTH`.
    case both
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [AccessibleAutocomplete] = [
        .none,
        .inline,
        .list,
        .both,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .inline
        case 2: self = .list
        case 3: self = .both
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .inline: 1
        case .list: 2
        case .both: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkAccessibleAutocomplete) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkAccessibleAutocomplete { GtkAccessibleAutocomplete(rawValue: UInt32(bitPattern: rawValue)) }
}

extension AccessibleAutocomplete: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_accessible_autocomplete_get_type()) }
}
