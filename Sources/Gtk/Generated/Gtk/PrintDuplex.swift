// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkPrintDuplex`.
/// [Reference](https://docs.gtk.org/gtk4/enum.PrintDuplex.html)
nonisolated public enum PrintDuplex: Enumeration {
    /// Source: `GTK_PRINT_DUPLEX_SIMPLEX`.
    case simplex
    /// Source: `GTK_PRINT_DUPLEX_HORIZONTAL`.
    case horizontal
    /// Source: `GTK_PRINT_DUPLEX_VERTICAL`.
    case vertical
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [PrintDuplex] = [
        .simplex,
        .horizontal,
        .vertical,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .simplex
        case 1: self = .horizontal
        case 2: self = .vertical
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .simplex: 0
        case .horizontal: 1
        case .vertical: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkPrintDuplex) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkPrintDuplex { GtkPrintDuplex(rawValue: UInt32(bitPattern: rawValue)) }
}

extension PrintDuplex: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_print_duplex_get_type()) }
}
