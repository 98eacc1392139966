// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintPages`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintPages.html)
nonisolated public enum PrintPages: Enumeration {
    /// Source: `GTK_PRINT_PAGES_ALL`.
    case all
    /// Source: `GTK_PRINT_PAGES_CURRENT`.
    case current
    /// Source: `GTK_PRINT_PAGES_RANGES`.
    case ranges
    /// Source: `GTK_PRINT_PAGES_SELECTION`.
    case selection
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PrintPages] = [
        .all,
        .current,
        .ranges,
        .selection,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .all
        case 1: self = .current
        case 2: self = .ranges
        case 3: self = .selection
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .all: 0
        case .current: 1
        case .ranges: 2
        case .selection: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintPages) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintPages { GtkPrintPages(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintPages: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_pages_get_type()) }
}
