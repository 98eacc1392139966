// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGridLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.GridLayout.html)
open class GridLayout: LayoutManager {
    /// Source: `gtk_grid_layout_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.GridLayout.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_grid_layout_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension GridLayout {
    /// Source: `gtk_grid_layout_get_baseline_row`, `gtk_grid_layout_set_baseline_row`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayout.baseline-row.html)
    @_alwaysEmitIntoClient
    public var baselineRow: Int {
        get {
            swiftInteger(gtk_grid_layout_get_baseline_row(opaquePointer))
        }
        set {
            gtk_grid_layout_set_baseline_row(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_layout_get_column_homogeneous`, `gtk_grid_layout_set_column_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayout.column-homogeneous.html)
    @_alwaysEmitIntoClient
    public var columnHomogeneous: Bool {
        get {
            gtk_grid_layout_get_column_homogeneous(opaquePointer) != 0
        }
        set {
            gtk_grid_layout_set_column_homogeneous(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_grid_layout_get_column_spacing`, `gtk_grid_layout_set_column_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayout.column-spacing.html)
    @_alwaysEmitIntoClient
    public var columnSpacing: Int {
        get {
            swiftInteger(gtk_grid_layout_get_column_spacing(opaquePointer))
        }
        set {
            gtk_grid_layout_set_column_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_layout_get_row_homogeneous`, `gtk_grid_layout_set_row_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayout.row-homogeneous.html)
    @_alwaysEmitIntoClient
    public var rowHomogeneous: Bool {
        get {
            gtk_grid_layout_get_row_homogeneous(opaquePointer) != 0
        }
        set {
            gtk_grid_layout_set_row_homogeneous(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_grid_layout_get_row_spacing`, `gtk_grid_layout_set_row_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.GridLayout.row-spacing.html)
    @_alwaysEmitIntoClient
    public var rowSpacing: Int {
        get {
            swiftInteger(gtk_grid_layout_get_row_spacing(opaquePointer))
        }
        set {
            gtk_grid_layout_set_row_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_layout_get_row_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GridLayout.get_row_baseline_position.html)
    @_alwaysEmitIntoClient
    public func rowBaselinePosition(_ row: Int) -> BaselinePosition {
        BaselinePosition(gtk_grid_layout_get_row_baseline_position(opaquePointer, cInteger(row)))
    }

    /// Source: `gtk_grid_layout_set_row_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.GridLayout.set_row_baseline_position.html)
    @_alwaysEmitIntoClient
    public func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
        gtk_grid_layout_set_row_baseline_position(opaquePointer, cInteger(row), pos.cValue)
    }
}
