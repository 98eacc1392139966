// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeViewColumn`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeViewColumn.html)
open class TreeViewColumn: Object, Buildable, CellLayout {
    /// Source: `gtk_tree_view_column_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeViewColumn.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_tree_view_column_new()))
    }

    /// Source: `gtk_tree_view_column_new_with_area`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeViewColumn.new_with_area.html)
    @_alwaysEmitIntoClient
    public init(area: CellArea) {
        requireDisplay()
        super.init(instance: CInstance(gtk_tree_view_column_new_with_area(area.cellAreaPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TreeViewColumn {
    /// Source: `gtk_tree_view_column_get_alignment`, `gtk_tree_view_column_set_alignment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.alignment.html)
    @_alwaysEmitIntoClient
    public var alignment: Float {
        get {
            gtk_tree_view_column_get_alignment(opaquePointer)
        }
        set {
            gtk_tree_view_column_set_alignment(opaquePointer, newValue)
        }
    }

    /// Source: the property `GtkTreeViewColumn:cell-area`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.cell-area.html)
    @_alwaysEmitIntoClient
    public var cellArea: CellArea? {
        self[property: "cell-area"]
    }

    /// Source: `gtk_tree_view_column_get_clickable`, `gtk_tree_view_column_set_clickable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.clickable.html)
    @_alwaysEmitIntoClient
    public var clickable: Bool {
        get {
            gtk_tree_view_column_get_clickable(opaquePointer) != 0
        }
        set {
            gtk_tree_view_column_set_clickable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_column_get_expand`, `gtk_tree_view_column_set_expand`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.expand.html)
    @_alwaysEmitIntoClient
    public var expand: Bool {
        get {
            gtk_tree_view_column_get_expand(opaquePointer) != 0
        }
        set {
            gtk_tree_view_column_set_expand(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_column_get_fixed_width`, `gtk_tree_view_column_set_fixed_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.fixed-width.html)
    @_alwaysEmitIntoClient
    public var fixedWidth: Int {
        get {
            swiftInteger(gtk_tree_view_column_get_fixed_width(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_fixed_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_column_get_max_width`, `gtk_tree_view_column_set_max_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.max-width.html)
    @_alwaysEmitIntoClient
    public var maxWidth: Int {
        get {
            swiftInteger(gtk_tree_view_column_get_max_width(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_max_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_column_get_min_width`, `gtk_tree_view_column_set_min_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.min-width.html)
    @_alwaysEmitIntoClient
    public var minWidth: Int {
        get {
            swiftInteger(gtk_tree_view_column_get_min_width(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_min_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_column_get_reorderable`, `gtk_tree_view_column_set_reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.reorderable.html)
    @_alwaysEmitIntoClient
    public var reorderable: Bool {
        get {
            gtk_tree_view_column_get_reorderable(opaquePointer) != 0
        }
        set {
            gtk_tree_view_column_set_reorderable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_column_get_resizable`, `gtk_tree_view_column_set_resizable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.resizable.html)
    @_alwaysEmitIntoClient
    public var resizable: Bool {
        get {
            gtk_tree_view_column_get_resizable(opaquePointer) != 0
        }
        set {
            gtk_tree_view_column_set_resizable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_column_get_sizing`, `gtk_tree_view_column_set_sizing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.sizing.html)
    @_alwaysEmitIntoClient
    public var sizing: TreeViewColumnSizing {
        get {
            TreeViewColumnSizing(gtk_tree_view_column_get_sizing(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_sizing(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_tree_view_column_get_sort_column_id`, `gtk_tree_view_column_set_sort_column_id`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-column-id.html)
    @_alwaysEmitIntoClient
    public var sortColumnId: Int {
        get {
            swiftInteger(gtk_tree_view_column_get_sort_column_id(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_sort_column_id(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_column_get_sort_indicator`, `gtk_tree_view_column_set_sort_indicator`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-indicator.html)
    @_alwaysEmitIntoClient
    public var sortIndicator: Bool {
        get {
            gtk_tree_view_column_get_sort_indicator(opaquePointer) != 0
        }
        set {
            gtk_tree_view_column_set_sort_indicator(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_column_get_sort_order`, `gtk_tree_view_column_set_sort_order`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-order.html)
    @_alwaysEmitIntoClient
    public var sortOrder: SortType {
        get {
            SortType(gtk_tree_view_column_get_sort_order(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_sort_order(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_tree_view_column_get_spacing`, `gtk_tree_view_column_set_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.spacing.html)
    @_alwaysEmitIntoClient
    public var spacing: Int {
        get {
            swiftInteger(gtk_tree_view_column_get_spacing(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_column_get_title`, `gtk_tree_view_column_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.title.html)
    @_alwaysEmitIntoClient
    public var title: String {
        get {
            String(copying: gtk_tree_view_column_get_title(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_title(opaquePointer, cText(newValue))
        }
    }

    /// Source: `gtk_tree_view_column_get_visible`, `gtk_tree_view_column_set_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.visible.html)
    @_alwaysEmitIntoClient
    public var visible: Bool {
        get {
            gtk_tree_view_column_get_visible(opaquePointer) != 0
        }
        set {
            gtk_tree_view_column_set_visible(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_column_get_widget`, `gtk_tree_view_column_set_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.widget.html)
    @_alwaysEmitIntoClient
    public var widget: Widget? {
        get {
            Widget.wrapping(gtk_tree_view_column_get_widget(opaquePointer))
        }
        set {
            gtk_tree_view_column_set_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_tree_view_column_get_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.width.html)
    @_alwaysEmitIntoClient
    public var width: Int {
        swiftInteger(gtk_tree_view_column_get_width(opaquePointer))
    }

    /// Source: `gtk_tree_view_column_get_x_offset`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeViewColumn.x-offset.html)
    @_alwaysEmitIntoClient
    public var xOffset: Int {
        swiftInteger(gtk_tree_view_column_get_x_offset(opaquePointer))
    }

    /// Source: `gtk_tree_view_column_get_button`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.get_button.html)
    @_alwaysEmitIntoClient
    public var button: Widget {
        Widget.wrapping(required: gtk_tree_view_column_get_button(opaquePointer))
    }

    /// Source: `gtk_tree_view_column_get_tree_view`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.get_tree_view.html)
    @_alwaysEmitIntoClient
    public var treeView: Widget? {
        Widget.wrapping(gtk_tree_view_column_get_tree_view(opaquePointer))
    }

    /// Source: `gtk_tree_view_column_add_attribute`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.add_attribute.html)
    @_alwaysEmitIntoClient
    public func addAttribute(_ cellRenderer: CellRenderer, attribute: String, column: Int) {
        gtk_tree_view_column_add_attribute(
            opaquePointer,
            cellRenderer.cellRendererPointer,
            cText(attribute),
            cInteger(column)
        )
    }

    /// Source: `gtk_tree_view_column_cell_get_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_get_position.html)
    @_alwaysEmitIntoClient
    public func cellGetPosition(_ cellRenderer: CellRenderer) -> (xOffset: Int, width: Int)? {
        var xOffset: Int32 = 0
        var width: Int32 = 0
        guard
            gtk_tree_view_column_cell_get_position(opaquePointer, cellRenderer.cellRendererPointer, &xOffset, &width)
                != 0
        else { return nil }
        return (swiftInteger(xOffset), swiftInteger(width))
    }

    /// Source: `gtk_tree_view_column_cell_get_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_get_size.html)
    @_alwaysEmitIntoClient
    public func cellGetSize() -> (xOffset: Int, yOffset: Int, width: Int, height: Int) {
        var xOffset: Int32 = 0
        var yOffset: Int32 = 0
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_tree_view_column_cell_get_size(opaquePointer, &xOffset, &yOffset, &width, &height)
        return (swiftInteger(xOffset), swiftInteger(yOffset), swiftInteger(width), swiftInteger(height))
    }

    /// Source: `gtk_tree_view_column_cell_is_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_is_visible.html)
    @_alwaysEmitIntoClient
    public func cellIsVisible() -> Bool {
        gtk_tree_view_column_cell_is_visible(opaquePointer) != 0
    }

    /// Source: `gtk_tree_view_column_cell_set_cell_data`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_set_cell_data.html)
    @_alwaysEmitIntoClient
    public func cellSetCellData(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) {
        gtk_tree_view_column_cell_set_cell_data(
            opaquePointer,
            treeModel.opaquePointer,
            iter.treeIterPointer,
            isExpander ? 1 : 0,
            isExpanded ? 1 : 0
        )
    }

    /// Source: `gtk_tree_view_column_clear`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        gtk_tree_view_column_clear(opaquePointer)
    }

    /// Source: `gtk_tree_view_column_clear_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.clear_attributes.html)
    @_alwaysEmitIntoClient
    public func clearAttributes(_ cellRenderer: CellRenderer) {
        gtk_tree_view_column_clear_attributes(opaquePointer, cellRenderer.cellRendererPointer)
    }

    /// Source: `gtk_tree_view_column_clicked`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.clicked.html)
    @_alwaysEmitIntoClient
    public func clicked() {
        gtk_tree_view_column_clicked(opaquePointer)
    }

    /// Source: `gtk_tree_view_column_focus_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.focus_cell.html)
    @_alwaysEmitIntoClient
    public func focusCell(_ cell: CellRenderer) {
        gtk_tree_view_column_focus_cell(opaquePointer, cell.cellRendererPointer)
    }

    /// Source: `gtk_tree_view_column_pack_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.pack_end.html)
    @_alwaysEmitIntoClient
    public func packEnd(_ cell: CellRenderer, expand: Bool) {
        gtk_tree_view_column_pack_end(opaquePointer, cell.cellRendererPointer, expand ? 1 : 0)
    }

    /// Source: `gtk_tree_view_column_pack_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.pack_start.html)
    @_alwaysEmitIntoClient
    public func packStart(_ cell: CellRenderer, expand: Bool) {
        gtk_tree_view_column_pack_start(opaquePointer, cell.cellRendererPointer, expand ? 1 : 0)
    }

    /// Source: `gtk_tree_view_column_queue_resize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.queue_resize.html)
    @_alwaysEmitIntoClient
    public func queueResize() {
        gtk_tree_view_column_queue_resize(opaquePointer)
    }

    /// Source: `gtk_tree_view_column_set_cell_data_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeViewColumn.set_cell_data_func.html)
    @_alwaysEmitIntoClient
    public func setCellDataFunc(_ cellRenderer: CellRenderer, handler: TreeCellDataFunc? = nil) {
        gtk_tree_view_column_set_cell_data_func(
            opaquePointer,
            cellRenderer.cellRendererPointer,
            handler == nil ? nil : callTreeCellDataFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }

    /// Source: the signal `GtkTreeViewColumn::clicked`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeViewColumn.clicked.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onClicked(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("clicked", after: after, handler)
    }
}
