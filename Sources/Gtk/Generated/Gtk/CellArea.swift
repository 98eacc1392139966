// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellArea`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellArea.html)
open class CellArea: Object, Buildable, CellLayout {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension CellArea {
    @_alwaysEmitIntoClient
    var cellAreaPointer: UnsafeMutablePointer<GtkCellArea> { pointer() }

    /// Source: `gtk_cell_area_get_edit_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellArea.edit-widget.html)
    @_alwaysEmitIntoClient
    public var editWidget: (any CellEditable)? {
        wrappingInterface(gtk_cell_area_get_edit_widget(cellAreaPointer))
    }

    /// Source: `gtk_cell_area_get_edited_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellArea.edited-cell.html)
    @_alwaysEmitIntoClient
    public var editedCell: CellRenderer? {
        CellRenderer.wrapping(gtk_cell_area_get_edited_cell(cellAreaPointer))
    }

    /// Source: `gtk_cell_area_get_focus_cell`, `gtk_cell_area_set_focus_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellArea.focus-cell.html)
    @_alwaysEmitIntoClient
    public var focusCell: CellRenderer? {
        get {
            CellRenderer.wrapping(gtk_cell_area_get_focus_cell(cellAreaPointer))
        }
        set {
            gtk_cell_area_set_focus_cell(cellAreaPointer, newValue?.cellRendererPointer)
        }
    }

    /// Source: `gtk_cell_area_get_current_path_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.get_current_path_string.html)
    @_alwaysEmitIntoClient
    public var currentPathString: String? {
        String.optional(copying: gtk_cell_area_get_current_path_string(cellAreaPointer))
    }

    /// Source: `gtk_cell_area_get_request_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.get_request_mode.html)
    @_alwaysEmitIntoClient
    public var requestMode: SizeRequestMode {
        SizeRequestMode(gtk_cell_area_get_request_mode(cellAreaPointer))
    }

    /// Source: `gtk_cell_area_is_activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.is_activatable.html)
    @_alwaysEmitIntoClient
    public var isActivatable: Bool {
        gtk_cell_area_is_activatable(cellAreaPointer) != 0
    }

    /// Source: `gtk_cell_area_activate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func activate(
        _ context: CellAreaContext,
        widget: Widget,
        cellArea: GdkRectangle,
        flags: CellRendererState = [],
        editOnly: Bool
    ) -> Bool {
        var cellAreaValue = cellArea.cValue
        return gtk_cell_area_activate(
            cellAreaPointer,
            context.cellAreaContextPointer,
            widget.widgetPointer,
            &cellAreaValue,
            flags.cValue,
            editOnly ? 1 : 0
        ) != 0
    }

    /// Source: `gtk_cell_area_activate_cell`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.activate_cell.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func activateCell(
        _ widget: Widget,
        renderer: CellRenderer,
        event: Event,
        cellArea: GdkRectangle,
        flags: CellRendererState = []
    ) -> Bool {
        var cellAreaValue = cellArea.cValue
        return gtk_cell_area_activate_cell(
            cellAreaPointer,
            widget.widgetPointer,
            renderer.cellRendererPointer,
            event.opaquePointer,
            &cellAreaValue,
            flags.cValue
        ) != 0
    }

    /// Source: `gtk_cell_area_add`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.add.html)
    @_alwaysEmitIntoClient
    public func add(_ renderer: CellRenderer) {
        gtk_cell_area_add(cellAreaPointer, renderer.cellRendererPointer)
    }

    /// Source: `gtk_cell_area_add_focus_sibling`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.add_focus_sibling.html)
    @_alwaysEmitIntoClient
    public func addFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) {
        gtk_cell_area_add_focus_sibling(cellAreaPointer, renderer.cellRendererPointer, sibling.cellRendererPointer)
    }

    /// Source: `gtk_cell_area_apply_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.apply_attributes.html)
    @_alwaysEmitIntoClient
    public func applyAttributes(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) {
        gtk_cell_area_apply_attributes(
            cellAreaPointer,
            treeModel.opaquePointer,
            iter.treeIterPointer,
            isExpander ? 1 : 0,
            isExpanded ? 1 : 0
        )
    }

    /// Source: `gtk_cell_area_attribute_connect`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.attribute_connect.html)
    @_alwaysEmitIntoClient
    public func attributeConnect(_ renderer: CellRenderer, attribute: String, column: Int) {
        gtk_cell_area_attribute_connect(
            cellAreaPointer,
            renderer.cellRendererPointer,
            cText(attribute),
            cInteger(column)
        )
    }

    /// Source: `gtk_cell_area_attribute_disconnect`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.attribute_disconnect.html)
    @_alwaysEmitIntoClient
    public func attributeDisconnect(_ renderer: CellRenderer, attribute: String) {
        gtk_cell_area_attribute_disconnect(cellAreaPointer, renderer.cellRendererPointer, cText(attribute))
    }

    /// Source: `gtk_cell_area_attribute_get_column`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.attribute_get_column.html)
    @_alwaysEmitIntoClient
    public func attributeGetColumn(_ renderer: CellRenderer, attribute: String) -> Int {
        swiftInteger(
            gtk_cell_area_attribute_get_column(cellAreaPointer, renderer.cellRendererPointer, cText(attribute))
        )
    }

    /// Source: `gtk_cell_area_cell_get_property`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.cell_get_property.html)
    @_alwaysEmitIntoClient
    public func cellGetProperty(_ renderer: CellRenderer, propertyName: String, value: Value) {
        gtk_cell_area_cell_get_property(
            cellAreaPointer,
            renderer.cellRendererPointer,
            cText(propertyName),
            value.storage.pointer
        )
    }

    /// Source: `gtk_cell_area_cell_set_property`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.cell_set_property.html)
    @_alwaysEmitIntoClient
    public func cellSetProperty(_ renderer: CellRenderer, propertyName: String, value: Value) {
        gtk_cell_area_cell_set_property(
            cellAreaPointer,
            renderer.cellRendererPointer,
            cText(propertyName),
            value.storage.pointer
        )
    }

    /// Source: `gtk_cell_area_copy_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.copy_context.html)
    @_alwaysEmitIntoClient
    public func copyContext(_ context: CellAreaContext) -> CellAreaContext {
        CellAreaContext.wrapping(
            required: gtk_cell_area_copy_context(cellAreaPointer, context.cellAreaContextPointer),
            transfer: .full
        )
    }

    /// Source: `gtk_cell_area_create_context`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.create_context.html)
    @_alwaysEmitIntoClient
    public func createContext() -> CellAreaContext {
        CellAreaContext.wrapping(required: gtk_cell_area_create_context(cellAreaPointer), transfer: .full)
    }

    /// Source: `gtk_cell_area_event`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.event.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func event(
        _ context: CellAreaContext,
        widget: Widget,
        event: Event,
        cellArea: GdkRectangle,
        flags: CellRendererState = []
    ) -> Int {
        var cellAreaValue = cellArea.cValue
        return swiftInteger(
            gtk_cell_area_event(
                cellAreaPointer,
                context.cellAreaContextPointer,
                widget.widgetPointer,
                event.opaquePointer,
                &cellAreaValue,
                flags.cValue
            )
        )
    }

    /// Source: `gtk_cell_area_focus`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.focus.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func focus(_ direction: DirectionType) -> Bool {
        gtk_cell_area_focus(cellAreaPointer, direction.cValue) != 0
    }

    /// Source: `gtk_cell_area_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.foreach.html)
    @_alwaysEmitIntoClient
    public func foreach(_ callback: CellCallback) {
        withoutActuallyEscaping(callback) { callback in
            withClosure(callback) { callbackData in
                gtk_cell_area_foreach(cellAreaPointer, callCellCallback, callbackData)
            }
        }
    }

    /// Source: `gtk_cell_area_foreach_alloc`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.foreach_alloc.html)
    @_alwaysEmitIntoClient
    public func foreachAlloc(
        _ context: CellAreaContext,
        widget: Widget,
        cellArea: GdkRectangle,
        backgroundArea: GdkRectangle,
        callback: CellAllocCallback
    ) {
        var cellAreaValue = cellArea.cValue
        var backgroundAreaValue = backgroundArea.cValue
        withoutActuallyEscaping(callback) { callback in
            withClosure(callback) { callbackData in
                gtk_cell_area_foreach_alloc(
                    cellAreaPointer,
                    context.cellAreaContextPointer,
                    widget.widgetPointer,
                    &cellAreaValue,
                    &backgroundAreaValue,
                    callCellAllocCallback,
                    callbackData
                )
            }
        }
    }

    /// Source: `gtk_cell_area_get_cell_allocation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.get_cell_allocation.html)
    @_alwaysEmitIntoClient
    public func cellAllocation(
        for context: CellAreaContext,
        widget: Widget,
        renderer: CellRenderer,
        cellArea: GdkRectangle
    ) -> GdkRectangle {
        var cellAreaValue = cellArea.cValue
        var allocation = CGtk.GdkRectangle()
        gtk_cell_area_get_cell_allocation(
            cellAreaPointer,
            context.cellAreaContextPointer,
            widget.widgetPointer,
            renderer.cellRendererPointer,
            &cellAreaValue,
            &allocation
        )
        return GdkRectangle(allocation)
    }

    /// Source: `gtk_cell_area_get_cell_at_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.get_cell_at_position.html)
    @_alwaysEmitIntoClient
    public func cellAtPosition(_ context: CellAreaContext, widget: Widget, cellArea: GdkRectangle, x: Int, y: Int) -> (
        result: CellRenderer?, allocArea: GdkRectangle
    ) {
        var cellAreaValue = cellArea.cValue
        var allocArea = CGtk.GdkRectangle()
        let result = gtk_cell_area_get_cell_at_position(
            cellAreaPointer,
            context.cellAreaContextPointer,
            widget.widgetPointer,
            &cellAreaValue,
            cInteger(x),
            cInteger(y),
            &allocArea
        )
        return (CellRenderer.wrapping(result), GdkRectangle(allocArea))
    }

    /// Source: `gtk_cell_area_get_focus_from_sibling`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.get_focus_from_sibling.html)
    @_alwaysEmitIntoClient
    public func focusFromSibling(_ renderer: CellRenderer) -> CellRenderer? {
        CellRenderer.wrapping(gtk_cell_area_get_focus_from_sibling(cellAreaPointer, renderer.cellRendererPointer))
    }

    /// Source: `gtk_cell_area_get_focus_siblings`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.get_focus_siblings.html)
    @_alwaysEmitIntoClient
    public func focusSiblings(for renderer: CellRenderer) -> [CellRenderer] {
        cElements(of: gtk_cell_area_get_focus_siblings(cellAreaPointer, renderer.cellRendererPointer), transfer: .none)
        { CellRenderer.wrapping(required: $0) }
    }

    /// Source: `gtk_cell_area_get_preferred_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.get_preferred_height.html)
    @_alwaysEmitIntoClient
    public func preferredHeight(for context: CellAreaContext, widget: Widget) -> (
        minimumHeight: Int, naturalHeight: Int
    ) {
        var minimumHeight: Int32 = 0
        var naturalHeight: Int32 = 0
        gtk_cell_area_get_preferred_height(
            cellAreaPointer,
            context.cellAreaContextPointer,
            widget.widgetPointer,
            &minimumHeight,
            &naturalHeight
        )
        return (swiftInteger(minimumHeight), swiftInteger(naturalHeight))
    }

    /// Source: `gtk_cell_area_get_preferred_height_for_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.get_preferred_height_for_width.html)
    @_alwaysEmitIntoClient
    public func preferredHeightForWidth(_ context: CellAreaContext, widget: Widget, width: Int) -> (
        minimumHeight: Int, naturalHeight: Int
    ) {
        var minimumHeight: Int32 = 0
        var naturalHeight: Int32 = 0
        gtk_cell_area_get_preferred_height_for_width(
            cellAreaPointer,
            context.cellAreaContextPointer,
            widget.widgetPointer,
            cInteger(width),
            &minimumHeight,
            &naturalHeight
        )
        return (swiftInteger(minimumHeight), swiftInteger(naturalHeight))
    }

    /// Source: `gtk_cell_area_get_preferred_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.get_preferred_width.html)
    @_alwaysEmitIntoClient
    public func preferredWidth(for context: CellAreaContext, widget: Widget) -> (minimumWidth: Int, naturalWidth: Int) {
        var minimumWidth: Int32 = 0
        var naturalWidth: Int32 = 0
        gtk_cell_area_get_preferred_width(
            cellAreaPointer,
            context.cellAreaContextPointer,
            widget.widgetPointer,
            &minimumWidth,
            &naturalWidth
        )
        return (swiftInteger(minimumWidth), swiftInteger(naturalWidth))
    }

    /// Source: `gtk_cell_area_get_preferred_width_for_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.get_preferred_width_for_height.html)
    @_alwaysEmitIntoClient
    public func preferredWidthForHeight(_ context: CellAreaContext, widget: Widget, height: Int) -> (
        minimumWidth: Int, naturalWidth: Int
    ) {
        var minimumWidth: Int32 = 0
        var naturalWidth: Int32 = 0
        gtk_cell_area_get_preferred_width_for_height(
            cellAreaPointer,
            context.cellAreaContextPointer,
            widget.widgetPointer,
            cInteger(height),
            &minimumWidth,
            &naturalWidth
        )
        return (swiftInteger(minimumWidth), swiftInteger(naturalWidth))
    }

    /// Source: `gtk_cell_area_has_renderer`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.has_renderer.html)
    @_alwaysEmitIntoClient
    public func hasRenderer(_ renderer: CellRenderer) -> Bool {
        gtk_cell_area_has_renderer(cellAreaPointer, renderer.cellRendererPointer) != 0
    }

    /// Source: `gtk_cell_area_inner_cell_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.inner_cell_area.html)
    @_alwaysEmitIntoClient
    public func innerCellArea(_ widget: Widget, cellArea: GdkRectangle) -> GdkRectangle {
        var cellAreaValue = cellArea.cValue
        var innerArea = CGtk.GdkRectangle()
        gtk_cell_area_inner_cell_area(cellAreaPointer, widget.widgetPointer, &cellAreaValue, &innerArea)
        return GdkRectangle(innerArea)
    }

    /// Source: `gtk_cell_area_is_focus_sibling`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.is_focus_sibling.html)
    @_alwaysEmitIntoClient
    public func isFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) -> Bool {
        gtk_cell_area_is_focus_sibling(cellAreaPointer, renderer.cellRendererPointer, sibling.cellRendererPointer) != 0
    }

    /// Source: `gtk_cell_area_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ renderer: CellRenderer) {
        gtk_cell_area_remove(cellAreaPointer, renderer.cellRendererPointer)
    }

    /// Source: `gtk_cell_area_remove_focus_sibling`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.remove_focus_sibling.html)
    @_alwaysEmitIntoClient
    public func removeFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) {
        gtk_cell_area_remove_focus_sibling(cellAreaPointer, renderer.cellRendererPointer, sibling.cellRendererPointer)
    }

    /// Source: `gtk_cell_area_request_renderer`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.request_renderer.html)
    @_alwaysEmitIntoClient
    public func requestRenderer(_ renderer: CellRenderer, orientation: Orientation, widget: Widget, forSize: Int) -> (
        minimumSize: Int, naturalSize: Int
    ) {
        var minimumSize: Int32 = 0
        var naturalSize: Int32 = 0
        gtk_cell_area_request_renderer(
            cellAreaPointer,
            renderer.cellRendererPointer,
            orientation.cValue,
            widget.widgetPointer,
            cInteger(forSize),
            &minimumSize,
            &naturalSize
        )
        return (swiftInteger(minimumSize), swiftInteger(naturalSize))
    }

    /// Source: `gtk_cell_area_snapshot`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.snapshot.html)
    @_alwaysEmitIntoClient
    public func snapshot(
        _ context: CellAreaContext,
        widget: Widget,
        snapshot: Snapshot,
        backgroundArea: GdkRectangle,
        cellArea: GdkRectangle,
        flags: CellRendererState = [],
        paintFocus: Bool
    ) {
        var backgroundAreaValue = backgroundArea.cValue
        var cellAreaValue = cellArea.cValue
        gtk_cell_area_snapshot(
            cellAreaPointer,
            context.cellAreaContextPointer,
            widget.widgetPointer,
            snapshot.opaquePointer,
            &backgroundAreaValue,
            &cellAreaValue,
            flags.cValue,
            paintFocus ? 1 : 0
        )
    }

    /// Source: `gtk_cell_area_stop_editing`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellArea.stop_editing.html)
    @_alwaysEmitIntoClient
    public func stopEditing(_ canceled: Bool) {
        gtk_cell_area_stop_editing(cellAreaPointer, canceled ? 1 : 0)
    }

    /// Source: the signal `GtkCellArea::add-editable`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellArea.add-editable.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAddEditable(
        after: Bool = false,
        _ handler: @escaping @MainActor (CellRenderer, any CellEditable, GdkRectangle, String) -> Void
    ) -> SignalConnection {
        connect("add-editable", after: after) {
            (renderer: CellRenderer, editable: InterfaceValue<any CellEditable>, cellArea: GdkRectangle, path: String)
                -> Void in
            handler(renderer, editable.object, cellArea, path)
        }
    }

    /// Source: the signal `GtkCellArea::apply-attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellArea.apply-attributes.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onApplyAttributes(
        after: Bool = false,
        _ handler: @escaping @MainActor (any TreeModel, TreeIter, Bool, Bool) -> Void
    ) -> SignalConnection {
        connect("apply-attributes", after: after) {
            (model: InterfaceValue<any TreeModel>, iter: TreeIter, isExpander: Bool, isExpanded: Bool) -> Void in
            handler(model.object, iter, isExpander, isExpanded)
        }
    }

    /// Source: the signal `GtkCellArea::focus-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellArea.focus-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onFocusChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (CellRenderer, String) -> Void
    ) -> SignalConnection {
        connect("focus-changed", after: after, handler)
    }

    /// Source: the signal `GtkCellArea::remove-editable`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellArea.remove-editable.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRemoveEditable(
        after: Bool = false,
        _ handler: @escaping @MainActor (CellRenderer, any CellEditable) -> Void
    ) -> SignalConnection {
        connect("remove-editable", after: after) {
            (renderer: CellRenderer, editable: InterfaceValue<any CellEditable>) -> Void in
            handler(renderer, editable.object)
        }
    }
}
