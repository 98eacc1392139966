// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellRendererState`.
/// [Reference](https://docs.gtk.org/gtk4/flags.CellRendererState.html)
nonisolated public struct CellRendererState: FlagSet {
    /// The bits of the C flags.
    public let rawValue: UInt32

    /// Creates a set from the bits of the C flags.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Source: `GTK_CELL_RENDERER_SELECTED`.
    public static let selected = CellRendererState(rawValue: 0x1)
    /// Source: `GTK_CELL_RENDERER_PRELIT`.
    public static let prelit = CellRendererState(rawValue: 0x2)
    /// Source: `GTK_CELL_RENDERER_INSENSITIVE`.
    public static let insensitive = CellRendererState(rawValue: 0x4)
    /// Source: `GTK_CELL_RENDERER_SORTED`.
    public static let sorted = CellRendererState(rawValue: 0x8)
    /// Source: `GTK_CELL_RENDERER_FOCUSED`.
    public static let focused = CellRendererState(rawValue: 0x10)
    /// Source: `GTK_CELL_RENDERER_EXPANDABLE`.
    public static let expandable = CellRendererState(rawValue: 0x20)
    /// Source: `GTK_CELL_RENDERER_EXPANDED`.
    public static let expanded = CellRendererState(rawValue: 0x40)

    init(_ value: GtkCellRendererState) { self.init(rawValue: value.rawValue) }

    var cValue: GtkCellRendererState { GtkCellRendererState(rawValue: rawValue) }
}

extension CellRendererState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_cell_renderer_state_get_type()) }
}
