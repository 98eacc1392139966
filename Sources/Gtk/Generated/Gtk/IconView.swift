// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkIconView`.
/// [Reference](https://docs.gtk.org/gtk4/class.IconView.html)
open class IconView: Widget, CellLayout, Scrollable {
    /// Source: `gtk_icon_view_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IconView.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_icon_view_new()))
    }

    /// Source: `gtk_icon_view_new_with_area`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IconView.new_with_area.html)
    @_alwaysEmitIntoClient
    public init(area: CellArea) {
        requireDisplay()
        super.init(instance: CInstance(gtk_icon_view_new_with_area(area.cellAreaPointer)))
    }

    /// Source: `gtk_icon_view_new_with_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.IconView.new_with_model.html)
    @_alwaysEmitIntoClient
    public init(model: any TreeModel) {
        requireDisplay()
        super.init(instance: CInstance(gtk_icon_view_new_with_model(model.opaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension IconView {
    /// Source: `gtk_icon_view_get_activate_on_single_click`, `gtk_icon_view_set_activate_on_single_click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.activate-on-single-click.html)
    @_alwaysEmitIntoClient
    public var activateOnSingleClick: Bool {
        get {
            gtk_icon_view_get_activate_on_single_click(opaquePointer) != 0
        }
        set {
            gtk_icon_view_set_activate_on_single_click(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkIconView:cell-area`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.cell-area.html)
    @_alwaysEmitIntoClient
    public var cellArea: CellArea? {
        self[property: "cell-area"]
    }

    /// Source: `gtk_icon_view_get_column_spacing`, `gtk_icon_view_set_column_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.column-spacing.html)
    @_alwaysEmitIntoClient
    public var columnSpacing: Int {
        get {
            swiftInteger(gtk_icon_view_get_column_spacing(opaquePointer))
        }
        set {
            gtk_icon_view_set_column_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_columns`, `gtk_icon_view_set_columns`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.columns.html)
    @_alwaysEmitIntoClient
    public var columns: Int {
        get {
            swiftInteger(gtk_icon_view_get_columns(opaquePointer))
        }
        set {
            gtk_icon_view_set_columns(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_item_orientation`, `gtk_icon_view_set_item_orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.item-orientation.html)
    @_alwaysEmitIntoClient
    public var itemOrientation: Orientation {
        get {
            Orientation(gtk_icon_view_get_item_orientation(opaquePointer))
        }
        set {
            gtk_icon_view_set_item_orientation(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_icon_view_get_item_padding`, `gtk_icon_view_set_item_padding`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.item-padding.html)
    @_alwaysEmitIntoClient
    public var itemPadding: Int {
        get {
            swiftInteger(gtk_icon_view_get_item_padding(opaquePointer))
        }
        set {
            gtk_icon_view_set_item_padding(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_item_width`, `gtk_icon_view_set_item_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.item-width.html)
    @_alwaysEmitIntoClient
    public var itemWidth: Int {
        get {
            swiftInteger(gtk_icon_view_get_item_width(opaquePointer))
        }
        set {
            gtk_icon_view_set_item_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_margin`, `gtk_icon_view_set_margin`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.margin.html)
    @_alwaysEmitIntoClient
    public var margin: Int {
        get {
            swiftInteger(gtk_icon_view_get_margin(opaquePointer))
        }
        set {
            gtk_icon_view_set_margin(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_markup_column`, `gtk_icon_view_set_markup_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.markup-column.html)
    @_alwaysEmitIntoClient
    public var markupColumn: Int {
        get {
            swiftInteger(gtk_icon_view_get_markup_column(opaquePointer))
        }
        set {
            gtk_icon_view_set_markup_column(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_model`, `gtk_icon_view_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.model.html)
    @_alwaysEmitIntoClient
    public var model: (any TreeModel)? {
        get {
            wrappingInterface(gtk_icon_view_get_model(opaquePointer))
        }
        set {
            gtk_icon_view_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_icon_view_get_pixbuf_column`, `gtk_icon_view_set_pixbuf_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.pixbuf-column.html)
    @_alwaysEmitIntoClient
    public var pixbufColumn: Int {
        get {
            swiftInteger(gtk_icon_view_get_pixbuf_column(opaquePointer))
        }
        set {
            gtk_icon_view_set_pixbuf_column(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_reorderable`, `gtk_icon_view_set_reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.reorderable.html)
    @_alwaysEmitIntoClient
    public var reorderable: Bool {
        get {
            gtk_icon_view_get_reorderable(opaquePointer) != 0
        }
        set {
            gtk_icon_view_set_reorderable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_icon_view_get_row_spacing`, `gtk_icon_view_set_row_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.row-spacing.html)
    @_alwaysEmitIntoClient
    public var rowSpacing: Int {
        get {
            swiftInteger(gtk_icon_view_get_row_spacing(opaquePointer))
        }
        set {
            gtk_icon_view_set_row_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_selection_mode`, `gtk_icon_view_set_selection_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.selection-mode.html)
    @_alwaysEmitIntoClient
    public var selectionMode: SelectionMode {
        get {
            SelectionMode(gtk_icon_view_get_selection_mode(opaquePointer))
        }
        set {
            gtk_icon_view_set_selection_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_icon_view_get_spacing`, `gtk_icon_view_set_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.spacing.html)
    @_alwaysEmitIntoClient
    public var spacing: Int {
        get {
            swiftInteger(gtk_icon_view_get_spacing(opaquePointer))
        }
        set {
            gtk_icon_view_set_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_text_column`, `gtk_icon_view_set_text_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.text-column.html)
    @_alwaysEmitIntoClient
    public var textColumn: Int {
        get {
            swiftInteger(gtk_icon_view_get_text_column(opaquePointer))
        }
        set {
            gtk_icon_view_set_text_column(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_tooltip_column`, `gtk_icon_view_set_tooltip_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.IconView.tooltip-column.html)
    @_alwaysEmitIntoClient
    public var tooltipColumn: Int {
        get {
            swiftInteger(gtk_icon_view_get_tooltip_column(opaquePointer))
        }
        set {
            gtk_icon_view_set_tooltip_column(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_icon_view_get_selected_items`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_selected_items.html)
    @_alwaysEmitIntoClient
    public var selectedItems: [TreePath] {
        cElements(of: gtk_icon_view_get_selected_items(opaquePointer), transfer: .full) {
            TreePath.wrapping(required: OpaquePointer($0), transfer: .full)
        }
    }

    /// Source: `gtk_icon_view_create_drag_icon`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.create_drag_icon.html)
    @_alwaysEmitIntoClient
    public func createDragIcon(_ path: TreePath) -> (any Paintable)? {
        wrappingInterface(gtk_icon_view_create_drag_icon(opaquePointer, path.opaquePointer), transfer: .full)
    }

    /// Source: `gtk_icon_view_enable_model_drag_dest`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.enable_model_drag_dest.html)
    @_alwaysEmitIntoClient
    public func enableModelDragDest(_ formats: ContentFormats, actions: DragAction) {
        gtk_icon_view_enable_model_drag_dest(opaquePointer, formats.opaquePointer, actions.cValue)
    }

    /// Source: `gtk_icon_view_enable_model_drag_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.enable_model_drag_source.html)
    @_alwaysEmitIntoClient
    public func enableModelDragSource(
        _ startButtonMask: ModifierType = [],
        formats: ContentFormats,
        actions: DragAction
    ) {
        gtk_icon_view_enable_model_drag_source(
            opaquePointer,
            startButtonMask.cValue,
            formats.opaquePointer,
            actions.cValue
        )
    }

    /// Source: `gtk_icon_view_get_cell_rect`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_cell_rect.html)
    @_alwaysEmitIntoClient
    public func cellRect(for path: TreePath, cell: CellRenderer? = nil) -> GdkRectangle? {
        var rect = CGtk.GdkRectangle()
        guard gtk_icon_view_get_cell_rect(opaquePointer, path.opaquePointer, cell?.cellRendererPointer, &rect) != 0
        else { return nil }
        return GdkRectangle(rect)
    }

    /// Source: `gtk_icon_view_get_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_cursor.html)
    @_alwaysEmitIntoClient
    public func getCursor() -> (path: TreePath?, cell: CellRenderer?)? {
        var path: OpaquePointer? = nil
        var cell: UnsafeMutablePointer<GtkCellRenderer>? = nil
        guard gtk_icon_view_get_cursor(opaquePointer, &path, &cell) != 0 else { return nil }
        return (TreePath.wrapping(path, transfer: .full), CellRenderer.wrapping(cell))
    }

    /// Source: `gtk_icon_view_get_dest_item_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_dest_item_at_pos.html)
    @_alwaysEmitIntoClient
    public func destItemAtPos(dragX: Int, dragY: Int) -> (path: TreePath?, pos: IconViewDropPosition)? {
        var path: OpaquePointer? = nil
        var pos: GtkIconViewDropPosition = GtkIconViewDropPosition(rawValue: 0)
        guard gtk_icon_view_get_dest_item_at_pos(opaquePointer, cInteger(dragX), cInteger(dragY), &path, &pos) != 0
        else { return nil }
        return (TreePath.wrapping(path, transfer: .full), IconViewDropPosition(pos))
    }

    /// Source: `gtk_icon_view_get_drag_dest_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_drag_dest_item.html)
    @_alwaysEmitIntoClient
    public func dragDestItem() -> (path: TreePath?, pos: IconViewDropPosition) {
        var path: OpaquePointer? = nil
        var pos: GtkIconViewDropPosition = GtkIconViewDropPosition(rawValue: 0)
        gtk_icon_view_get_drag_dest_item(opaquePointer, &path, &pos)
        return (TreePath.wrapping(path, transfer: .full), IconViewDropPosition(pos))
    }

    /// Source: `gtk_icon_view_get_item_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_item_at_pos.html)
    @_alwaysEmitIntoClient
    public func itemAtPos(x: Int, y: Int) -> (path: TreePath?, cell: CellRenderer?)? {
        var path: OpaquePointer? = nil
        var cell: UnsafeMutablePointer<GtkCellRenderer>? = nil
        guard gtk_icon_view_get_item_at_pos(opaquePointer, cInteger(x), cInteger(y), &path, &cell) != 0 else {
            return nil
        }
        return (TreePath.wrapping(path, transfer: .full), CellRenderer.wrapping(cell))
    }

    /// Source: `gtk_icon_view_get_item_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_item_column.html)
    @_alwaysEmitIntoClient
    public func itemColumn(for path: TreePath) -> Int {
        swiftInteger(gtk_icon_view_get_item_column(opaquePointer, path.opaquePointer))
    }

    /// Source: `gtk_icon_view_get_item_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_item_row.html)
    @_alwaysEmitIntoClient
    public func itemRow(for path: TreePath) -> Int {
        swiftInteger(gtk_icon_view_get_item_row(opaquePointer, path.opaquePointer))
    }

    /// Source: `gtk_icon_view_get_path_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_path_at_pos.html)
    @_alwaysEmitIntoClient
    public func pathAtPos(x: Int, y: Int) -> TreePath? {
        TreePath.wrapping(gtk_icon_view_get_path_at_pos(opaquePointer, cInteger(x), cInteger(y)), transfer: .full)
    }

    /// Source: `gtk_icon_view_get_tooltip_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_tooltip_context.html)
    @_alwaysEmitIntoClient
    public func tooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (
        model: (any TreeModel)?, path: TreePath?, iter: TreeIter
    )? {
        var model: OpaquePointer? = nil
        var path: OpaquePointer? = nil
        var iter = GtkTreeIter()
        guard
            gtk_icon_view_get_tooltip_context(
                opaquePointer,
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

    /// Source: `gtk_icon_view_get_visible_range`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.get_visible_range.html)
    @_alwaysEmitIntoClient
    public func visibleRange() -> (startPath: TreePath?, endPath: TreePath?)? {
        var startPath: OpaquePointer? = nil
        var endPath: OpaquePointer? = nil
        guard gtk_icon_view_get_visible_range(opaquePointer, &startPath, &endPath) != 0 else { return nil }
        return (TreePath.wrapping(startPath, transfer: .full), TreePath.wrapping(endPath, transfer: .full))
    }

    /// Source: `gtk_icon_view_item_activated`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.item_activated.html)
    @_alwaysEmitIntoClient
    public func itemActivated(_ path: TreePath) {
        gtk_icon_view_item_activated(opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_icon_view_path_is_selected`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.path_is_selected.html)
    @_alwaysEmitIntoClient
    public func pathIsSelected(_ path: TreePath) -> Bool {
        gtk_icon_view_path_is_selected(opaquePointer, path.opaquePointer) != 0
    }

    /// Source: `gtk_icon_view_scroll_to_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.scroll_to_path.html)
    @_alwaysEmitIntoClient
    public func scrollToPath(_ path: TreePath, useAlign: Bool, rowAlign: Float, colAlign: Float) {
        gtk_icon_view_scroll_to_path(opaquePointer, path.opaquePointer, useAlign ? 1 : 0, rowAlign, colAlign)
    }

    /// Source: `gtk_icon_view_select_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.select_all.html)
    @_alwaysEmitIntoClient
    public func selectAll() {
        gtk_icon_view_select_all(opaquePointer)
    }

    /// Source: `gtk_icon_view_select_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.select_path.html)
    @_alwaysEmitIntoClient
    public func selectPath(_ path: TreePath) {
        gtk_icon_view_select_path(opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_icon_view_selected_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.selected_foreach.html)
    @_alwaysEmitIntoClient
    public func selectedForeach(_ handler: IconViewForeachFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_icon_view_selected_foreach(opaquePointer, callIconViewForeachFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_icon_view_set_cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.set_cursor.html)
    @_alwaysEmitIntoClient
    public func setCursor(_ path: TreePath, cell: CellRenderer? = nil, startEditing: Bool) {
        gtk_icon_view_set_cursor(opaquePointer, path.opaquePointer, cell?.cellRendererPointer, startEditing ? 1 : 0)
    }

    /// Source: `gtk_icon_view_set_drag_dest_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.set_drag_dest_item.html)
    @_alwaysEmitIntoClient
    public func setDragDestItem(_ path: TreePath?, pos: IconViewDropPosition) {
        gtk_icon_view_set_drag_dest_item(opaquePointer, path?.opaquePointer, pos.cValue)
    }

    /// Source: `gtk_icon_view_set_tooltip_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.set_tooltip_cell.html)
    @_alwaysEmitIntoClient
    public func setTooltipCell(_ tooltip: Tooltip, path: TreePath, cell: CellRenderer? = nil) {
        gtk_icon_view_set_tooltip_cell(
            opaquePointer,
            tooltip.opaquePointer,
            path.opaquePointer,
            cell?.cellRendererPointer
        )
    }

    /// Source: `gtk_icon_view_set_tooltip_item`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.set_tooltip_item.html)
    @_alwaysEmitIntoClient
    public func setTooltipItem(_ tooltip: Tooltip, path: TreePath) {
        gtk_icon_view_set_tooltip_item(opaquePointer, tooltip.opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_icon_view_unselect_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.unselect_all.html)
    @_alwaysEmitIntoClient
    public func unselectAll() {
        gtk_icon_view_unselect_all(opaquePointer)
    }

    /// Source: `gtk_icon_view_unselect_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.unselect_path.html)
    @_alwaysEmitIntoClient
    public func unselectPath(_ path: TreePath) {
        gtk_icon_view_unselect_path(opaquePointer, path.opaquePointer)
    }

    /// Source: `gtk_icon_view_unset_model_drag_dest`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.unset_model_drag_dest.html)
    @_alwaysEmitIntoClient
    public func unsetModelDragDest() {
        gtk_icon_view_unset_model_drag_dest(opaquePointer)
    }

    /// Source: `gtk_icon_view_unset_model_drag_source`.
    /// [Reference](https://docs.gtk.org/gtk4/method.IconView.unset_model_drag_source.html)
    @_alwaysEmitIntoClient
    public func unsetModelDragSource() {
        gtk_icon_view_unset_model_drag_source(opaquePointer)
    }

    /// Source: the signal `GtkIconView::activate-cursor-item`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.activate-cursor-item.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateCursorItem(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("activate-cursor-item", after: after, handler)
    }

    /// Source: the signal `GtkIconView::item-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.item-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onItemActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (TreePath) -> Void
    ) -> SignalConnection {
        connect("item-activated", after: after, handler)
    }

    /// Source: the signal `GtkIconView::move-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.move-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (MovementStep, Int, Bool, Bool) -> Bool
    ) -> SignalConnection {
        connect("move-cursor", after: after, handler)
    }

    /// Source: the signal `GtkIconView::select-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.select-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("select-all", after: after, handler)
    }

    /// Source: the signal `GtkIconView::select-cursor-item`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.select-cursor-item.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectCursorItem(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("select-cursor-item", after: after, handler)
    }

    /// Source: the signal `GtkIconView::selection-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.selection-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectionChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("selection-changed", after: after, handler)
    }

    /// Source: the signal `GtkIconView::toggle-cursor-item`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.toggle-cursor-item.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleCursorItem(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-cursor-item", after: after, handler)
    }

    /// Source: the signal `GtkIconView::unselect-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.IconView.unselect-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnselectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unselect-all", after: after, handler)
    }
}
