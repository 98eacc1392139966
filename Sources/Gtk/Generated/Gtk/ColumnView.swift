// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkColumnView`.
/// [Reference](https://docs.gtk.org/gtk4/class.ColumnView.html)
open class ColumnView: Widget, Scrollable {
    /// Source: `gtk_column_view_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ColumnView.new.html)
    @_alwaysEmitIntoClient
    public init(model: (any SelectionModel)? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_column_view_new(model?.retainedOpaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ColumnView {
    /// Source: `gtk_column_view_get_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnView.columns.html)
    @_alwaysEmitIntoClient
    public var columns: any ListModel {
        wrappingInterface(required: gtk_column_view_get_columns(opaquePointer))
    }

    /// Source: `gtk_column_view_get_enable_rubberband`, `gtk_column_view_set_enable_rubberband`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnView.enable-rubberband.html)
    @_alwaysEmitIntoClient
    public var enableRubberband: Bool {
        get {
            gtk_column_view_get_enable_rubberband(opaquePointer) != 0
        }
        set {
            gtk_column_view_set_enable_rubberband(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_column_view_get_model`, `gtk_column_view_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnView.model.html)
    @_alwaysEmitIntoClient
    public var model: (any SelectionModel)? {
        get {
            wrappingInterface(gtk_column_view_get_model(opaquePointer))
        }
        set {
            gtk_column_view_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_column_view_get_reorderable`, `gtk_column_view_set_reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnView.reorderable.html)
    @_alwaysEmitIntoClient
    public var reorderable: Bool {
        get {
            gtk_column_view_get_reorderable(opaquePointer) != 0
        }
        set {
            gtk_column_view_set_reorderable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_column_view_get_show_column_separators`, `gtk_column_view_set_show_column_separators`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnView.show-column-separators.html)
    @_alwaysEmitIntoClient
    public var showColumnSeparators: Bool {
        get {
            gtk_column_view_get_show_column_separators(opaquePointer) != 0
        }
        set {
            gtk_column_view_set_show_column_separators(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_column_view_get_show_row_separators`, `gtk_column_view_set_show_row_separators`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnView.show-row-separators.html)
    @_alwaysEmitIntoClient
    public var showRowSeparators: Bool {
        get {
            gtk_column_view_get_show_row_separators(opaquePointer) != 0
        }
        set {
            gtk_column_view_set_show_row_separators(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_column_view_get_single_click_activate`, `gtk_column_view_set_single_click_activate`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnView.single-click-activate.html)
    @_alwaysEmitIntoClient
    public var singleClickActivate: Bool {
        get {
            gtk_column_view_get_single_click_activate(opaquePointer) != 0
        }
        set {
            gtk_column_view_set_single_click_activate(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_column_view_get_sorter`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnView.sorter.html)
    @_alwaysEmitIntoClient
    public var sorter: Sorter? {
        Sorter.wrapping(gtk_column_view_get_sorter(opaquePointer))
    }

    /// Source: `gtk_column_view_append_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ColumnView.append_column.html)
    @_alwaysEmitIntoClient
    public func appendColumn(_ column: ColumnViewColumn) {
        gtk_column_view_append_column(opaquePointer, column.opaquePointer)
    }

    /// Source: `gtk_column_view_insert_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ColumnView.insert_column.html)
    @_alwaysEmitIntoClient
    public func insertColumn(position: Int, column: ColumnViewColumn) {
        gtk_column_view_insert_column(opaquePointer, cInteger(position), column.opaquePointer)
    }

    /// Source: `gtk_column_view_remove_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ColumnView.remove_column.html)
    @_alwaysEmitIntoClient
    public func removeColumn(_ column: ColumnViewColumn) {
        gtk_column_view_remove_column(opaquePointer, column.opaquePointer)
    }

    /// Source: `gtk_column_view_sort_by_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ColumnView.sort_by_column.html)
    @_alwaysEmitIntoClient
    public func sortByColumn(_ column: ColumnViewColumn? = nil, direction: SortType) {
        gtk_column_view_sort_by_column(opaquePointer, column?.opaquePointer, direction.cValue)
    }

    /// Source: the signal `GtkColumnView::activate`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ColumnView.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }
}
