// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellRendererAccelMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CellRendererAccelMode.html)
nonisolated public enum CellRendererAccelMode: Enumeration {
    /// Source: `GTK_CELL_RENDERER_ACCEL_MODE_GTK`.
    case gtk
    /// Source: `GTK_CELL_RENDERER_ACCEL_MODE_OTHER`.
    case other
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CellRendererAccelMode] = [
        .gtk,
        .other,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .gtk
        case 1: self = .other
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .gtk: 0
        case .other: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCellRendererAccelMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCellRendererAccelMode { GtkCellRendererAccelMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CellRendererAccelMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_cell_renderer_accel_mode_get_type()) }
}
