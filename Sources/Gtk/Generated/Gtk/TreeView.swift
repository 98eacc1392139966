// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkTreeView`.
/// [Reference](https://docs.gtk.org/gtk4/class.TreeView.html)
open class TreeView: Widget, Scrollable {
    /// Source: `gtk_tree_view_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeView.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_tree_view_new()))
    }

    /// Source: `gtk_tree_view_new_with_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.TreeView.new_with_model.html)
    @_alwaysEmitIntoClient
    public init(model: any TreeModel) {
        requireDisplay()
        super.init(instance: CInstance(gtk_tree_view_new_with_model(model.opaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension TreeView {
    @_alwaysEmitIntoClient
    var treeViewPointer: UnsafeMutablePointer<GtkTreeView> { pointer() }

    /// Source: `gtk_tree_view_get_activate_on_single_click`, `gtk_tree_view_set_activate_on_single_click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.activate-on-single-click.html)
    @_alwaysEmitIntoClient
    public var activateOnSingleClick: Bool {
        get {
            gtk_tree_view_get_activate_on_single_click(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_activate_on_single_click(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkTreeView:enable-grid-lines`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.enable-grid-lines.html)
    @_alwaysEmitIntoClient
    public var enableGridLines: TreeViewGridLines {
        get {
            self[property: "enable-grid-lines"]
        }
        set {
            self[property: "enable-grid-lines"] = newValue
        }
    }

    /// Source: `gtk_tree_view_get_enable_search`, `gtk_tree_view_set_enable_search`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.enable-search.html)
    @_alwaysEmitIntoClient
    public var enableSearch: Bool {
        get {
            gtk_tree_view_get_enable_search(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_enable_search(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_enable_tree_lines`, `gtk_tree_view_set_enable_tree_lines`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.enable-tree-lines.html)
    @_alwaysEmitIntoClient
    public var enableTreeLines: Bool {
        get {
            gtk_tree_view_get_enable_tree_lines(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_enable_tree_lines(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_expander_column`, `gtk_tree_view_set_expander_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.expander-column.html)
    @_alwaysEmitIntoClient
    public var expanderColumn: TreeViewColumn? {
        get {
            TreeViewColumn.wrapping(gtk_tree_view_get_expander_column(treeViewPointer))
        }
        set {
            gtk_tree_view_set_expander_column(treeViewPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_tree_view_get_fixed_height_mode`, `gtk_tree_view_set_fixed_height_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.fixed-height-mode.html)
    @_alwaysEmitIntoClient
    public var fixedHeightMode: Bool {
        get {
            gtk_tree_view_get_fixed_height_mode(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_fixed_height_mode(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_headers_clickable`, `gtk_tree_view_set_headers_clickable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.headers-clickable.html)
    @_alwaysEmitIntoClient
    public var headersClickable: Bool {
        get {
            gtk_tree_view_get_headers_clickable(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_headers_clickable(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_headers_visible`, `gtk_tree_view_set_headers_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.headers-visible.html)
    @_alwaysEmitIntoClient
    public var headersVisible: Bool {
        get {
            gtk_tree_view_get_headers_visible(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_headers_visible(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_hover_expand`, `gtk_tree_view_set_hover_expand`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.hover-expand.html)
    @_alwaysEmitIntoClient
    public var hoverExpand: Bool {
        get {
            gtk_tree_view_get_hover_expand(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_hover_expand(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_hover_selection`, `gtk_tree_view_set_hover_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.hover-selection.html)
    @_alwaysEmitIntoClient
    public var hoverSelection: Bool {
        get {
            gtk_tree_view_get_hover_selection(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_hover_selection(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_level_indentation`, `gtk_tree_view_set_level_indentation`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.level-indentation.html)
    @_alwaysEmitIntoClient
    public var levelIndentation: Int {
        get {
            swiftInteger(gtk_tree_view_get_level_indentation(treeViewPointer))
        }
        set {
            gtk_tree_view_set_level_indentation(treeViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_get_model`, `gtk_tree_view_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.model.html)
    @_alwaysEmitIntoClient
    public var model: (any TreeModel)? {
        get {
            wrappingInterface(gtk_tree_view_get_model(treeViewPointer))
        }
        set {
            gtk_tree_view_set_model(treeViewPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_tree_view_get_reorderable`, `gtk_tree_view_set_reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.reorderable.html)
    @_alwaysEmitIntoClient
    public var reorderable: Bool {
        get {
            gtk_tree_view_get_reorderable(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_reorderable(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_rubber_banding`, `gtk_tree_view_set_rubber_banding`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.rubber-banding.html)
    @_alwaysEmitIntoClient
    public var rubberBanding: Bool {
        get {
            gtk_tree_view_get_rubber_banding(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_rubber_banding(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_search_column`, `gtk_tree_view_set_search_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.search-column.html)
    @_alwaysEmitIntoClient
    public var searchColumn: Int {
        get {
            swiftInteger(gtk_tree_view_get_search_column(treeViewPointer))
        }
        set {
            gtk_tree_view_set_search_column(treeViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_get_show_expanders`, `gtk_tree_view_set_show_expanders`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.show-expanders.html)
    @_alwaysEmitIntoClient
    public var showExpanders: Bool {
        get {
            gtk_tree_view_get_show_expanders(treeViewPointer) != 0
        }
        set {
            gtk_tree_view_set_show_expanders(treeViewPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_tree_view_get_tooltip_column`, `gtk_tree_view_set_tooltip_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.TreeView.tooltip-column.html)
    @_alwaysEmitIntoClient
    public var tooltipColumn: Int {
        get {
            swiftInteger(gtk_tree_view_get_tooltip_column(treeViewPointer))
        }
        set {
            gtk_tree_view_set_tooltip_column(treeViewPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_tree_view_get_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_columns.html)
    @_alwaysEmitIntoClient
    public var columns: [TreeViewColumn] {
        cElements(of: gtk_tree_view_get_columns(treeViewPointer), transfer: .container) {
            TreeViewColumn.wrapping(required: OpaquePointer($0))
        }
    }

    /// Source: `gtk_tree_view_get_grid_lines`, `gtk_tree_view_set_grid_lines`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_grid_lines.html)
    @_alwaysEmitIntoClient
    public var gridLines: TreeViewGridLines {
        get {
            TreeViewGridLines(gtk_tree_view_get_grid_lines(treeViewPointer))
        }
        set {
            gtk_tree_view_set_grid_lines(treeViewPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_tree_view_get_n_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_n_columns.html)
    @_alwaysEmitIntoClient
    public var nColumns: Int {
        swiftInteger(gtk_tree_view_get_n_columns(treeViewPointer))
    }

    /// Source: `gtk_tree_view_get_search_entry`, `gtk_tree_view_set_search_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_search_entry.html)
    @_alwaysEmitIntoClient
    public var searchEntry: (any Editable)? {
        get {
            wrappingInterface(gtk_tree_view_get_search_entry(treeViewPointer))
        }
        set {
            gtk_tree_view_set_search_entry(treeViewPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_tree_view_get_selection`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_selection.html)
    @_alwaysEmitIntoClient
    public var selection: TreeSelection {
        TreeSelection.wrapping(required: gtk_tree_view_get_selection(treeViewPointer))
    }

    /// Source: `gtk_tree_view_is_rubber_banding_active`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.is_rubber_banding_active.html)
    @_alwaysEmitIntoClient
    public var isRubberBandingActive: Bool {
        gtk_tree_view_is_rubber_banding_active(treeViewPointer) != 0
    }

    /// Source: `gtk_tree_view_append_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.append_column.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func appendColumn(_ column: TreeViewColumn) -> Int {
        swiftInteger(gtk_tree_view_append_column(treeViewPointer, column.opaquePointer))
    }

    /// Source: `gtk_tree_view_collapse_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.collapse_all.html)
    @_alwaysEmitIntoClient
    public func collapseAll() {
        gtk_tree_view_collapse_all(treeViewPointer)
    }

    /// Source: `gtk_tree_view_collapse_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.collapse_row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func collapseRow(_ path: TreePath) -> Bool {
        gtk_tree_view_collapse_row(treeViewPointer, path.opaquePointer) != 0
    }

    /// Source: `gtk_tree_view_columns_autosize`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.columns_autosize.html)
    @_alwaysEmitIntoClient
    public func columnsAutosize() {
        gtk_tree_view_columns_autosize(treeViewPointer)
    }

    /// Source: `gtk_tree_view_convert_bin_window_to_tree_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.convert_bin_window_to_tree_coords.html)
    @_alwaysEmitIntoClient
    public func convertBinWindowToTreeCoords(bx: Int, by: Int) -> (tx: Int, ty: Int) {
        var tx: Int32 = 0
        var ty: Int32 = 0
        gtk_tree_view_convert_bin_window_to_tree_coords(treeViewPointer, cInteger(bx), cInteger(by), &tx, &ty)
        return (swiftInteger(tx), swiftInteger(ty))
    }

    /// Source: `gtk_tree_view_convert_bin_window_to_widget_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.convert_bin_window_to_widget_coords.html)
    @_alwaysEmitIntoClient
    public func convertBinWindowToWidgetCoords(bx: Int, by: Int) -> (wx: Int, wy: Int) {
        var wx: Int32 = 0
        var wy: Int32 = 0
        gtk_tree_view_convert_bin_window_to_widget_coords(treeViewPointer, cInteger(bx), cInteger(by), &wx, &wy)
        return (swiftInteger(wx), swiftInteger(wy))
    }

    /// Source: `gtk_tree_view_convert_tree_to_bin_window_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.convert_tree_to_bin_window_coords.html)
    @_alwaysEmitIntoClient
    public func convertTreeToBinWindowCoords(tx: Int, ty: Int) -> (bx: Int, by: Int) {
        var bx: Int32 = 0
        var by: Int32 = 0
        gtk_tree_view_convert_tree_to_bin_window_coords(treeViewPointer, cInteger(tx), cInteger(ty), &bx, &by)
        return (swiftInteger(bx), swiftInteger(by))
    }

    /// Source: `gtk_tree_view_convert_tree_to_widget_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.convert_tree_to_widget_coords.html)
    @_alwaysEmitIntoClient
    public func convertTreeToWidgetCoords(tx: Int, ty: Int) -> (wx: Int, wy: Int) {
        var wx: Int32 = 0
        var wy: Int32 = 0
        gtk_tree_view_convert_tree_to_widget_coords(treeViewPointer, cInteger(tx), cInteger(ty), &wx, &wy)
        return (swiftInteger(wx), swiftInteger(wy))
    }

    /// Source: `gtk_tree_view_convert_widget_to_bin_window_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.convert_widget_to_bin_window_coords.html)
    @_alwaysEmitIntoClient
    public func convertWidgetToBinWindowCoords(wx: Int, wy: Int) -> (bx: Int, by: Int) {
        var bx: Int32 = 0
        var by: Int32 = 0
        gtk_tree_view_convert_widget_to_bin_window_coords(treeViewPointer, cInteger(wx), cInteger(wy), &bx, &by)
        return (swiftInteger(bx), swiftInteger(by))
    }

    /// Source: `gtk_tree_view_convert_widget_to_tree_coords`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.convert_widget_to_tree_coords.html)
    @_alwaysEmitIntoClient
    public func convertWidgetToTreeCoords(wx: Int, wy: Int) -> (tx: Int, ty: Int) {
        var tx: Int32 = 0
        var ty: Int32 = 0
        gtk_tree_view_convert_widget_to_tree_coords(treeViewPointer, cInteger(wx), cInteger(wy), &tx, &ty)
        return (swiftInteger(tx), swiftInteger(ty))
    }

    /// Source: `gtk_tree_view_create_row_drag_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.create_row_drag_icon.html)
    @_alwaysEmitIntoClient
    public func createRowDragIcon(_ path: TreePath) -> (any Paintable)? {
        wrappingInterface(gtk_tree_view_create_row_drag_icon(treeViewPointer, path.opaquePointer), transfer: .full)
    }

    /// Source: `gtk_tree_view_enable_model_drag_dest`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.enable_model_drag_dest.html)
    @_alwaysEmitIntoClient
    public func enableModelDragDest(_ formats: ContentFormats, actions: DragAction) {
        gtk_tree_view_enable_model_drag_dest(treeViewPointer, formats.opaquePointer, actions.cValue)
    }

    /// Source: `gtk_tree_view_enable_model_drag_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.enable_model_drag_source.html)
    @_alwaysEmitIntoClient
    public func enableModelDragSource(
        _ startButtonMask: ModifierType = [],
        formats: ContentFormats,
        actions: DragAction
    ) {
        gtk_tree_view_enable_model_drag_source(
            treeViewPointer,
            startButtonMask.cValue,
            formats.opaquePointer,
            actions.cValue
        )
    }

    /// Source: `gtk_tree_view_expand_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.expand_all.html)
    @_alwaysEmitIntoClient
    public func expandAll() {
        gtk_tree_view_expand_all(treeViewPointer)
    }

    /// Source: `gtk_tree_view_expand_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.expand_row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func expandRow(_ path: TreePath, openAll: Bool) -> Bool {
        gtk_tree_view_expand_row(treeViewPointer, path.opaquePointer, openAll ? 1 : 0) != 0
    }

    /// Source: `gtk_tree_view_expand_to_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.expand_to_path.html)
    @_alwaysEmitIntoClient
    public func expandToPath(_ path: TreePath) {
        gtk_tree_view_expand_to_path(treeViewPointer, path.opaquePointer)
    }

    /// Source: `gtk_tree_view_get_background_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_background_area.html)
    @_alwaysEmitIntoClient
    public func backgroundArea(for path: TreePath? = nil, column: TreeViewColumn? = nil) -> GdkRectangle {
        var rect = CGtk.GdkRectangle()
        gtk_tree_view_get_background_area(treeViewPointer, path?.opaquePointer, column?.opaquePointer, &rect)
        return GdkRectangle(rect)
    }

    /// Source: `gtk_tree_view_get_cell_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_cell_area.html)
    @_alwaysEmitIntoClient
    public func cellArea(for path: TreePath? = nil, column: TreeViewColumn? = nil) -> GdkRectangle {
        var rect = CGtk.GdkRectangle()
        gtk_tree_view_get_cell_area(treeViewPointer, path?.opaquePointer, column?.opaquePointer, &rect)
        return GdkRectangle(rect)
    }

    /// Source: `gtk_tree_view_get_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_column.html)
    @_alwaysEmitIntoClient
    public func column(_ n: Int) -> TreeViewColumn? {
        TreeViewColumn.wrapping(gtk_tree_view_get_column(treeViewPointer, cInteger(n)))
    }

    /// Source: `gtk_tree_view_get_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_cursor.html)
    @_alwaysEmitIntoClient
    public func getCursor() -> (path: TreePath?, focusColumn: TreeViewColumn?) {
        var path: OpaquePointer? = nil
        var focusColumn: OpaquePointer? = nil
        gtk_tree_view_get_cursor(treeViewPointer, &path, &focusColumn)
        return (TreePath.wrapping(path, transfer: .full), TreeViewColumn.wrapping(focusColumn))
    }

    /// Source: `gtk_tree_view_get_dest_row_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_dest_row_at_pos.html)
    @_alwaysEmitIntoClient
    public func destRowAtPos(dragX: Int, dragY: Int) -> (path: TreePath?, pos: TreeViewDropPosition)? {
        var path: OpaquePointer? = nil
        var pos: GtkTreeViewDropPosition = GtkTreeViewDropPosition(rawValue: 0)
        guard gtk_tree_view_get_dest_row_at_pos(treeViewPointer, cInteger(dragX), cInteger(dragY), &path, &pos) != 0
        else { return nil }
        return (TreePath.wrapping(path, transfer: .full), TreeViewDropPosition(pos))
    }

    /// Source: `gtk_tree_view_get_drag_dest_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_drag_dest_row.html)
    @_alwaysEmitIntoClient
    public func dragDestRow() -> (path: TreePath?, pos: TreeViewDropPosition) {
        var path: OpaquePointer? = nil
        var pos: GtkTreeViewDropPosition = GtkTreeViewDropPosition(rawValue: 0)
        gtk_tree_view_get_drag_dest_row(treeViewPointer, &path, &pos)
        return (TreePath.wrapping(path, transfer: .full), TreeViewDropPosition(pos))
    }

    /// Source: `gtk_tree_view_get_path_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_path_at_pos.html)
    @_alwaysEmitIntoClient
    public func pathAtPos(x: Int, y: Int) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)? {
        var path: OpaquePointer? = nil
        var column: OpaquePointer? = nil
        var cellX: Int32 = 0
        var cellY: Int32 = 0
        guard
            gtk_tree_view_get_path_at_pos(treeViewPointer, cInteger(x), cInteger(y), &path, &column, &cellX, &cellY)
                != 0
        else { return nil }
        return (
            TreePath.wrapping(path, transfer: .full), TreeViewColumn.wrapping(column), swiftInteger(cellX),
            swiftInteger(cellY)
        )
    }

    /// Source: `gtk_tree_view_get_tooltip_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_tooltip_context.html)
    @_alwaysEmitIntoClient
    public func tooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (
        model: (any TreeModel)?, path: TreePath?, iter: TreeIter
    )? {
        var model: OpaquePointer? = nil
        var path: OpaquePointer? = nil
        var iter = GtkTreeIter()
        guard
            gtk_tree_view_get_tooltip_context(
                treeViewPointer,
                cInteger(x),
                cInteger(y),
                keyboardTip ? 1 : 0,
                &model,
                &path,
                &iter
            ) != 0
        else { return nil }
        return (wrappingInterface(model), TreePath.wrapping(path, transfer: .full), TreeIter.wrapping(required: &iter))
    }

    /// Source: `gtk_tree_view_get_visible_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_visible_range.html)
    @_alwaysEmitIntoClient
    public func visibleRange() -> (startPath: TreePath?, endPath: TreePath?)? {
        var startPath: OpaquePointer? = nil
        var endPath: OpaquePointer? = nil
        guard gtk_tree_view_get_visible_range(treeViewPointer, &startPath, &endPath) != 0 else { return nil }
        return (TreePath.wrapping(startPath, transfer: .full), TreePath.wrapping(endPath, transfer: .full))
    }

    /// Source: `gtk_tree_view_get_visible_rect`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.get_visible_rect.html)
    @_alwaysEmitIntoClient
    public func visibleRect() -> GdkRectangle {
        var visibleRect = CGtk.GdkRectangle()
        gtk_tree_view_get_visible_rect(treeViewPointer, &visibleRect)
        return GdkRectangle(visibleRect)
    }

    /// Source: `gtk_tree_view_insert_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.insert_column.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertColumn(_ column: TreeViewColumn, position: Int) -> Int {
        swiftInteger(gtk_tree_view_insert_column(treeViewPointer, column.opaquePointer, cInteger(position)))
    }

    /// Source: `gtk_tree_view_insert_column_with_data_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.insert_column_with_data_func.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertColumnWithDataFunc(
        position: Int,
        title: String,
        cell: CellRenderer,
        handler: @escaping TreeCellDataFunc
    ) -> Int {
        swiftInteger(
            gtk_tree_view_insert_column_with_data_func(
                treeViewPointer,
                cInteger(position),
                cText(title),
                cell.cellRendererPointer,
                callTreeCellDataFunc,
                retainedClosure(handler),
                releaseClosure
            )
        )
    }

    /// Source: `gtk_tree_view_is_blank_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.is_blank_at_pos.html)
    @_alwaysEmitIntoClient
    public func isBlankAtPos(x: Int, y: Int) -> (
        result: Bool, path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int
    ) {
        var path: OpaquePointer? = nil
        var column: OpaquePointer? = nil
        var cellX: Int32 = 0
        var cellY: Int32 = 0
        let result = gtk_tree_view_is_blank_at_pos(
            treeViewPointer,
            cInteger(x),
            cInteger(y),
            &path,
            &column,
            &cellX,
            &cellY
        )
        return (
            result != 0, TreePath.wrapping(path, transfer: .full), TreeViewColumn.wrapping(column), swiftInteger(cellX),
            swiftInteger(cellY)
        )
    }

    /// Source: `gtk_tree_view_map_expanded_rows`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.map_expanded_rows.html)
    @_alwaysEmitIntoClient
    public func mapExpandedRows(_ handler: TreeViewMappingFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_tree_view_map_expanded_rows(treeViewPointer, callTreeViewMappingFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_tree_view_move_column_after`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.move_column_after.html)
    @_alwaysEmitIntoClient
    public func moveColumnAfter(_ column: TreeViewColumn, baseColumn: TreeViewColumn? = nil) {
        gtk_tree_view_move_column_after(treeViewPointer, column.opaquePointer, baseColumn?.opaquePointer)
    }

    /// Source: `gtk_tree_view_remove_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.remove_column.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func removeColumn(_ column: TreeViewColumn) -> Int {
        swiftInteger(gtk_tree_view_remove_column(treeViewPointer, column.opaquePointer))
    }

    /// Source: `gtk_tree_view_row_activated`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.row_activated.html)
    @_alwaysEmitIntoClient
    public func rowActivated(_ path: TreePath, column: TreeViewColumn? = nil) {
        gtk_tree_view_row_activated(treeViewPointer, path.opaquePointer, column?.opaquePointer)
    }

    /// Source: `gtk_tree_view_row_expanded`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.row_expanded.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func rowExpanded(_ path: TreePath) -> Bool {
        gtk_tree_view_row_expanded(treeViewPointer, path.opaquePointer) != 0
    }

    /// Source: `gtk_tree_view_scroll_to_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.scroll_to_cell.html)
    @_alwaysEmitIntoClient
    public func scrollToCell(
        _ path: TreePath? = nil,
        column: TreeViewColumn? = nil,
        useAlign: Bool,
        rowAlign: Float,
        colAlign: Float
    ) {
        gtk_tree_view_scroll_to_cell(
            treeViewPointer,
            path?.opaquePointer,
            column?.opaquePointer,
            useAlign ? 1 : 0,
            rowAlign,
            colAlign
        )
    }

    /// Source: `gtk_tree_view_scroll_to_point`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.scroll_to_point.html)
    @_alwaysEmitIntoClient
    public func scrollToPoint(treeX: Int, treeY: Int) {
        gtk_tree_view_scroll_to_point(treeViewPointer, cInteger(treeX), cInteger(treeY))
    }

    /// Source: `gtk_tree_view_set_column_drag_function`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_column_drag_function.html)
    @_alwaysEmitIntoClient
    public func setColumnDragFunction(_ handler: TreeViewColumnDropFunc?) {
        gtk_tree_view_set_column_drag_function(
            treeViewPointer,
            handler == nil ? nil : callTreeViewColumnDropFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_tree_view_set_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_cursor.html)
    @_alwaysEmitIntoClient
    public func setCursor(_ path: TreePath, focusColumn: TreeViewColumn? = nil, startEditing: Bool) {
        gtk_tree_view_set_cursor(treeViewPointer, path.opaquePointer, focusColumn?.opaquePointer, startEditing ? 1 : 0)
    }

    /// Source: `gtk_tree_view_set_cursor_on_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_cursor_on_cell.html)
    @_alwaysEmitIntoClient
    public func setCursorOnCell(
        _ path: TreePath,
        focusColumn: TreeViewColumn? = nil,
        focusCell: CellRenderer? = nil,
        startEditing: Bool
    ) {
        gtk_tree_view_set_cursor_on_cell(
            treeViewPointer,
            path.opaquePointer,
            focusColumn?.opaquePointer,
            focusCell?.cellRendererPointer,
            startEditing ? 1 : 0
        )
    }

    /// Source: `gtk_tree_view_set_drag_dest_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_drag_dest_row.html)
    @_alwaysEmitIntoClient
    public func setDragDestRow(_ path: TreePath?, pos: TreeViewDropPosition) {
        gtk_tree_view_set_drag_dest_row(treeViewPointer, path?.opaquePointer, pos.cValue)
    }

    /// Source: `gtk_tree_view_set_row_separator_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_row_separator_func.html)
    @_alwaysEmitIntoClient
    public func setRowSeparatorFunc(_ handler: TreeViewRowSeparatorFunc?) {
        gtk_tree_view_set_row_separator_func(
            treeViewPointer,
            handler == nil ? nil : callTreeViewRowSeparatorFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_tree_view_set_search_equal_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_search_equal_func.html)
    @_alwaysEmitIntoClient
    public func setSearchEqualFunc(_ searchEqualFunc: @escaping TreeViewSearchEqualFunc) {
        gtk_tree_view_set_search_equal_func(
            treeViewPointer,
            callTreeViewSearchEqualFunc,
            retainedClosure(searchEqualFunc),
            releaseClosure
        )
    }

    /// Source: `gtk_tree_view_set_tooltip_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_tooltip_cell.html)
    @_alwaysEmitIntoClient
    public func setTooltipCell(
        _ tooltip: Tooltip,
        path: TreePath? = nil,
        column: TreeViewColumn? = nil,
        cell: CellRenderer? = nil
    ) {
        gtk_tree_view_set_tooltip_cell(
            treeViewPointer,
            tooltip.opaquePointer,
            path?.opaquePointer,
            column?.opaquePointer,
            cell?.cellRendererPointer
        )
    }

    /// Source: `gtk_tree_view_set_tooltip_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.set_tooltip_row.html)
    @_alwaysEmitIntoClient
    public func setTooltipRow(_ tooltip: Tooltip, path: TreePath) {
        gtk_tree_view_set_tooltip_row(treeViewPointer, tooltip.opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_tree_view_unset_rows_drag_dest`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.unset_rows_drag_dest.html)
    @_alwaysEmitIntoClient
    public func unsetRowsDragDest() {
        gtk_tree_view_unset_rows_drag_dest(treeViewPointer)
    }

    /// Source: `gtk_tree_view_unset_rows_drag_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.TreeView.unset_rows_drag_source.html)
    @_alwaysEmitIntoClient
    public func unsetRowsDragSource() {
        gtk_tree_view_unset_rows_drag_source(treeViewPointer)
    }

    /// Source: the signal `GtkTreeView::columns-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.columns-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onColumnsChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("columns-changed", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::cursor-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.cursor-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCursorChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("cursor-changed", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::expand-collapse-cursor-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.expand-collapse-cursor-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onExpandCollapseCursorRow(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool, Bool, Bool) -> Bool
    ) -> SignalConnection {
        connect("expand-collapse-cursor-row", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::move-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.move-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (MovementStep, Int, Bool, Bool) -> Bool
    ) -> SignalConnection {
        connect("move-cursor", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::row-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.row-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreePath, TreeViewColumn?) -> Void
    ) -> SignalConnection {
        connect("row-activated", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::row-collapsed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.row-collapsed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowCollapsed(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreeIter, TreePath) -> Void
    ) -> SignalConnection {
        connect("row-collapsed", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::row-expanded`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.row-expanded.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowExpanded(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreeIter, TreePath) -> Void
    ) -> SignalConnection {
        connect("row-expanded", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::select-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.select-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("select-all", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::select-cursor-parent`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.select-cursor-parent.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectCursorParent(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("select-cursor-parent", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::select-cursor-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.select-cursor-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectCursorRow(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Bool
    ) -> SignalConnection {
        connect("select-cursor-row", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::start-interactive-search`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.start-interactive-search.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onStartInteractiveSearch(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("start-interactive-search", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::test-collapse-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.test-collapse-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTestCollapseRow(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreeIter, TreePath) -> Bool
    ) -> SignalConnection {
        connect("test-collapse-row", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::test-expand-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.test-expand-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onTestExpandRow(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreeIter, TreePath) -> Bool
    ) -> SignalConnection {
        connect("test-expand-row", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::toggle-cursor-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.toggle-cursor-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleCursorRow(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("toggle-cursor-row", after: after, handler)
    }

    /// Source: the signal `GtkTreeView::unselect-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.TreeView.unselect-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnselectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("unselect-all", after: after, handler)
    }
}
