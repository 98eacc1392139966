// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellRendererMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CellRendererMode.html)
nonisolated public enum CellRendererMode: Enumeration {
    /// Source: `GTK_CELL_RENDERER_MODE_INERT`.
    case inert
    /// Source: `GTK_CELL_RENDERER_MODE_ACTIVATABLE`.
    case activatable
    /// Source: `GTK_CELL_RENDERER_MODE_EDITABLE`.
    case editable
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CellRendererMode] = [
        .inert,
        .activatable,
        .editable,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .inert
        case 1: self = .activatable
        case 2: self = .editable
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .inert: 0
        case .activatable: 1
        case .editable: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCellRendererMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCellRendererMode { GtkCellRendererMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CellRendererMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_cell_renderer_mode_get_type()) }
}
