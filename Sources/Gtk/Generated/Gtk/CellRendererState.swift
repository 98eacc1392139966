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
    @_alwaysEmitIntoClient
    public static var selected: CellRendererState { CellRendererState(rawValue: 0x1) }
    /// Source: `GTK_CELL_RENDERER_PRELIT`.
    @_alwaysEmitIntoClient
    public static var prelit: CellRendererState { CellRendererState(rawValue: 0x2) }
    /// Source: `GTK_CELL_RENDERER_INSENSITIVE`.
    @_alwaysEmitIntoClient
    public static var insensitive: CellRendererState { CellRendererState(rawValue: 0x4) }
    /// Source: `GTK_CELL_RENDERER_SORTED`.
    @_alwaysEmitIntoClient
    public static var sorted: CellRendererState { CellRendererState(rawValue: 0x8) }
    /// Source: `GTK_CELL_RENDERER_FOCUSED`.
    @_alwaysEmitIntoClient
    public static var focused: CellRendererState { CellRendererState(rawValue: 0x10) }
    /// Source: `GTK_CELL_RENDERER_EXPANDABLE`.
    @_alwaysEmitIntoClient
    public static var expandable: CellRendererState { CellRendererState(rawValue: 0x20) }
    /// Source: `GTK_CELL_RENDERER_EXPANDED`.
    @_alwaysEmitIntoClient
    public static var expanded: CellRendererState { CellRendererState(rawValue: 0x40) }

    @_alwaysEmitIntoClient
    init(_ value: GtkCellRendererState) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkCellRendererState { GtkCellRendererState(rawValue: rawValue) }
}

extension CellRendererState: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_cell_renderer_state_get_type()) }
}
