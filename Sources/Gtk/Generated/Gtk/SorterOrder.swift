// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkSorterOrder`.
/// [Reference](https://docs.gtk.org/gtk4/enum.SorterOrder.html)
nonisolated public enum SorterOrder: Enumeration {
    /// Source: `GTK_SORTER_ORDER_PARTIAL`.
    case partial
    /// Source: `GTK_SORTER_ORDER_NONE`.
    case none
    /// Source: `GTK_SORTER_ORDER_TOTAL`.
    case total
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [SorterOrder] = [
        .partial,
        .none,
        .total,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .partial
        case 1: self = .none
        case 2: self = .total
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .partial: 0
        case .none: 1
        case .total: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkSorterOrder) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkSorterOrder { GtkSorterOrder(rawValue: UInt32(bitPattern: rawValue)) }
}

extension SorterOrder: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_sorter_order_get_type()) }
}
