// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGridLayoutChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.GridLayoutChild.html)
open class GridLayoutChild: LayoutChild {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GridLayoutChild {
    /// Source: `gtk_grid_layout_child_get_column`, `gtk_grid_layout_child_set_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayoutChild.column.html)
    @_alwaysEmitIntoClient
    public var column: Int {
        get {
            swiftInteger(gtk_grid_layout_child_get_column(opaquePointer))
        }
        set {
            gtk_grid_layout_child_set_column(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_layout_child_get_column_span`, `gtk_grid_layout_child_set_column_span`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayoutChild.column-span.html)
    @_alwaysEmitIntoClient
    public var columnSpan: Int {
        get {
            swiftInteger(gtk_grid_layout_child_get_column_span(opaquePointer))
        }
        set {
            gtk_grid_layout_child_set_column_span(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_layout_child_get_row`, `gtk_grid_layout_child_set_row`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayoutChild.row.html)
    @_alwaysEmitIntoClient
    public var row: Int {
        get {
            swiftInteger(gtk_grid_layout_child_get_row(opaquePointer))
        }
        set {
            gtk_grid_layout_child_set_row(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_layout_child_get_row_span`, `gtk_grid_layout_child_set_row_span`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayoutChild.row-span.html)
    @_alwaysEmitIntoClient
    public var rowSpan: Int {
        get {
            swiftInteger(gtk_grid_layout_child_get_row_span(opaquePointer))
        }
        set {
            gtk_grid_layout_child_set_row_span(opaquePointer, cInteger(newValue))
        }
    }
}
