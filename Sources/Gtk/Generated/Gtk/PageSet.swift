// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPageSet`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PageSet.html)
nonisolated public enum PageSet: Enumeration {
    /// Source: `GTK_PAGE_SET_ALL`.
    case all
    /// Source: `GTK_PAGE_SET_EVEN`.
    case even
    /// Source: `GTK_PAGE_SET_ODD`.
    case odd
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PageSet] = [
        .all,
        .even,
        .odd,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .all
        case 1: self = .even
        case 2: self = .odd
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .all: 0
        case .even: 1
        case .odd: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPageSet) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPageSet { GtkPageSet(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PageSet: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_page_set_get_type()) }
}
