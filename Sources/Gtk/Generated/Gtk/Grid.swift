// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkGrid`.
/// [Reference](https://docs.gtk.org/gtk4/class.Grid.html)
open class Grid: Widget, Orientable {
    /// Source: `gtk_grid_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Grid.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_grid_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Grid {
    @_alwaysEmitIntoClient
    var gridPointer: UnsafeMutablePointer<GtkGrid> { pointer() }

    /// Source: `gtk_grid_get_baseline_row`, `gtk_grid_set_baseline_row`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Grid.baseline-row.html)
    @_alwaysEmitIntoClient
    public var baselineRow: Int {
        get {
            swiftInteger(gtk_grid_get_baseline_row(gridPointer))
        }
        set {
            gtk_grid_set_baseline_row(gridPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_get_column_homogeneous`, `gtk_grid_set_column_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Grid.column-homogeneous.html)
    @_alwaysEmitIntoClient
    public var columnHomogeneous: Bool {
        get {
            gtk_grid_get_column_homogeneous(gridPointer) != 0
        }
        set {
            gtk_grid_set_column_homogeneous(gridPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_grid_get_column_spacing`, `gtk_grid_set_column_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Grid.column-spacing.html)
    @_alwaysEmitIntoClient
    public var columnSpacing: Int {
        get {
            swiftInteger(gtk_grid_get_column_spacing(gridPointer))
        }
        set {
            gtk_grid_set_column_spacing(gridPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_get_row_homogeneous`, `gtk_grid_set_row_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Grid.row-homogeneous.html)
    @_alwaysEmitIntoClient
    public var rowHomogeneous: Bool {
        get {
            gtk_grid_get_row_homogeneous(gridPointer) != 0
        }
        set {
            gtk_grid_set_row_homogeneous(gridPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_grid_get_row_spacing`, `gtk_grid_set_row_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Grid.row-spacing.html)
    @_alwaysEmitIntoClient
    public var rowSpacing: Int {
        get {
            swiftInteger(gtk_grid_get_row_spacing(gridPointer))
        }
        set {
            gtk_grid_set_row_spacing(gridPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_grid_attach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.attach.html)
    @_alwaysEmitIntoClient
    public func attach(_ child: Widget, column: Int, row: Int, width: Int, height: Int) {
        gtk_grid_attach(
            gridPointer,
            child.widgetPointer,
            cInteger(column),
            cInteger(row),
            cInteger(width),
            cInteger(height)
        )
    }

    /// Source: `gtk_grid_attach_next_to`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.attach_next_to.html)
    @_alwaysEmitIntoClient
    public func attachNextTo(_ child: Widget, sibling: Widget? = nil, side: PositionType, width: Int, height: Int) {
        gtk_grid_attach_next_to(
            gridPointer,
            child.widgetPointer,
            sibling?.widgetPointer,
            side.cValue,
            cInteger(width),
            cInteger(height)
        )
    }

    /// Source: `gtk_grid_get_child_at`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.get_child_at.html)
    @_alwaysEmitIntoClient
    public func childAt(column: Int, row: Int) -> Widget? {
        Widget.wrapping(gtk_grid_get_child_at(gridPointer, cInteger(column), cInteger(row)))
    }

    /// Source: `gtk_grid_get_row_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.get_row_baseline_position.html)
    @_alwaysEmitIntoClient
    public func rowBaselinePosition(_ row: Int) -> BaselinePosition {
        BaselinePosition(gtk_grid_get_row_baseline_position(gridPointer, cInteger(row)))
    }

    /// Source: `gtk_grid_insert_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.insert_column.html)
    @_alwaysEmitIntoClient
    public func insertColumn(_ position: Int) {
        gtk_grid_insert_column(gridPointer, cInteger(position))
    }

    /// Source: `gtk_grid_insert_next_to`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.insert_next_to.html)
    @_alwaysEmitIntoClient
    public func insertNextTo(_ sibling: Widget, side: PositionType) {
        gtk_grid_insert_next_to(gridPointer, sibling.widgetPointer, side.cValue)
    }

    /// Source: `gtk_grid_insert_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.insert_row.html)
    @_alwaysEmitIntoClient
    public func insertRow(_ position: Int) {
        gtk_grid_insert_row(gridPointer, cInteger(position))
    }

    /// Source: `gtk_grid_query_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.query_child.html)
    @_alwaysEmitIntoClient
    public func queryChild(_ child: Widget) -> (column: Int, row: Int, width: Int, height: Int) {
        var column: Int32 = 0
        var row: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_grid_query_child(gridPointer, child.widgetPointer, &column, &row, &width, &height)
        return (swiftInteger(column), swiftInteger(row), swiftInteger(width), swiftInteger(height))
    }

    /// Source: `gtk_grid_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ child: Widget) {
        gtk_grid_remove(gridPointer, child.widgetPointer)
    }

    /// Source: `gtk_grid_remove_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.remove_column.html)
    @_alwaysEmitIntoClient
    public func removeColumn(_ position: Int) {
        gtk_grid_remove_column(gridPointer, cInteger(position))
    }

    /// Source: `gtk_grid_remove_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.remove_row.html)
    @_alwaysEmitIntoClient
    public func removeRow(_ position: Int) {
        gtk_grid_remove_row(gridPointer, cInteger(position))
    }

    /// Source: `gtk_grid_set_row_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Grid.set_row_baseline_position.html)
    @_alwaysEmitIntoClient
    public func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
        gtk_grid_set_row_baseline_position(gridPointer, cInteger(row), pos.cValue)
    }
}
