// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCClosureExpression`.
/// [Reference](https://docs.gtk.org/gtk4/class.CClosureExpression.html)
open class CClosureExpression: GtkExpression {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gtk_cclosure_expression_get_type()) }
}

/// Source: `GtkCallbackAction`.
/// [Reference](https://docs.gtk.org/gtk4/class.CallbackAction.html)
open class CallbackAction: ShortcutAction {
    /// Source: `gtk_callback_action_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CallbackAction.new.html)
    @_alwaysEmitIntoClient
    public init(callback: @escaping ShortcutFunc) {
        super.init(
            instance: CInstance(gtk_callback_action_new(callShortcutFunc, retainedClosure(callback), releaseClosure)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkCellAllocCallback`.
/// [Reference](https://docs.gtk.org/gtk4/callback.CellAllocCallback.html)
public typealias CellAllocCallback = @MainActor (CellRenderer, GdkRectangle, GdkRectangle) -> Bool

@_alwaysEmitIntoClient
nonisolated var callCellAllocCallback: GtkCellAllocCallback {
    { renderer, cellArea, cellBackground, data in
        onMainActor((renderer, cellArea, cellBackground, data)) { renderer, cellArea, cellBackground, data in
            let handler: CellAllocCallback = cClosure(data)
            return handler(
                CellRenderer.wrapping(required: renderer),
                GdkRectangle(cContent(of: cellArea)),
                GdkRectangle(cContent(of: cellBackground))
            ) ? 1 : 0
        }
    }
}

/// Source: `GtkCellArea`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellArea.html)
open class CellArea: Object, Buildable, CellLayout {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
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
    public var currentPathString: String {
        String(copying: gtk_cell_area_get_current_path_string(cellAreaPointer))
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
        Int(gtk_cell_area_attribute_get_column(cellAreaPointer, renderer.cellRendererPointer, cText(attribute)))
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
        return Int(
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
        result: CellRenderer, allocArea: GdkRectangle
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
        return (CellRenderer.wrapping(required: result), GdkRectangle(allocArea))
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
        return (Int(minimumHeight), Int(naturalHeight))
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
        return (Int(minimumHeight), Int(naturalHeight))
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
        return (Int(minimumWidth), Int(naturalWidth))
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
        return (Int(minimumWidth), Int(naturalWidth))
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
        return (Int(minimumSize), Int(naturalSize))
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

/// Source: `GtkCellAreaBox`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellAreaBox.html)
open class CellAreaBox: CellArea, Orientable {
    /// Source: `gtk_cell_area_box_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellAreaBox.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_cell_area_box_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CellAreaBox {
    /// Source: `gtk_cell_area_box_get_spacing`, `gtk_cell_area_box_set_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellAreaBox.spacing.html)
    @_alwaysEmitIntoClient
    public var spacing: Int {
        get {
            Int(gtk_cell_area_box_get_spacing(opaquePointer))
        }
        set {
            gtk_cell_area_box_set_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_cell_area_box_pack_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaBox.pack_end.html)
    @_alwaysEmitIntoClient
    public func packEnd(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
        gtk_cell_area_box_pack_end(
            opaquePointer,
            renderer.cellRendererPointer,
            expand ? 1 : 0,
            align ? 1 : 0,
            fixed ? 1 : 0
        )
    }

    /// Source: `gtk_cell_area_box_pack_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaBox.pack_start.html)
    @_alwaysEmitIntoClient
    public func packStart(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
        gtk_cell_area_box_pack_start(
            opaquePointer,
            renderer.cellRendererPointer,
            expand ? 1 : 0,
            align ? 1 : 0,
            fixed ? 1 : 0
        )
    }
}

/// Source: `GtkCellAreaContext`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellAreaContext.html)
open class CellAreaContext: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CellAreaContext {
    @_alwaysEmitIntoClient
    var cellAreaContextPointer: UnsafeMutablePointer<GtkCellAreaContext> { pointer() }

    /// Source: `gtk_cell_area_context_get_area`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellAreaContext.area.html)
    @_alwaysEmitIntoClient
    public var area: CellArea {
        CellArea.wrapping(required: gtk_cell_area_context_get_area(cellAreaContextPointer))
    }

    /// Source: the property `GtkCellAreaContext:minimum-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellAreaContext.minimum-height.html)
    @_alwaysEmitIntoClient
    public var minimumHeight: Int {
        self[property: "minimum-height"]
    }

    /// Source: the property `GtkCellAreaContext:minimum-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellAreaContext.minimum-width.html)
    @_alwaysEmitIntoClient
    public var minimumWidth: Int {
        self[property: "minimum-width"]
    }

    /// Source: the property `GtkCellAreaContext:natural-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellAreaContext.natural-height.html)
    @_alwaysEmitIntoClient
    public var naturalHeight: Int {
        self[property: "natural-height"]
    }

    /// Source: the property `GtkCellAreaContext:natural-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellAreaContext.natural-width.html)
    @_alwaysEmitIntoClient
    public var naturalWidth: Int {
        self[property: "natural-width"]
    }

    /// Source: `gtk_cell_area_context_allocate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.allocate.html)
    @_alwaysEmitIntoClient
    public func allocate(width: Int, height: Int) {
        gtk_cell_area_context_allocate(cellAreaContextPointer, cInteger(width), cInteger(height))
    }

    /// Source: `gtk_cell_area_context_get_allocation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.get_allocation.html)
    @_alwaysEmitIntoClient
    public func allocation() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_cell_area_context_get_allocation(cellAreaContextPointer, &width, &height)
        return (Int(width), Int(height))
    }

    /// Source: `gtk_cell_area_context_get_preferred_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_height.html)
    @_alwaysEmitIntoClient
    public func preferredHeight() -> (minimumHeight: Int, naturalHeight: Int) {
        var minimumHeight: Int32 = 0
        var naturalHeight: Int32 = 0
        gtk_cell_area_context_get_preferred_height(cellAreaContextPointer, &minimumHeight, &naturalHeight)
        return (Int(minimumHeight), Int(naturalHeight))
    }

    /// Source: `gtk_cell_area_context_get_preferred_height_for_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_height_for_width.html)
    @_alwaysEmitIntoClient
    public func preferredHeightForWidth(_ width: Int) -> (minimumHeight: Int, naturalHeight: Int) {
        var minimumHeight: Int32 = 0
        var naturalHeight: Int32 = 0
        gtk_cell_area_context_get_preferred_height_for_width(
            cellAreaContextPointer,
            cInteger(width),
            &minimumHeight,
            &naturalHeight
        )
        return (Int(minimumHeight), Int(naturalHeight))
    }

    /// Source: `gtk_cell_area_context_get_preferred_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_width.html)
    @_alwaysEmitIntoClient
    public func preferredWidth() -> (minimumWidth: Int, naturalWidth: Int) {
        var minimumWidth: Int32 = 0
        var naturalWidth: Int32 = 0
        gtk_cell_area_context_get_preferred_width(cellAreaContextPointer, &minimumWidth, &naturalWidth)
        return (Int(minimumWidth), Int(naturalWidth))
    }

    /// Source: `gtk_cell_area_context_get_preferred_width_for_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.get_preferred_width_for_height.html)
    @_alwaysEmitIntoClient
    public func preferredWidthForHeight(_ height: Int) -> (minimumWidth: Int, naturalWidth: Int) {
        var minimumWidth: Int32 = 0
        var naturalWidth: Int32 = 0
        gtk_cell_area_context_get_preferred_width_for_height(
            cellAreaContextPointer,
            cInteger(height),
            &minimumWidth,
            &naturalWidth
        )
        return (Int(minimumWidth), Int(naturalWidth))
    }

    /// Source: `gtk_cell_area_context_push_preferred_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.push_preferred_height.html)
    @_alwaysEmitIntoClient
    public func pushPreferredHeight(minimumHeight: Int, naturalHeight: Int) {
        gtk_cell_area_context_push_preferred_height(
            cellAreaContextPointer,
            cInteger(minimumHeight),
            cInteger(naturalHeight)
        )
    }

    /// Source: `gtk_cell_area_context_push_preferred_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.push_preferred_width.html)
    @_alwaysEmitIntoClient
    public func pushPreferredWidth(minimumWidth: Int, naturalWidth: Int) {
        gtk_cell_area_context_push_preferred_width(
            cellAreaContextPointer,
            cInteger(minimumWidth),
            cInteger(naturalWidth)
        )
    }

    /// Source: `gtk_cell_area_context_reset`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellAreaContext.reset.html)
    @_alwaysEmitIntoClient
    public func reset() {
        gtk_cell_area_context_reset(cellAreaContextPointer)
    }
}

/// Source: `GtkCellCallback`.
/// [Reference](https://docs.gtk.org/gtk4/callback.CellCallback.html)
public typealias CellCallback = @MainActor (CellRenderer) -> Bool

@_alwaysEmitIntoClient
nonisolated var callCellCallback: GtkCellCallback {
    { renderer, data in
        onMainActor((renderer, data)) { renderer, data in
            let handler: CellCallback = cClosure(data)
            return handler(CellRenderer.wrapping(required: renderer)) ? 1 : 0
        }
    }
}

/// Source: `GtkCellEditable`.
/// [Reference](https://docs.gtk.org/gtk4/iface.CellEditable.html)
public protocol CellEditable: Widget {}

extension CellEditable {
    /// Source: the property `GtkCellEditable:editing-canceled`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellEditable.editing-canceled.html)
    @_alwaysEmitIntoClient
    public var editingCanceled: Bool {
        get {
            self[property: "editing-canceled"]
        }
        set {
            self[property: "editing-canceled"] = newValue
        }
    }

    /// Source: `gtk_cell_editable_editing_done`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellEditable.editing_done.html)
    @_alwaysEmitIntoClient
    public func editingDone() {
        gtk_cell_editable_editing_done(opaquePointer)
    }

    /// Source: `gtk_cell_editable_remove_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellEditable.remove_widget.html)
    @_alwaysEmitIntoClient
    public func removeWidget() {
        gtk_cell_editable_remove_widget(opaquePointer)
    }

    /// Source: `gtk_cell_editable_start_editing`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellEditable.start_editing.html)
    @_alwaysEmitIntoClient
    public func startEditing(_ event: Event? = nil) {
        gtk_cell_editable_start_editing(opaquePointer, event?.opaquePointer)
    }

    /// Source: the signal `GtkCellEditable::editing-done`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellEditable.editing-done.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEditingDone(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("editing-done", after: after, handler)
    }

    /// Source: the signal `GtkCellEditable::remove-widget`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellEditable.remove-widget.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRemoveWidget(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("remove-widget", after: after, handler)
    }
}

/// An object of a private C class that implements ``CellEditable``.
///
/// The functions of the C interface are static members of this class.
public final class AnyCellEditable: Widget, CellEditable {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkCellLayout`.
/// [Reference](https://docs.gtk.org/gtk4/iface.CellLayout.html)
public protocol CellLayout: Object {}

extension CellLayout {
    /// Source: `gtk_cell_layout_get_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.get_area.html)
    @_alwaysEmitIntoClient
    public var area: CellArea? {
        CellArea.wrapping(gtk_cell_layout_get_area(opaquePointer))
    }

    /// Source: `gtk_cell_layout_get_cells`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.get_cells.html)
    @_alwaysEmitIntoClient
    public var cells: [CellRenderer] {
        cElements(of: gtk_cell_layout_get_cells(opaquePointer), transfer: .container) {
            CellRenderer.wrapping(required: $0)
        }
    }

    /// Source: `gtk_cell_layout_add_attribute`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.add_attribute.html)
    @_alwaysEmitIntoClient
    public func addAttribute(_ cell: CellRenderer, attribute: String, column: Int) {
        gtk_cell_layout_add_attribute(opaquePointer, cell.cellRendererPointer, cText(attribute), cInteger(column))
    }

    /// Source: `gtk_cell_layout_clear`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.clear.html)
    @_alwaysEmitIntoClient
    public func clear() {
        gtk_cell_layout_clear(opaquePointer)
    }

    /// Source: `gtk_cell_layout_clear_attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.clear_attributes.html)
    @_alwaysEmitIntoClient
    public func clearAttributes(_ cell: CellRenderer) {
        gtk_cell_layout_clear_attributes(opaquePointer, cell.cellRendererPointer)
    }

    /// Source: `gtk_cell_layout_pack_end`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.pack_end.html)
    @_alwaysEmitIntoClient
    public func packEnd(_ cell: CellRenderer, expand: Bool) {
        gtk_cell_layout_pack_end(opaquePointer, cell.cellRendererPointer, expand ? 1 : 0)
    }

    /// Source: `gtk_cell_layout_pack_start`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.pack_start.html)
    @_alwaysEmitIntoClient
    public func packStart(_ cell: CellRenderer, expand: Bool) {
        gtk_cell_layout_pack_start(opaquePointer, cell.cellRendererPointer, expand ? 1 : 0)
    }

    /// Source: `gtk_cell_layout_reorder`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.reorder.html)
    @_alwaysEmitIntoClient
    public func reorder(_ cell: CellRenderer, position: Int) {
        gtk_cell_layout_reorder(opaquePointer, cell.cellRendererPointer, cInteger(position))
    }

    /// Source: `gtk_cell_layout_set_cell_data_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellLayout.set_cell_data_func.html)
    @_alwaysEmitIntoClient
    public func setCellDataFunc(_ cell: CellRenderer, handler: CellLayoutDataFunc? = nil) {
        gtk_cell_layout_set_cell_data_func(
            opaquePointer,
            cell.cellRendererPointer,
            handler == nil ? nil : callCellLayoutDataFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }
}

/// An object of a private C class that implements ``CellLayout``.
///
/// The functions of the C interface are static members of this class.
public final class AnyCellLayout: Object, CellLayout {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkCellLayoutDataFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.CellLayoutDataFunc.html)
public typealias CellLayoutDataFunc = @MainActor (any CellLayout, CellRenderer, any TreeModel, TreeIter) -> Void

@_alwaysEmitIntoClient
nonisolated var callCellLayoutDataFunc: GtkCellLayoutDataFunc {
    { cellLayout, cell, treeModel, iter, data in
        onMainActor((cellLayout, cell, treeModel, iter, data)) { cellLayout, cell, treeModel, iter, data in
            let handler: CellLayoutDataFunc = cClosure(data)
            handler(
                wrappingInterface(required: cellLayout),
                CellRenderer.wrapping(required: cell),
                wrappingInterface(required: treeModel),
                TreeIter.wrapping(required: iter)
            )
        }
    }
}

/// Source: `GtkCellRenderer`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRenderer.html)
open class CellRenderer: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CellRenderer {
    @_alwaysEmitIntoClient
    var cellRendererPointer: UnsafeMutablePointer<GtkCellRenderer> { pointer() }

    /// Source: the property `GtkCellRenderer:cell-background`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background.html)
    @_alwaysEmitIntoClient
    public func setCellBackground(_ cellBackground: String?) {
        self[property: "cell-background"] = cellBackground
    }

    /// Source: the property `GtkCellRenderer:cell-background-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background-rgba.html)
    @_alwaysEmitIntoClient
    public var cellBackgroundRgba: RGBA {
        get {
            self[property: "cell-background-rgba"]
        }
        set {
            self[property: "cell-background-rgba"] = newValue
        }
    }

    /// Source: the property `GtkCellRenderer:cell-background-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.cell-background-set.html)
    @_alwaysEmitIntoClient
    public var cellBackgroundSet: Bool {
        get {
            self[property: "cell-background-set"]
        }
        set {
            self[property: "cell-background-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRenderer:editing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.editing.html)
    @_alwaysEmitIntoClient
    public var editing: Bool {
        self[property: "editing"]
    }

    /// Source: the property `GtkCellRenderer:height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.height.html)
    @_alwaysEmitIntoClient
    public var height: Int {
        get {
            self[property: "height"]
        }
        set {
            self[property: "height"] = newValue
        }
    }

    /// Source: `gtk_cell_renderer_get_is_expanded`, `gtk_cell_renderer_set_is_expanded`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.is-expanded.html)
    @_alwaysEmitIntoClient
    public var isExpanded: Bool {
        get {
            gtk_cell_renderer_get_is_expanded(cellRendererPointer) != 0
        }
        set {
            gtk_cell_renderer_set_is_expanded(cellRendererPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_cell_renderer_get_is_expander`, `gtk_cell_renderer_set_is_expander`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.is-expander.html)
    @_alwaysEmitIntoClient
    public var isExpander: Bool {
        get {
            gtk_cell_renderer_get_is_expander(cellRendererPointer) != 0
        }
        set {
            gtk_cell_renderer_set_is_expander(cellRendererPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkCellRenderer:mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.mode.html)
    @_alwaysEmitIntoClient
    public var mode: CellRendererMode {
        get {
            self[property: "mode"]
        }
        set {
            self[property: "mode"] = newValue
        }
    }

    /// Source: `gtk_cell_renderer_get_sensitive`, `gtk_cell_renderer_set_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.sensitive.html)
    @_alwaysEmitIntoClient
    public var sensitive: Bool {
        get {
            gtk_cell_renderer_get_sensitive(cellRendererPointer) != 0
        }
        set {
            gtk_cell_renderer_set_sensitive(cellRendererPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_cell_renderer_get_visible`, `gtk_cell_renderer_set_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.visible.html)
    @_alwaysEmitIntoClient
    public var visible: Bool {
        get {
            gtk_cell_renderer_get_visible(cellRendererPointer) != 0
        }
        set {
            gtk_cell_renderer_set_visible(cellRendererPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkCellRenderer:width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.width.html)
    @_alwaysEmitIntoClient
    public var width: Int {
        get {
            self[property: "width"]
        }
        set {
            self[property: "width"] = newValue
        }
    }

    /// Source: the property `GtkCellRenderer:xalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.xalign.html)
    @_alwaysEmitIntoClient
    public var xalign: Float {
        get {
            self[property: "xalign"]
        }
        set {
            self[property: "xalign"] = newValue
        }
    }

    /// Source: the property `GtkCellRenderer:xpad`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.xpad.html)
    @_alwaysEmitIntoClient
    public var xpad: Int {
        get {
            self[property: "xpad"]
        }
        set {
            self[property: "xpad"] = newValue
        }
    }

    /// Source: the property `GtkCellRenderer:yalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.yalign.html)
    @_alwaysEmitIntoClient
    public var yalign: Float {
        get {
            self[property: "yalign"]
        }
        set {
            self[property: "yalign"] = newValue
        }
    }

    /// Source: the property `GtkCellRenderer:ypad`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRenderer.ypad.html)
    @_alwaysEmitIntoClient
    public var ypad: Int {
        get {
            self[property: "ypad"]
        }
        set {
            self[property: "ypad"] = newValue
        }
    }

    /// Source: `gtk_cell_renderer_get_request_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_request_mode.html)
    @_alwaysEmitIntoClient
    public var requestMode: SizeRequestMode {
        SizeRequestMode(gtk_cell_renderer_get_request_mode(cellRendererPointer))
    }

    /// Source: `gtk_cell_renderer_is_activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.is_activatable.html)
    @_alwaysEmitIntoClient
    public var isActivatable: Bool {
        gtk_cell_renderer_is_activatable(cellRendererPointer) != 0
    }

    /// Source: `gtk_cell_renderer_activate`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func activate(
        _ event: Event,
        widget: Widget,
        path: String,
        backgroundArea: GdkRectangle,
        cellArea: GdkRectangle,
        flags: CellRendererState = []
    ) -> Bool {
        var backgroundAreaValue = backgroundArea.cValue
        var cellAreaValue = cellArea.cValue
        return gtk_cell_renderer_activate(
            cellRendererPointer,
            event.opaquePointer,
            widget.widgetPointer,
            cText(path),
            &backgroundAreaValue,
            &cellAreaValue,
            flags.cValue
        ) != 0
    }

    /// Source: `gtk_cell_renderer_get_aligned_area`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_aligned_area.html)
    @_alwaysEmitIntoClient
    public func alignedArea(for widget: Widget, flags: CellRendererState = [], cellArea: GdkRectangle) -> GdkRectangle {
        var cellAreaValue = cellArea.cValue
        var alignedArea = CGtk.GdkRectangle()
        gtk_cell_renderer_get_aligned_area(
            cellRendererPointer,
            widget.widgetPointer,
            flags.cValue,
            &cellAreaValue,
            &alignedArea
        )
        return GdkRectangle(alignedArea)
    }

    /// Source: `gtk_cell_renderer_get_alignment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_alignment.html)
    @_alwaysEmitIntoClient
    public func alignment() -> (xalign: Float, yalign: Float) {
        var xalign: Float = 0
        var yalign: Float = 0
        gtk_cell_renderer_get_alignment(cellRendererPointer, &xalign, &yalign)
        return (xalign, yalign)
    }

    /// Source: `gtk_cell_renderer_get_fixed_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_fixed_size.html)
    @_alwaysEmitIntoClient
    public func fixedSize() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_cell_renderer_get_fixed_size(cellRendererPointer, &width, &height)
        return (Int(width), Int(height))
    }

    /// Source: `gtk_cell_renderer_get_padding`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_padding.html)
    @_alwaysEmitIntoClient
    public func padding() -> (xpad: Int, ypad: Int) {
        var xpad: Int32 = 0
        var ypad: Int32 = 0
        gtk_cell_renderer_get_padding(cellRendererPointer, &xpad, &ypad)
        return (Int(xpad), Int(ypad))
    }

    /// Source: `gtk_cell_renderer_get_preferred_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_height.html)
    @_alwaysEmitIntoClient
    public func preferredHeight(for widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
        var minimumSize: Int32 = 0
        var naturalSize: Int32 = 0
        gtk_cell_renderer_get_preferred_height(cellRendererPointer, widget.widgetPointer, &minimumSize, &naturalSize)
        return (Int(minimumSize), Int(naturalSize))
    }

    /// Source: `gtk_cell_renderer_get_preferred_height_for_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_height_for_width.html)
    @_alwaysEmitIntoClient
    public func preferredHeightForWidth(_ widget: Widget, width: Int) -> (minimumHeight: Int, naturalHeight: Int) {
        var minimumHeight: Int32 = 0
        var naturalHeight: Int32 = 0
        gtk_cell_renderer_get_preferred_height_for_width(
            cellRendererPointer,
            widget.widgetPointer,
            cInteger(width),
            &minimumHeight,
            &naturalHeight
        )
        return (Int(minimumHeight), Int(naturalHeight))
    }

    /// Source: `gtk_cell_renderer_get_preferred_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_size.html)
    @_alwaysEmitIntoClient
    public func preferredSize(for widget: Widget) -> (minimumSize: Requisition, naturalSize: Requisition) {
        var minimumSize = GtkRequisition()
        var naturalSize = GtkRequisition()
        gtk_cell_renderer_get_preferred_size(cellRendererPointer, widget.widgetPointer, &minimumSize, &naturalSize)
        return (Requisition(minimumSize), Requisition(naturalSize))
    }

    /// Source: `gtk_cell_renderer_get_preferred_width`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_width.html)
    @_alwaysEmitIntoClient
    public func preferredWidth(for widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
        var minimumSize: Int32 = 0
        var naturalSize: Int32 = 0
        gtk_cell_renderer_get_preferred_width(cellRendererPointer, widget.widgetPointer, &minimumSize, &naturalSize)
        return (Int(minimumSize), Int(naturalSize))
    }

    /// Source: `gtk_cell_renderer_get_preferred_width_for_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_width_for_height.html)
    @_alwaysEmitIntoClient
    public func preferredWidthForHeight(_ widget: Widget, height: Int) -> (minimumWidth: Int, naturalWidth: Int) {
        var minimumWidth: Int32 = 0
        var naturalWidth: Int32 = 0
        gtk_cell_renderer_get_preferred_width_for_height(
            cellRendererPointer,
            widget.widgetPointer,
            cInteger(height),
            &minimumWidth,
            &naturalWidth
        )
        return (Int(minimumWidth), Int(naturalWidth))
    }

    /// Source: `gtk_cell_renderer_get_state`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_state.html)
    @_alwaysEmitIntoClient
    public func state(for widget: Widget? = nil, cellState: CellRendererState = []) -> StateFlags {
        StateFlags(gtk_cell_renderer_get_state(cellRendererPointer, widget?.widgetPointer, cellState.cValue))
    }

    /// Source: `gtk_cell_renderer_set_alignment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.set_alignment.html)
    @_alwaysEmitIntoClient
    public func setAlignment(xalign: Float, yalign: Float) {
        gtk_cell_renderer_set_alignment(cellRendererPointer, xalign, yalign)
    }

    /// Source: `gtk_cell_renderer_set_fixed_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.set_fixed_size.html)
    @_alwaysEmitIntoClient
    public func setFixedSize(width: Int, height: Int) {
        gtk_cell_renderer_set_fixed_size(cellRendererPointer, cInteger(width), cInteger(height))
    }

    /// Source: `gtk_cell_renderer_set_padding`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.set_padding.html)
    @_alwaysEmitIntoClient
    public func setPadding(xpad: Int, ypad: Int) {
        gtk_cell_renderer_set_padding(cellRendererPointer, cInteger(xpad), cInteger(ypad))
    }

    /// Source: `gtk_cell_renderer_snapshot`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.snapshot.html)
    @_alwaysEmitIntoClient
    public func snapshot(
        _ snapshot: Snapshot,
        widget: Widget,
        backgroundArea: GdkRectangle,
        cellArea: GdkRectangle,
        flags: CellRendererState = []
    ) {
        var backgroundAreaValue = backgroundArea.cValue
        var cellAreaValue = cellArea.cValue
        gtk_cell_renderer_snapshot(
            cellRendererPointer,
            snapshot.opaquePointer,
            widget.widgetPointer,
            &backgroundAreaValue,
            &cellAreaValue,
            flags.cValue
        )
    }

    /// Source: `gtk_cell_renderer_start_editing`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.start_editing.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func startEditing(
        _ event: Event? = nil,
        widget: Widget,
        path: String,
        backgroundArea: GdkRectangle,
        cellArea: GdkRectangle,
        flags: CellRendererState = []
    ) -> (any CellEditable)? {
        var backgroundAreaValue = backgroundArea.cValue
        var cellAreaValue = cellArea.cValue
        return wrappingInterface(
            gtk_cell_renderer_start_editing(
                cellRendererPointer,
                event?.opaquePointer,
                widget.widgetPointer,
                cText(path),
                &backgroundAreaValue,
                &cellAreaValue,
                flags.cValue
            )
        )
    }

    /// Source: `gtk_cell_renderer_stop_editing`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.stop_editing.html)
    @_alwaysEmitIntoClient
    public func stopEditing(_ canceled: Bool) {
        gtk_cell_renderer_stop_editing(cellRendererPointer, canceled ? 1 : 0)
    }

    /// Source: the signal `GtkCellRenderer::editing-canceled`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellRenderer.editing-canceled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEditingCanceled(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("editing-canceled", after: after, handler)
    }

    /// Source: the signal `GtkCellRenderer::editing-started`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellRenderer.editing-started.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEditingStarted(
        after: Bool = false,
        _ handler: @escaping @MainActor (any CellEditable, String) -> Void
    ) -> SignalConnection {
        connect("editing-started", after: after) { (editable: InterfaceValue<any CellEditable>, path: String) -> Void in
            handler(editable.object, path)
        }
    }
}

/// Source: `GtkCellRendererAccel`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererAccel.html)
open class CellRendererAccel: CellRendererText {
    /// Source: `gtk_cell_renderer_accel_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererAccel.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        super.init(instance: CInstance(gtk_cell_renderer_accel_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CellRendererAccel {
    /// Source: the property `GtkCellRendererAccel:accel-key`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-key.html)
    @_alwaysEmitIntoClient
    public var accelKey: Int {
        get {
            self[property: "accel-key"]
        }
        set {
            self[property: "accel-key"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererAccel:accel-mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-mode.html)
    @_alwaysEmitIntoClient
    public var accelMode: CellRendererAccelMode {
        get {
            self[property: "accel-mode"]
        }
        set {
            self[property: "accel-mode"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererAccel:accel-mods`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererAccel.accel-mods.html)
    @_alwaysEmitIntoClient
    public var accelMods: ModifierType {
        get {
            self[property: "accel-mods"]
        }
        set {
            self[property: "accel-mods"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererAccel:keycode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererAccel.keycode.html)
    @_alwaysEmitIntoClient
    public var keycode: Int {
        get {
            self[property: "keycode"]
        }
        set {
            self[property: "keycode"] = newValue
        }
    }

    /// Source: the signal `GtkCellRendererAccel::accel-cleared`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellRendererAccel.accel-cleared.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAccelCleared(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("accel-cleared", after: after, handler)
    }

    /// Source: the signal `GtkCellRendererAccel::accel-edited`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellRendererAccel.accel-edited.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onAccelEdited(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, Int, ModifierType, Int) -> Void
    ) -> SignalConnection {
        connect("accel-edited", after: after, handler)
    }
}

/// Source: `GtkCellRendererAccelMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CellRendererAccelMode.html)
nonisolated public enum CellRendererAccelMode: Enumeration {
    /// Source: `GTK_CELL_RENDERER_ACCEL_MODE_GTK`.
    case gtk
    /// Source: `GTK_CELL_RENDERER_ACCEL_MODE_OTHER`.
    case other
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CellRendererAccelMode] = [
        .gtk,
        .other,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .gtk
        case 1: self = .other
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .gtk: 0
        case .other: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCellRendererAccelMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCellRendererAccelMode { GtkCellRendererAccelMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CellRendererAccelMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_cell_renderer_accel_mode_get_type()) }
}

/// Source: `GtkCellRendererCombo`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererCombo.html)
open class CellRendererCombo: CellRendererText {
    /// Source: `gtk_cell_renderer_combo_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererCombo.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        super.init(instance: CInstance(gtk_cell_renderer_combo_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CellRendererCombo {
    /// Source: the property `GtkCellRendererCombo:has-entry`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererCombo.has-entry.html)
    @_alwaysEmitIntoClient
    public var hasEntry: Bool {
        get {
            self[property: "has-entry"]
        }
        set {
            self[property: "has-entry"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererCombo:model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererCombo.model.html)
    @_alwaysEmitIntoClient
    public var model: (any TreeModel)? {
        get {
            self[interfaceProperty: "model"]
        }
        set {
            self[interfaceProperty: "model"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererCombo:text-column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererCombo.text-column.html)
    @_alwaysEmitIntoClient
    public var textColumn: Int {
        get {
            self[property: "text-column"]
        }
        set {
            self[property: "text-column"] = newValue
        }
    }

    /// Source: the signal `GtkCellRendererCombo::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellRendererCombo.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, TreeIter) -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }
}

/// Source: `GtkCellRendererMode`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CellRendererMode.html)
nonisolated public enum CellRendererMode: Enumeration {
    /// Source: `GTK_CELL_RENDERER_MODE_INERT`.
    case inert
    /// Source: `GTK_CELL_RENDERER_MODE_ACTIVATABLE`.
    case activatable
    /// Source: `GTK_CELL_RENDERER_MODE_EDITABLE`.
    case editable
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CellRendererMode] = [
        .inert,
        .activatable,
        .editable,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .inert
        case 1: self = .activatable
        case 2: self = .editable
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .inert: 0
        case .activatable: 1
        case .editable: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCellRendererMode) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCellRendererMode { GtkCellRendererMode(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CellRendererMode: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_cell_renderer_mode_get_type()) }
}

/// Source: `GtkCellRendererPixbuf`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererPixbuf.html)
open class CellRendererPixbuf: CellRenderer {
    /// Source: `gtk_cell_renderer_pixbuf_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererPixbuf.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_cell_renderer_pixbuf_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CellRendererPixbuf {
    /// Source: the property `GtkCellRendererPixbuf:gicon`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.gicon.html)
    @_alwaysEmitIntoClient
    public var gicon: (any Icon)? {
        get {
            self[interfaceProperty: "gicon"]
        }
        set {
            self[interfaceProperty: "gicon"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererPixbuf:icon-name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.icon-name.html)
    @_alwaysEmitIntoClient
    public var iconName: String? {
        get {
            self[property: "icon-name"]
        }
        set {
            self[property: "icon-name"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererPixbuf:icon-size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.icon-size.html)
    @_alwaysEmitIntoClient
    public var iconSize: IconSize {
        get {
            self[property: "icon-size"]
        }
        set {
            self[property: "icon-size"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererPixbuf:pixbuf`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf.html)
    @_alwaysEmitIntoClient
    public func setPixbuf(_ pixbuf: Pixbuf?) {
        self[property: "pixbuf"] = pixbuf
    }

    /// Source: the property `GtkCellRendererPixbuf:pixbuf-expander-closed`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf-expander-closed.html)
    @_alwaysEmitIntoClient
    public var pixbufExpanderClosed: Pixbuf? {
        get {
            self[property: "pixbuf-expander-closed"]
        }
        set {
            self[property: "pixbuf-expander-closed"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererPixbuf:pixbuf-expander-open`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.pixbuf-expander-open.html)
    @_alwaysEmitIntoClient
    public var pixbufExpanderOpen: Pixbuf? {
        get {
            self[property: "pixbuf-expander-open"]
        }
        set {
            self[property: "pixbuf-expander-open"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererPixbuf:texture`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererPixbuf.texture.html)
    @_alwaysEmitIntoClient
    public var texture: Texture? {
        get {
            self[property: "texture"]
        }
        set {
            self[property: "texture"] = newValue
        }
    }
}

/// Source: `GtkCellRendererProgress`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererProgress.html)
open class CellRendererProgress: CellRenderer, Orientable {
    /// Source: `gtk_cell_renderer_progress_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererProgress.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_cell_renderer_progress_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CellRendererProgress {
    /// Source: the property `GtkCellRendererProgress:inverted`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererProgress.inverted.html)
    @_alwaysEmitIntoClient
    public var inverted: Bool {
        get {
            self[property: "inverted"]
        }
        set {
            self[property: "inverted"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererProgress:pulse`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererProgress.pulse.html)
    @_alwaysEmitIntoClient
    public var pulse: Int {
        get {
            self[property: "pulse"]
        }
        set {
            self[property: "pulse"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererProgress:text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererProgress.text.html)
    @_alwaysEmitIntoClient
    public var text: String? {
        get {
            self[property: "text"]
        }
        set {
            self[property: "text"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererProgress:text-xalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererProgress.text-xalign.html)
    @_alwaysEmitIntoClient
    public var textXalign: Float {
        get {
            self[property: "text-xalign"]
        }
        set {
            self[property: "text-xalign"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererProgress:text-yalign`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererProgress.text-yalign.html)
    @_alwaysEmitIntoClient
    public var textYalign: Float {
        get {
            self[property: "text-yalign"]
        }
        set {
            self[property: "text-yalign"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererProgress:value`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererProgress.value.html)
    @_alwaysEmitIntoClient
    public var value: Int {
        get {
            self[property: "value"]
        }
        set {
            self[property: "value"] = newValue
        }
    }
}

/// Source: `GtkCellRendererSpin`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererSpin.html)
open class CellRendererSpin: CellRendererText {
    /// Source: `gtk_cell_renderer_spin_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererSpin.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        super.init(instance: CInstance(gtk_cell_renderer_spin_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CellRendererSpin {
    /// Source: the property `GtkCellRendererSpin:adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererSpin.adjustment.html)
    @_alwaysEmitIntoClient
    public var adjustment: Adjustment? {
        get {
            self[property: "adjustment"]
        }
        set {
            self[property: "adjustment"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererSpin:climb-rate`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererSpin.climb-rate.html)
    @_alwaysEmitIntoClient
    public var climbRate: Double {
        get {
            self[property: "climb-rate"]
        }
        set {
            self[property: "climb-rate"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererSpin:digits`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererSpin.digits.html)
    @_alwaysEmitIntoClient
    public var digits: Int {
        get {
            self[property: "digits"]
        }
        set {
            self[property: "digits"] = newValue
        }
    }
}

/// Source: `GtkCellRendererSpinner`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererSpinner.html)
open class CellRendererSpinner: CellRenderer {
    /// Source: `gtk_cell_renderer_spinner_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererSpinner.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_cell_renderer_spinner_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CellRendererSpinner {
    /// Source: the property `GtkCellRendererSpinner:active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererSpinner.active.html)
    @_alwaysEmitIntoClient
    public var active: Bool {
        get {
            self[property: "active"]
        }
        set {
            self[property: "active"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererSpinner:pulse`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererSpinner.pulse.html)
    @_alwaysEmitIntoClient
    public var pulse: Int {
        get {
            self[property: "pulse"]
        }
        set {
            self[property: "pulse"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererSpinner:size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererSpinner.size.html)
    @_alwaysEmitIntoClient
    public var size: IconSize {
        get {
            self[property: "size"]
        }
        set {
            self[property: "size"] = newValue
        }
    }
}

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

/// Source: `GtkCellRendererText`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererText.html)
open class CellRendererText: CellRenderer {
    /// Source: `gtk_cell_renderer_text_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererText.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_cell_renderer_text_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CellRendererText {
    @_alwaysEmitIntoClient
    var cellRendererTextPointer: UnsafeMutablePointer<GtkCellRendererText> { pointer() }

    /// Source: the property `GtkCellRendererText:align-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.align-set.html)
    @_alwaysEmitIntoClient
    public var alignSet: Bool {
        get {
            self[property: "align-set"]
        }
        set {
            self[property: "align-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:alignment`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.alignment.html)
    @_alwaysEmitIntoClient
    public var cellRendererTextAlignment: PangoAlignment {
        get {
            self[property: "alignment"]
        }
        set {
            self[property: "alignment"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:attributes`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.attributes.html)
    @_alwaysEmitIntoClient
    public var attributes: PangoAttrList? {
        get {
            self[property: "attributes"]
        }
        set {
            self[property: "attributes"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:background`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.background.html)
    @_alwaysEmitIntoClient
    public func setBackground(_ background: String?) {
        self[property: "background"] = background
    }

    /// Source: the property `GtkCellRendererText:background-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.background-rgba.html)
    @_alwaysEmitIntoClient
    public var backgroundRgba: RGBA {
        get {
            self[property: "background-rgba"]
        }
        set {
            self[property: "background-rgba"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:background-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.background-set.html)
    @_alwaysEmitIntoClient
    public var backgroundSet: Bool {
        get {
            self[property: "background-set"]
        }
        set {
            self[property: "background-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:editable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.editable.html)
    @_alwaysEmitIntoClient
    public var editable: Bool {
        get {
            self[property: "editable"]
        }
        set {
            self[property: "editable"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:editable-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.editable-set.html)
    @_alwaysEmitIntoClient
    public var editableSet: Bool {
        get {
            self[property: "editable-set"]
        }
        set {
            self[property: "editable-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:ellipsize`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.ellipsize.html)
    @_alwaysEmitIntoClient
    public var ellipsize: PangoEllipsizeMode {
        get {
            self[property: "ellipsize"]
        }
        set {
            self[property: "ellipsize"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:ellipsize-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.ellipsize-set.html)
    @_alwaysEmitIntoClient
    public var ellipsizeSet: Bool {
        get {
            self[property: "ellipsize-set"]
        }
        set {
            self[property: "ellipsize-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:family`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.family.html)
    @_alwaysEmitIntoClient
    public var family: String? {
        get {
            self[property: "family"]
        }
        set {
            self[property: "family"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:family-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.family-set.html)
    @_alwaysEmitIntoClient
    public var familySet: Bool {
        get {
            self[property: "family-set"]
        }
        set {
            self[property: "family-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:font`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.font.html)
    @_alwaysEmitIntoClient
    public var font: String? {
        get {
            self[property: "font"]
        }
        set {
            self[property: "font"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:font-desc`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.font-desc.html)
    @_alwaysEmitIntoClient
    public var fontDesc: PangoFontDescription? {
        get {
            self[property: "font-desc"]
        }
        set {
            self[property: "font-desc"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:foreground`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.foreground.html)
    @_alwaysEmitIntoClient
    public func setForeground(_ foreground: String?) {
        self[property: "foreground"] = foreground
    }

    /// Source: the property `GtkCellRendererText:foreground-rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.foreground-rgba.html)
    @_alwaysEmitIntoClient
    public var foregroundRgba: RGBA {
        get {
            self[property: "foreground-rgba"]
        }
        set {
            self[property: "foreground-rgba"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:foreground-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.foreground-set.html)
    @_alwaysEmitIntoClient
    public var foregroundSet: Bool {
        get {
            self[property: "foreground-set"]
        }
        set {
            self[property: "foreground-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:language`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.language.html)
    @_alwaysEmitIntoClient
    public var language: String? {
        get {
            self[property: "language"]
        }
        set {
            self[property: "language"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:language-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.language-set.html)
    @_alwaysEmitIntoClient
    public var languageSet: Bool {
        get {
            self[property: "language-set"]
        }
        set {
            self[property: "language-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:markup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.markup.html)
    @_alwaysEmitIntoClient
    public func setMarkup(_ markup: String?) {
        self[property: "markup"] = markup
    }

    /// Source: the property `GtkCellRendererText:max-width-chars`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.max-width-chars.html)
    @_alwaysEmitIntoClient
    public var maxWidthChars: Int {
        get {
            self[property: "max-width-chars"]
        }
        set {
            self[property: "max-width-chars"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:placeholder-text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.placeholder-text.html)
    @_alwaysEmitIntoClient
    public var placeholderText: String? {
        get {
            self[property: "placeholder-text"]
        }
        set {
            self[property: "placeholder-text"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:rise`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.rise.html)
    @_alwaysEmitIntoClient
    public var rise: Int {
        get {
            self[property: "rise"]
        }
        set {
            self[property: "rise"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:rise-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.rise-set.html)
    @_alwaysEmitIntoClient
    public var riseSet: Bool {
        get {
            self[property: "rise-set"]
        }
        set {
            self[property: "rise-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:scale`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.scale.html)
    @_alwaysEmitIntoClient
    public var scale: Double {
        get {
            self[property: "scale"]
        }
        set {
            self[property: "scale"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:scale-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.scale-set.html)
    @_alwaysEmitIntoClient
    public var scaleSet: Bool {
        get {
            self[property: "scale-set"]
        }
        set {
            self[property: "scale-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:single-paragraph-mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.single-paragraph-mode.html)
    @_alwaysEmitIntoClient
    public var singleParagraphMode: Bool {
        get {
            self[property: "single-paragraph-mode"]
        }
        set {
            self[property: "single-paragraph-mode"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:size`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.size.html)
    @_alwaysEmitIntoClient
    public var size: Int {
        get {
            self[property: "size"]
        }
        set {
            self[property: "size"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:size-points`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.size-points.html)
    @_alwaysEmitIntoClient
    public var sizePoints: Double {
        get {
            self[property: "size-points"]
        }
        set {
            self[property: "size-points"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:size-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.size-set.html)
    @_alwaysEmitIntoClient
    public var sizeSet: Bool {
        get {
            self[property: "size-set"]
        }
        set {
            self[property: "size-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:stretch`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.stretch.html)
    @_alwaysEmitIntoClient
    public var stretch: PangoStretch {
        get {
            self[property: "stretch"]
        }
        set {
            self[property: "stretch"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:stretch-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.stretch-set.html)
    @_alwaysEmitIntoClient
    public var stretchSet: Bool {
        get {
            self[property: "stretch-set"]
        }
        set {
            self[property: "stretch-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:strikethrough`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.strikethrough.html)
    @_alwaysEmitIntoClient
    public var strikethrough: Bool {
        get {
            self[property: "strikethrough"]
        }
        set {
            self[property: "strikethrough"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:strikethrough-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.strikethrough-set.html)
    @_alwaysEmitIntoClient
    public var strikethroughSet: Bool {
        get {
            self[property: "strikethrough-set"]
        }
        set {
            self[property: "strikethrough-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:style`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.style.html)
    @_alwaysEmitIntoClient
    public var style: PangoStyle {
        get {
            self[property: "style"]
        }
        set {
            self[property: "style"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:style-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.style-set.html)
    @_alwaysEmitIntoClient
    public var styleSet: Bool {
        get {
            self[property: "style-set"]
        }
        set {
            self[property: "style-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:text`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.text.html)
    @_alwaysEmitIntoClient
    public var text: String? {
        get {
            self[property: "text"]
        }
        set {
            self[property: "text"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.underline.html)
    @_alwaysEmitIntoClient
    public var underline: PangoUnderline {
        get {
            self[property: "underline"]
        }
        set {
            self[property: "underline"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:underline-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.underline-set.html)
    @_alwaysEmitIntoClient
    public var underlineSet: Bool {
        get {
            self[property: "underline-set"]
        }
        set {
            self[property: "underline-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:variant`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.variant.html)
    @_alwaysEmitIntoClient
    public var variant: PangoVariant {
        get {
            self[property: "variant"]
        }
        set {
            self[property: "variant"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:variant-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.variant-set.html)
    @_alwaysEmitIntoClient
    public var variantSet: Bool {
        get {
            self[property: "variant-set"]
        }
        set {
            self[property: "variant-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:weight`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.weight.html)
    @_alwaysEmitIntoClient
    public var weight: Int {
        get {
            self[property: "weight"]
        }
        set {
            self[property: "weight"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:weight-set`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.weight-set.html)
    @_alwaysEmitIntoClient
    public var weightSet: Bool {
        get {
            self[property: "weight-set"]
        }
        set {
            self[property: "weight-set"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:width-chars`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.width-chars.html)
    @_alwaysEmitIntoClient
    public var widthChars: Int {
        get {
            self[property: "width-chars"]
        }
        set {
            self[property: "width-chars"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:wrap-mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.wrap-mode.html)
    @_alwaysEmitIntoClient
    public var wrapMode: PangoWrapMode {
        get {
            self[property: "wrap-mode"]
        }
        set {
            self[property: "wrap-mode"] = newValue
        }
    }

    /// Source: the property `GtkCellRendererText:wrap-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererText.wrap-width.html)
    @_alwaysEmitIntoClient
    public var wrapWidth: Int {
        get {
            self[property: "wrap-width"]
        }
        set {
            self[property: "wrap-width"] = newValue
        }
    }

    /// Source: `gtk_cell_renderer_text_set_fixed_height_from_font`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRendererText.set_fixed_height_from_font.html)
    @_alwaysEmitIntoClient
    public func setFixedHeightFromFont(_ numberOfRows: Int) {
        gtk_cell_renderer_text_set_fixed_height_from_font(cellRendererTextPointer, cInteger(numberOfRows))
    }

    /// Source: the signal `GtkCellRendererText::edited`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellRendererText.edited.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onEdited(
        after: Bool = false,
        _ handler: @escaping @MainActor (String, String) -> Void
    ) -> SignalConnection {
        connect("edited", after: after, handler)
    }
}

/// Source: `GtkCellRendererToggle`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRendererToggle.html)
open class CellRendererToggle: CellRenderer {
    /// Source: `gtk_cell_renderer_toggle_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellRendererToggle.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_cell_renderer_toggle_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CellRendererToggle {
    /// Source: `gtk_cell_renderer_toggle_get_activatable`, `gtk_cell_renderer_toggle_set_activatable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererToggle.activatable.html)
    @_alwaysEmitIntoClient
    public var activatable: Bool {
        get {
            gtk_cell_renderer_toggle_get_activatable(opaquePointer) != 0
        }
        set {
            gtk_cell_renderer_toggle_set_activatable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_cell_renderer_toggle_get_active`, `gtk_cell_renderer_toggle_set_active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererToggle.active.html)
    @_alwaysEmitIntoClient
    public var active: Bool {
        get {
            gtk_cell_renderer_toggle_get_active(opaquePointer) != 0
        }
        set {
            gtk_cell_renderer_toggle_set_active(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkCellRendererToggle:inconsistent`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererToggle.inconsistent.html)
    @_alwaysEmitIntoClient
    public var inconsistent: Bool {
        get {
            self[property: "inconsistent"]
        }
        set {
            self[property: "inconsistent"] = newValue
        }
    }

    /// Source: `gtk_cell_renderer_toggle_get_radio`, `gtk_cell_renderer_toggle_set_radio`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellRendererToggle.radio.html)
    @_alwaysEmitIntoClient
    public var radio: Bool {
        get {
            gtk_cell_renderer_toggle_get_radio(opaquePointer) != 0
        }
        set {
            gtk_cell_renderer_toggle_set_radio(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the signal `GtkCellRendererToggle::toggled`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CellRendererToggle.toggled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggled(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> Void
    ) -> SignalConnection {
        connect("toggled", after: after, handler)
    }
}

/// Source: `GtkCellView`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellView.html)
open class CellView: Widget, CellLayout, Orientable {
    /// Source: `gtk_cell_view_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellView.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_cell_view_new()))
    }

    /// Source: `gtk_cell_view_new_with_context`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellView.new_with_context.html)
    @_alwaysEmitIntoClient
    public init(area: CellArea, context: CellAreaContext) {
        requireDisplay()
        super.init(
            instance: CInstance(gtk_cell_view_new_with_context(area.cellAreaPointer, context.cellAreaContextPointer))
        )
    }

    /// Source: `gtk_cell_view_new_with_markup`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellView.new_with_markup.html)
    @_alwaysEmitIntoClient
    public init(markup: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_cell_view_new_with_markup(cText(markup))))
    }

    /// Source: `gtk_cell_view_new_with_text`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellView.new_with_text.html)
    @_alwaysEmitIntoClient
    public init(text: String) {
        requireDisplay()
        super.init(instance: CInstance(gtk_cell_view_new_with_text(cText(text))))
    }

    /// Source: `gtk_cell_view_new_with_texture`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CellView.new_with_texture.html)
    @_alwaysEmitIntoClient
    public init(texture: Texture) {
        requireDisplay()
        super.init(instance: CInstance(gtk_cell_view_new_with_texture(texture.opaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CellView {
    /// Source: the property `GtkCellView:cell-area`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellView.cell-area.html)
    @_alwaysEmitIntoClient
    public var cellArea: CellArea? {
        self[property: "cell-area"]
    }

    /// Source: the property `GtkCellView:cell-area-context`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellView.cell-area-context.html)
    @_alwaysEmitIntoClient
    public var cellAreaContext: CellAreaContext? {
        self[property: "cell-area-context"]
    }

    /// Source: `gtk_cell_view_get_draw_sensitive`, `gtk_cell_view_set_draw_sensitive`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellView.draw-sensitive.html)
    @_alwaysEmitIntoClient
    public var drawSensitive: Bool {
        get {
            gtk_cell_view_get_draw_sensitive(opaquePointer) != 0
        }
        set {
            gtk_cell_view_set_draw_sensitive(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_cell_view_get_fit_model`, `gtk_cell_view_set_fit_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellView.fit-model.html)
    @_alwaysEmitIntoClient
    public var fitModel: Bool {
        get {
            gtk_cell_view_get_fit_model(opaquePointer) != 0
        }
        set {
            gtk_cell_view_set_fit_model(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_cell_view_get_model`, `gtk_cell_view_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CellView.model.html)
    @_alwaysEmitIntoClient
    public var model: (any TreeModel)? {
        get {
            wrappingInterface(gtk_cell_view_get_model(opaquePointer))
        }
        set {
            gtk_cell_view_set_model(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_cell_view_get_displayed_row`, `gtk_cell_view_set_displayed_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellView.get_displayed_row.html)
    @_alwaysEmitIntoClient
    public var displayedRow: TreePath? {
        get {
            TreePath.wrapping(gtk_cell_view_get_displayed_row(opaquePointer), transfer: .full)
        }
        set {
            gtk_cell_view_set_displayed_row(opaquePointer, newValue?.opaquePointer)
        }
    }
}

/// Source: `GtkCenterBox`.
/// [Reference](https://docs.gtk.org/gtk4/class.CenterBox.html)
open class CenterBox: Widget, Orientable {
    /// Source: `gtk_center_box_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CenterBox.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_center_box_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CenterBox {
    /// Source: `gtk_center_box_get_baseline_position`, `gtk_center_box_set_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CenterBox.baseline-position.html)
    @_alwaysEmitIntoClient
    public var baselinePosition: BaselinePosition {
        get {
            BaselinePosition(gtk_center_box_get_baseline_position(opaquePointer))
        }
        set {
            gtk_center_box_set_baseline_position(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_center_box_get_center_widget`, `gtk_center_box_set_center_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterBox.get_center_widget.html)
    @_alwaysEmitIntoClient
    public var centerWidget: Widget? {
        get {
            Widget.wrapping(gtk_center_box_get_center_widget(opaquePointer))
        }
        set {
            gtk_center_box_set_center_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_center_box_get_end_widget`, `gtk_center_box_set_end_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterBox.get_end_widget.html)
    @_alwaysEmitIntoClient
    public var endWidget: Widget? {
        get {
            Widget.wrapping(gtk_center_box_get_end_widget(opaquePointer))
        }
        set {
            gtk_center_box_set_end_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_center_box_get_start_widget`, `gtk_center_box_set_start_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterBox.get_start_widget.html)
    @_alwaysEmitIntoClient
    public var startWidget: Widget? {
        get {
            Widget.wrapping(gtk_center_box_get_start_widget(opaquePointer))
        }
        set {
            gtk_center_box_set_start_widget(opaquePointer, newValue?.widgetPointer)
        }
    }
}

/// Source: `GtkCenterLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.CenterLayout.html)
open class CenterLayout: LayoutManager {
    /// Source: `gtk_center_layout_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CenterLayout.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_center_layout_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CenterLayout {
    /// Source: `gtk_center_layout_get_baseline_position`, `gtk_center_layout_set_baseline_position`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterLayout.get_baseline_position.html)
    @_alwaysEmitIntoClient
    public var baselinePosition: BaselinePosition {
        get {
            BaselinePosition(gtk_center_layout_get_baseline_position(opaquePointer))
        }
        set {
            gtk_center_layout_set_baseline_position(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_center_layout_get_center_widget`, `gtk_center_layout_set_center_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterLayout.get_center_widget.html)
    @_alwaysEmitIntoClient
    public var centerWidget: Widget? {
        get {
            Widget.wrapping(gtk_center_layout_get_center_widget(opaquePointer))
        }
        set {
            gtk_center_layout_set_center_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_center_layout_get_end_widget`, `gtk_center_layout_set_end_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterLayout.get_end_widget.html)
    @_alwaysEmitIntoClient
    public var endWidget: Widget? {
        get {
            Widget.wrapping(gtk_center_layout_get_end_widget(opaquePointer))
        }
        set {
            gtk_center_layout_set_end_widget(opaquePointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_center_layout_get_orientation`, `gtk_center_layout_set_orientation`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterLayout.get_orientation.html)
    @_alwaysEmitIntoClient
    public var orientation: Orientation {
        get {
            Orientation(gtk_center_layout_get_orientation(opaquePointer))
        }
        set {
            gtk_center_layout_set_orientation(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_center_layout_get_start_widget`, `gtk_center_layout_set_start_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CenterLayout.get_start_widget.html)
    @_alwaysEmitIntoClient
    public var startWidget: Widget? {
        get {
            Widget.wrapping(gtk_center_layout_get_start_widget(opaquePointer))
        }
        set {
            gtk_center_layout_set_start_widget(opaquePointer, newValue?.widgetPointer)
        }
    }
}

/// Source: `GtkCheckButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.CheckButton.html)
open class CheckButton: Widget, Actionable {
    /// Source: `gtk_check_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CheckButton.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_check_button_new()))
    }

    /// Source: `gtk_check_button_new_with_label`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CheckButton.new_with_label.html)
    @_alwaysEmitIntoClient
    public init(_ label: String?) {
        requireDisplay()
        super.init(instance: CInstance(gtk_check_button_new_with_label(cText(ifAny: label))))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CheckButton {
    @_alwaysEmitIntoClient
    var checkButtonPointer: UnsafeMutablePointer<GtkCheckButton> { pointer() }

    /// Source: `gtk_check_button_get_active`, `gtk_check_button_set_active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CheckButton.active.html)
    @_alwaysEmitIntoClient
    public var active: Bool {
        get {
            gtk_check_button_get_active(checkButtonPointer) != 0
        }
        set {
            gtk_check_button_set_active(checkButtonPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_check_button_get_child`, `gtk_check_button_set_child`, since GTK 4.8.
    /// [Reference](https://docs.gtk.org/gtk4/property.CheckButton.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_check_button_get_child(checkButtonPointer))
        }
        set {
            gtk_check_button_set_child(checkButtonPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_check_button_get_inconsistent`, `gtk_check_button_set_inconsistent`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CheckButton.inconsistent.html)
    @_alwaysEmitIntoClient
    public var inconsistent: Bool {
        get {
            gtk_check_button_get_inconsistent(checkButtonPointer) != 0
        }
        set {
            gtk_check_button_set_inconsistent(checkButtonPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_check_button_get_label`, `gtk_check_button_set_label`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CheckButton.label.html)
    @_alwaysEmitIntoClient
    public var label: String? {
        get {
            String.optional(copying: gtk_check_button_get_label(checkButtonPointer))
        }
        set {
            gtk_check_button_set_label(checkButtonPointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_check_button_get_use_underline`, `gtk_check_button_set_use_underline`.
    /// [Reference](https://docs.gtk.org/gtk4/property.CheckButton.use-underline.html)
    @_alwaysEmitIntoClient
    public var useUnderline: Bool {
        get {
            gtk_check_button_get_use_underline(checkButtonPointer) != 0
        }
        set {
            gtk_check_button_set_use_underline(checkButtonPointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_check_button_set_group`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CheckButton.set_group.html)
    @_alwaysEmitIntoClient
    public func setGroup(_ group: CheckButton?) {
        gtk_check_button_set_group(checkButtonPointer, group?.checkButtonPointer)
    }

    /// Source: the signal `GtkCheckButton::activate`, since GTK 4.2.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CheckButton.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkCheckButton::toggled`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CheckButton.toggled.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggled(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggled", after: after, handler)
    }
}

/// Source: `GtkClosureExpression`.
/// [Reference](https://docs.gtk.org/gtk4/class.ClosureExpression.html)
open class ClosureExpression: GtkExpression {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gtk_closure_expression_get_type()) }
}

/// Source: `GtkColorButton`.
/// [Reference](https://docs.gtk.org/gtk4/class.ColorButton.html)
open class ColorButton: Widget, ColorChooser {
    /// Source: `gtk_color_button_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ColorButton.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_color_button_new()))
    }

    /// Source: `gtk_color_button_new_with_rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ColorButton.new_with_rgba.html)
    @_alwaysEmitIntoClient
    public init(rgba: RGBA) {
        requireDisplay()
        var rgbaValue = rgba.cValue
        super.init(instance: CInstance(gtk_color_button_new_with_rgba(&rgbaValue)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ColorButton {
    /// Source: `gtk_color_button_get_modal`, `gtk_color_button_set_modal`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorButton.modal.html)
    @_alwaysEmitIntoClient
    public var modal: Bool {
        get {
            gtk_color_button_get_modal(opaquePointer) != 0
        }
        set {
            gtk_color_button_set_modal(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkColorButton:show-editor`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorButton.show-editor.html)
    @_alwaysEmitIntoClient
    public var showEditor: Bool {
        get {
            self[property: "show-editor"]
        }
        set {
            self[property: "show-editor"] = newValue
        }
    }

    /// Source: `gtk_color_button_get_title`, `gtk_color_button_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorButton.title.html)
    @_alwaysEmitIntoClient
    public var title: String {
        get {
            String(copying: gtk_color_button_get_title(opaquePointer))
        }
        set {
            gtk_color_button_set_title(opaquePointer, cText(newValue))
        }
    }

    /// Source: the signal `GtkColorButton::activate`, since GTK 4.4.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ColorButton.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkColorButton::color-set`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ColorButton.color-set.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onColorSet(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("color-set", after: after, handler)
    }
}

/// Source: `GtkColorChooser`.
/// [Reference](https://docs.gtk.org/gtk4/iface.ColorChooser.html)
public protocol ColorChooser: Object {}

extension ColorChooser {
    /// Source: the property `GtkColorChooser:rgba`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorChooser.rgba.html)
    @_alwaysEmitIntoClient
    public var rgba: RGBA {
        get {
            self[property: "rgba"]
        }
        set {
            self[property: "rgba"] = newValue
        }
    }

    /// Source: `gtk_color_chooser_get_use_alpha`, `gtk_color_chooser_set_use_alpha`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorChooser.use-alpha.html)
    @_alwaysEmitIntoClient
    public var useAlpha: Bool {
        get {
            gtk_color_chooser_get_use_alpha(opaquePointer) != 0
        }
        set {
            gtk_color_chooser_set_use_alpha(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_color_chooser_add_palette`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ColorChooser.add_palette.html)
    @_alwaysEmitIntoClient
    public func addPalette(_ orientation: Orientation, colorsPerLine: Int, colors: [RGBA]) {
        var colorsValues = colors.map { $0.cValue }
        gtk_color_chooser_add_palette(
            opaquePointer,
            orientation.cValue,
            cInteger(colorsPerLine),
            cInteger(colors.count),
            &colorsValues
        )
    }

    /// Source: the signal `GtkColorChooser::color-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ColorChooser.color-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onColorActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (RGBA) -> Void
    ) -> SignalConnection {
        connect("color-activated", after: after, handler)
    }
}

/// An object of a private C class that implements ``ColorChooser``.
///
/// The functions of the C interface are static members of this class.
public final class AnyColorChooser: Object, ColorChooser {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkColorChooserDialog`.
/// [Reference](https://docs.gtk.org/gtk4/class.ColorChooserDialog.html)
open class ColorChooserDialog: Dialog, ColorChooser {
    /// Source: `gtk_color_chooser_dialog_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ColorChooserDialog.new.html)
    @_alwaysEmitIntoClient
    public init(title: String? = nil, parent: Window? = nil) {
        requireDisplay()
        super.init(instance: CInstance(gtk_color_chooser_dialog_new(cText(ifAny: title), parent?.windowPointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ColorChooserDialog {
    /// Source: the property `GtkColorChooserDialog:show-editor`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorChooserDialog.show-editor.html)
    @_alwaysEmitIntoClient
    public var showEditor: Bool {
        get {
            self[property: "show-editor"]
        }
        set {
            self[property: "show-editor"] = newValue
        }
    }
}

/// Source: `GtkColorChooserWidget`.
/// [Reference](https://docs.gtk.org/gtk4/class.ColorChooserWidget.html)
open class ColorChooserWidget: Widget, ColorChooser {
    /// Source: `gtk_color_chooser_widget_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ColorChooserWidget.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_color_chooser_widget_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ColorChooserWidget {
    /// Source: the property `GtkColorChooserWidget:show-editor`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColorChooserWidget.show-editor.html)
    @_alwaysEmitIntoClient
    public var showEditor: Bool {
        get {
            self[property: "show-editor"]
        }
        set {
            self[property: "show-editor"] = newValue
        }
    }
}

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

/// Source: `GtkColumnViewColumn`.
/// [Reference](https://docs.gtk.org/gtk4/class.ColumnViewColumn.html)
open class ColumnViewColumn: Object {
    /// Source: `gtk_column_view_column_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ColumnViewColumn.new.html)
    @_alwaysEmitIntoClient
    public init(title: String? = nil, factory: ListItemFactory? = nil) {
        super.init(
            instance: CInstance(gtk_column_view_column_new(cText(ifAny: title), factory?.retainedOpaquePointer)),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ColumnViewColumn {
    /// Source: `gtk_column_view_column_get_column_view`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.column-view.html)
    @_alwaysEmitIntoClient
    public var columnView: ColumnView? {
        ColumnView.wrapping(gtk_column_view_column_get_column_view(opaquePointer))
    }

    /// Source: `gtk_column_view_column_get_expand`, `gtk_column_view_column_set_expand`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.expand.html)
    @_alwaysEmitIntoClient
    public var expand: Bool {
        get {
            gtk_column_view_column_get_expand(opaquePointer) != 0
        }
        set {
            gtk_column_view_column_set_expand(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_column_view_column_get_factory`, `gtk_column_view_column_set_factory`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.factory.html)
    @_alwaysEmitIntoClient
    public var factory: ListItemFactory? {
        get {
            ListItemFactory.wrapping(gtk_column_view_column_get_factory(opaquePointer))
        }
        set {
            gtk_column_view_column_set_factory(opaquePointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_column_view_column_get_fixed_width`, `gtk_column_view_column_set_fixed_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.fixed-width.html)
    @_alwaysEmitIntoClient
    public var fixedWidth: Int {
        get {
            Int(gtk_column_view_column_get_fixed_width(opaquePointer))
        }
        set {
            gtk_column_view_column_set_fixed_width(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_column_view_column_get_header_menu`, `gtk_column_view_column_set_header_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.header-menu.html)
    @_alwaysEmitIntoClient
    public var headerMenu: MenuModel? {
        get {
            MenuModel.wrapping(gtk_column_view_column_get_header_menu(opaquePointer))
        }
        set {
            gtk_column_view_column_set_header_menu(opaquePointer, newValue?.menuModelPointer)
        }
    }

    /// Source: `gtk_column_view_column_get_resizable`, `gtk_column_view_column_set_resizable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.resizable.html)
    @_alwaysEmitIntoClient
    public var resizable: Bool {
        get {
            gtk_column_view_column_get_resizable(opaquePointer) != 0
        }
        set {
            gtk_column_view_column_set_resizable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_column_view_column_get_sorter`, `gtk_column_view_column_set_sorter`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.sorter.html)
    @_alwaysEmitIntoClient
    public var sorter: Sorter? {
        get {
            Sorter.wrapping(gtk_column_view_column_get_sorter(opaquePointer))
        }
        set {
            gtk_column_view_column_set_sorter(opaquePointer, newValue?.sorterPointer)
        }
    }

    /// Source: `gtk_column_view_column_get_title`, `gtk_column_view_column_set_title`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.title.html)
    @_alwaysEmitIntoClient
    public var title: String? {
        get {
            String.optional(copying: gtk_column_view_column_get_title(opaquePointer))
        }
        set {
            gtk_column_view_column_set_title(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: `gtk_column_view_column_get_visible`, `gtk_column_view_column_set_visible`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ColumnViewColumn.visible.html)
    @_alwaysEmitIntoClient
    public var visible: Bool {
        get {
            gtk_column_view_column_get_visible(opaquePointer) != 0
        }
        set {
            gtk_column_view_column_set_visible(opaquePointer, newValue ? 1 : 0)
        }
    }
}

/// Source: `GtkComboBox`.
/// [Reference](https://docs.gtk.org/gtk4/class.ComboBox.html)
open class ComboBox: Widget, CellEditable, CellLayout {
    /// Source: `gtk_combo_box_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ComboBox.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_combo_box_new()))
    }

    /// Source: `gtk_combo_box_new_with_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ComboBox.new_with_entry.html)
    public class func newWithEntry() -> ComboBox {
        requireDisplay()
        return ComboBox.wrapping(required: gtk_combo_box_new_with_entry())
    }

    /// Source: `gtk_combo_box_new_with_model`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ComboBox.new_with_model.html)
    @_alwaysEmitIntoClient
    public init(model: any TreeModel) {
        requireDisplay()
        super.init(instance: CInstance(gtk_combo_box_new_with_model(model.opaquePointer)))
    }

    /// Source: `gtk_combo_box_new_with_model_and_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ComboBox.new_with_model_and_entry.html)
    @_alwaysEmitIntoClient
    public init(modelAndEntry model: any TreeModel) {
        requireDisplay()
        super.init(instance: CInstance(gtk_combo_box_new_with_model_and_entry(model.opaquePointer)))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ComboBox {
    @_alwaysEmitIntoClient
    var comboBoxPointer: UnsafeMutablePointer<GtkComboBox> { pointer() }

    /// Source: `gtk_combo_box_get_active`, `gtk_combo_box_set_active`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.active.html)
    @_alwaysEmitIntoClient
    public var active: Int {
        get {
            Int(gtk_combo_box_get_active(comboBoxPointer))
        }
        set {
            gtk_combo_box_set_active(comboBoxPointer, cInteger(newValue))
        }
    }

    /// Source: the property `GtkComboBox:active-id`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.active-id.html)
    @_alwaysEmitIntoClient
    public var activeId: String? {
        get {
            String.optional(copying: gtk_combo_box_get_active_id(comboBoxPointer))
        }
        set {
            self[property: "active-id"] = newValue
        }
    }

    /// Source: `gtk_combo_box_get_button_sensitivity`, `gtk_combo_box_set_button_sensitivity`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.button-sensitivity.html)
    @_alwaysEmitIntoClient
    public var buttonSensitivity: SensitivityType {
        get {
            SensitivityType(gtk_combo_box_get_button_sensitivity(comboBoxPointer))
        }
        set {
            gtk_combo_box_set_button_sensitivity(comboBoxPointer, newValue.cValue)
        }
    }

    /// Source: `gtk_combo_box_get_child`, `gtk_combo_box_set_child`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.child.html)
    @_alwaysEmitIntoClient
    public var child: Widget? {
        get {
            Widget.wrapping(gtk_combo_box_get_child(comboBoxPointer))
        }
        set {
            gtk_combo_box_set_child(comboBoxPointer, newValue?.widgetPointer)
        }
    }

    /// Source: `gtk_combo_box_get_entry_text_column`, `gtk_combo_box_set_entry_text_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.entry-text-column.html)
    @_alwaysEmitIntoClient
    public var entryTextColumn: Int {
        get {
            Int(gtk_combo_box_get_entry_text_column(comboBoxPointer))
        }
        set {
            gtk_combo_box_set_entry_text_column(comboBoxPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_combo_box_get_has_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.has-entry.html)
    @_alwaysEmitIntoClient
    public var hasEntry: Bool {
        gtk_combo_box_get_has_entry(comboBoxPointer) != 0
    }

    /// Source: the property `GtkComboBox:has-frame`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.has-frame.html)
    @_alwaysEmitIntoClient
    public var hasFrame: Bool {
        get {
            self[property: "has-frame"]
        }
        set {
            self[property: "has-frame"] = newValue
        }
    }

    /// Source: `gtk_combo_box_get_id_column`, `gtk_combo_box_set_id_column`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.id-column.html)
    @_alwaysEmitIntoClient
    public var idColumn: Int {
        get {
            Int(gtk_combo_box_get_id_column(comboBoxPointer))
        }
        set {
            gtk_combo_box_set_id_column(comboBoxPointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_combo_box_get_model`, `gtk_combo_box_set_model`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.model.html)
    @_alwaysEmitIntoClient
    public var model: (any TreeModel)? {
        get {
            wrappingInterface(gtk_combo_box_get_model(comboBoxPointer))
        }
        set {
            gtk_combo_box_set_model(comboBoxPointer, newValue?.opaquePointer)
        }
    }

    /// Source: `gtk_combo_box_get_popup_fixed_width`, `gtk_combo_box_set_popup_fixed_width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.popup-fixed-width.html)
    @_alwaysEmitIntoClient
    public var popupFixedWidth: Bool {
        get {
            gtk_combo_box_get_popup_fixed_width(comboBoxPointer) != 0
        }
        set {
            gtk_combo_box_set_popup_fixed_width(comboBoxPointer, newValue ? 1 : 0)
        }
    }

    /// Source: the property `GtkComboBox:popup-shown`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ComboBox.popup-shown.html)
    @_alwaysEmitIntoClient
    public var popupShown: Bool {
        self[property: "popup-shown"]
    }

    /// Source: `gtk_combo_box_get_active_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBox.get_active_iter.html)
    @_alwaysEmitIntoClient
    public func activeIter() -> TreeIter? {
        var iter = GtkTreeIter()
        guard gtk_combo_box_get_active_iter(comboBoxPointer, &iter) != 0 else { return nil }
        return TreeIter.wrapping(required: &iter)
    }

    /// Source: `gtk_combo_box_popdown`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBox.popdown.html)
    @_alwaysEmitIntoClient
    public func popdown() {
        gtk_combo_box_popdown(comboBoxPointer)
    }

    /// Source: `gtk_combo_box_popup`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBox.popup.html)
    @_alwaysEmitIntoClient
    public func popup() {
        gtk_combo_box_popup(comboBoxPointer)
    }

    /// Source: `gtk_combo_box_popup_for_device`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBox.popup_for_device.html)
    @_alwaysEmitIntoClient
    public func popupForDevice(_ device: GdkDevice) {
        gtk_combo_box_popup_for_device(comboBoxPointer, device.opaquePointer)
    }

    /// Source: `gtk_combo_box_set_active_iter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBox.set_active_iter.html)
    @_alwaysEmitIntoClient
    public func setActiveIter(_ iter: TreeIter?) {
        gtk_combo_box_set_active_iter(comboBoxPointer, iter?.treeIterPointer)
    }

    /// Source: `gtk_combo_box_set_row_separator_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBox.set_row_separator_func.html)
    @_alwaysEmitIntoClient
    public func setRowSeparatorFunc(_ handler: TreeViewRowSeparatorFunc?) {
        gtk_combo_box_set_row_separator_func(
            comboBoxPointer,
            handler == nil ? nil : callTreeViewRowSeparatorFunc,
            retainedClosure(ifAny: handler),
            handler == nil ? nil : releaseClosure
        )
    }

    /// Source: the signal `GtkComboBox::activate`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ComboBox.activate.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivate(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, handler)
    }

    /// Source: the signal `GtkComboBox::changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ComboBox.changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, handler)
    }

    /// Source: the signal `GtkComboBox::format-entry-text`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ComboBox.format-entry-text.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onFormatEntryText(
        after: Bool = false,
        _ handler: @escaping @MainActor (String) -> String
    ) -> SignalConnection {
        connect("format-entry-text", after: after, handler)
    }

    /// Source: the signal `GtkComboBox::move-active`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ComboBox.move-active.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveActive(
        after: Bool = false,
        _ handler: @escaping @MainActor (ScrollType) -> Void
    ) -> SignalConnection {
        connect("move-active", after: after, handler)
    }

    /// Source: the signal `GtkComboBox::popdown`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ComboBox.popdown.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPopdown(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Bool
    ) -> SignalConnection {
        connect("popdown", after: after, handler)
    }

    /// Source: the signal `GtkComboBox::popup`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ComboBox.popup.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPopup(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("popup", after: after, handler)
    }
}

/// Source: `GtkComboBoxText`.
/// [Reference](https://docs.gtk.org/gtk4/class.ComboBoxText.html)
open class ComboBoxText: ComboBox {
    /// Source: `gtk_combo_box_text_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ComboBoxText.new.html)
    @_alwaysEmitIntoClient
    public override init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_combo_box_text_new()))
    }

    /// Source: `gtk_combo_box_text_new_with_entry`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ComboBoxText.new_with_entry.html)
    public override class func newWithEntry() -> ComboBoxText {
        requireDisplay()
        return ComboBoxText.wrapping(required: gtk_combo_box_text_new_with_entry())
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ComboBoxText {
    /// Source: `gtk_combo_box_text_get_active_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.get_active_text.html)
    @_alwaysEmitIntoClient
    public var activeText: String? {
        String.optional(taking: gtk_combo_box_text_get_active_text(opaquePointer))
    }

    /// Source: `gtk_combo_box_text_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.append.html)
    @_alwaysEmitIntoClient
    public func append(_ id: String? = nil, text: String) {
        gtk_combo_box_text_append(opaquePointer, cText(ifAny: id), cText(text))
    }

    /// Source: `gtk_combo_box_text_append_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.append_text.html)
    @_alwaysEmitIntoClient
    public func appendText(_ text: String) {
        gtk_combo_box_text_append_text(opaquePointer, cText(text))
    }

    /// Source: `gtk_combo_box_text_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.insert.html)
    @_alwaysEmitIntoClient
    public func insert(position: Int, id: String? = nil, text: String) {
        gtk_combo_box_text_insert(opaquePointer, cInteger(position), cText(ifAny: id), cText(text))
    }

    /// Source: `gtk_combo_box_text_insert_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.insert_text.html)
    @_alwaysEmitIntoClient
    public func insertText(position: Int, text: String) {
        gtk_combo_box_text_insert_text(opaquePointer, cInteger(position), cText(text))
    }

    /// Source: `gtk_combo_box_text_prepend`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend(_ id: String? = nil, text: String) {
        gtk_combo_box_text_prepend(opaquePointer, cText(ifAny: id), cText(text))
    }

    /// Source: `gtk_combo_box_text_prepend_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.prepend_text.html)
    @_alwaysEmitIntoClient
    public func prependText(_ text: String) {
        gtk_combo_box_text_prepend_text(opaquePointer, cText(text))
    }

    /// Source: `gtk_combo_box_text_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ position: Int) {
        gtk_combo_box_text_remove(opaquePointer, cInteger(position))
    }

    /// Source: `gtk_combo_box_text_remove_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ComboBoxText.remove_all.html)
    @_alwaysEmitIntoClient
    public func removeAll() {
        gtk_combo_box_text_remove_all(opaquePointer)
    }
}

/// Source: `GtkConstantExpression`.
/// [Reference](https://docs.gtk.org/gtk4/class.ConstantExpression.html)
open class ConstantExpression: GtkExpression {
    /// Source: `gtk_constant_expression_new_for_value`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ConstantExpression.new_for_value.html)
    @_alwaysEmitIntoClient
    public init(value: Value) {
        super.init(instance: CInstance(gtk_constant_expression_new_for_value(value.storage.pointer)), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    public override class var valueType: GType { GType(rawValue: gtk_constant_expression_get_type()) }
}

extension ConstantExpression {
    /// Source: `gtk_constant_expression_get_value`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstantExpression.get_value.html)
    @_alwaysEmitIntoClient
    public var value: Value {
        Value(copying: gtk_constant_expression_get_value(opaquePointer))
    }
}

/// Source: `GtkConstraint`.
/// [Reference](https://docs.gtk.org/gtk4/class.Constraint.html)
open class Constraint: Object {
    /// Source: `gtk_constraint_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Constraint.new.html)
    @_alwaysEmitIntoClient
    public init(
        target: (any ConstraintTarget)? = nil,
        targetAttribute: ConstraintAttribute,
        relation: ConstraintRelation,
        source: (any ConstraintTarget)? = nil,
        sourceAttribute: ConstraintAttribute,
        multiplier: Double,
        constant: Double,
        strength: Int
    ) {
        super.init(
            instance: CInstance(
                gtk_constraint_new(
                    target?.instance.pointer,
                    targetAttribute.cValue,
                    relation.cValue,
                    source?.instance.pointer,
                    sourceAttribute.cValue,
                    multiplier,
                    constant,
                    cInteger(strength)
                )
            ),
            transfer: .full
        )
    }

    /// Source: `gtk_constraint_new_constant`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Constraint.new_constant.html)
    @_alwaysEmitIntoClient
    public init(
        target: (any ConstraintTarget)?,
        targetAttribute: ConstraintAttribute,
        relation: ConstraintRelation,
        constant: Double,
        strength: Int
    ) {
        super.init(
            instance: CInstance(
                gtk_constraint_new_constant(
                    target?.instance.pointer,
                    targetAttribute.cValue,
                    relation.cValue,
                    constant,
                    cInteger(strength)
                )
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension Constraint {
    /// Source: `gtk_constraint_get_constant`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.constant.html)
    @_alwaysEmitIntoClient
    public var constant: Double {
        gtk_constraint_get_constant(opaquePointer)
    }

    /// Source: `gtk_constraint_get_multiplier`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.multiplier.html)
    @_alwaysEmitIntoClient
    public var multiplier: Double {
        gtk_constraint_get_multiplier(opaquePointer)
    }

    /// Source: `gtk_constraint_get_relation`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.relation.html)
    @_alwaysEmitIntoClient
    public var relation: ConstraintRelation {
        ConstraintRelation(gtk_constraint_get_relation(opaquePointer))
    }

    /// Source: `gtk_constraint_get_source`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.source.html)
    @_alwaysEmitIntoClient
    public var source: (any ConstraintTarget)? {
        wrappingInterface(gtk_constraint_get_source(opaquePointer))
    }

    /// Source: `gtk_constraint_get_source_attribute`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.source-attribute.html)
    @_alwaysEmitIntoClient
    public var sourceAttribute: ConstraintAttribute {
        ConstraintAttribute(gtk_constraint_get_source_attribute(opaquePointer))
    }

    /// Source: `gtk_constraint_get_strength`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.strength.html)
    @_alwaysEmitIntoClient
    public var strength: Int {
        Int(gtk_constraint_get_strength(opaquePointer))
    }

    /// Source: `gtk_constraint_get_target`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.target.html)
    @_alwaysEmitIntoClient
    public var target: (any ConstraintTarget)? {
        wrappingInterface(gtk_constraint_get_target(opaquePointer))
    }

    /// Source: `gtk_constraint_get_target_attribute`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Constraint.target-attribute.html)
    @_alwaysEmitIntoClient
    public var targetAttribute: ConstraintAttribute {
        ConstraintAttribute(gtk_constraint_get_target_attribute(opaquePointer))
    }

    /// Source: `gtk_constraint_is_attached`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Constraint.is_attached.html)
    @_alwaysEmitIntoClient
    public var isAttached: Bool {
        gtk_constraint_is_attached(opaquePointer) != 0
    }

    /// Source: `gtk_constraint_is_constant`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Constraint.is_constant.html)
    @_alwaysEmitIntoClient
    public var isConstant: Bool {
        gtk_constraint_is_constant(opaquePointer) != 0
    }

    /// Source: `gtk_constraint_is_required`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Constraint.is_required.html)
    @_alwaysEmitIntoClient
    public var isRequired: Bool {
        gtk_constraint_is_required(opaquePointer) != 0
    }
}

/// Source: `GtkConstraintAttribute`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ConstraintAttribute.html)
nonisolated public enum ConstraintAttribute: Enumeration {
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_NONE`.
    case none
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_LEFT`.
    case left
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_RIGHT`.
    case right
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_TOP`.
    case top
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_BOTTOM`.
    case bottom
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_START`.
    case start
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_END`.
    case end
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_WIDTH`.
    case width
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_HEIGHT`.
    case height
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_CENTER_X`.
    case centerX
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y`.
    case centerY
    /// Source: `GTK_CONSTRAINT_ATTRIBUTE_BASELINE`.
    case baseline
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ConstraintAttribute] = [
        .none,
        .left,
        .right,
        .top,
        .bottom,
        .start,
        .end,
        .width,
        .height,
        .centerX,
        .centerY,
        .baseline,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .left
        case 2: self = .right
        case 3: self = .top
        case 4: self = .bottom
        case 5: self = .start
        case 6: self = .end
        case 7: self = .width
        case 8: self = .height
        case 9: self = .centerX
        case 10: self = .centerY
        case 11: self = .baseline
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .left: 1
        case .right: 2
        case .top: 3
        case .bottom: 4
        case .start: 5
        case .end: 6
        case .width: 7
        case .height: 8
        case .centerX: 9
        case .centerY: 10
        case .baseline: 11
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkConstraintAttribute) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkConstraintAttribute { GtkConstraintAttribute(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ConstraintAttribute: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_constraint_attribute_get_type()) }
}

/// Source: `GtkConstraintGuide`.
/// [Reference](https://docs.gtk.org/gtk4/class.ConstraintGuide.html)
open class ConstraintGuide: Object, ConstraintTarget {
    /// Source: `gtk_constraint_guide_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ConstraintGuide.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_constraint_guide_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ConstraintGuide {
    /// Source: the property `GtkConstraintGuide:max-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.max-height.html)
    @_alwaysEmitIntoClient
    public var maxHeight: Int {
        get {
            self[property: "max-height"]
        }
        set {
            self[property: "max-height"] = newValue
        }
    }

    /// Source: the property `GtkConstraintGuide:max-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.max-width.html)
    @_alwaysEmitIntoClient
    public var maxWidth: Int {
        get {
            self[property: "max-width"]
        }
        set {
            self[property: "max-width"] = newValue
        }
    }

    /// Source: the property `GtkConstraintGuide:min-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.min-height.html)
    @_alwaysEmitIntoClient
    public var minHeight: Int {
        get {
            self[property: "min-height"]
        }
        set {
            self[property: "min-height"] = newValue
        }
    }

    /// Source: the property `GtkConstraintGuide:min-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.min-width.html)
    @_alwaysEmitIntoClient
    public var minWidth: Int {
        get {
            self[property: "min-width"]
        }
        set {
            self[property: "min-width"] = newValue
        }
    }

    /// Source: `gtk_constraint_guide_get_name`, `gtk_constraint_guide_set_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.name.html)
    @_alwaysEmitIntoClient
    public var name: String? {
        get {
            String.optional(copying: gtk_constraint_guide_get_name(opaquePointer))
        }
        set {
            gtk_constraint_guide_set_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: the property `GtkConstraintGuide:nat-height`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.nat-height.html)
    @_alwaysEmitIntoClient
    public var natHeight: Int {
        get {
            self[property: "nat-height"]
        }
        set {
            self[property: "nat-height"] = newValue
        }
    }

    /// Source: the property `GtkConstraintGuide:nat-width`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.nat-width.html)
    @_alwaysEmitIntoClient
    public var natWidth: Int {
        get {
            self[property: "nat-width"]
        }
        set {
            self[property: "nat-width"] = newValue
        }
    }

    /// Source: `gtk_constraint_guide_get_strength`, `gtk_constraint_guide_set_strength`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ConstraintGuide.strength.html)
    @_alwaysEmitIntoClient
    public var strength: ConstraintStrength {
        get {
            ConstraintStrength(gtk_constraint_guide_get_strength(opaquePointer))
        }
        set {
            gtk_constraint_guide_set_strength(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_constraint_guide_get_max_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintGuide.get_max_size.html)
    @_alwaysEmitIntoClient
    public func maxSize() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_constraint_guide_get_max_size(opaquePointer, &width, &height)
        return (Int(width), Int(height))
    }

    /// Source: `gtk_constraint_guide_get_min_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintGuide.get_min_size.html)
    @_alwaysEmitIntoClient
    public func minSize() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_constraint_guide_get_min_size(opaquePointer, &width, &height)
        return (Int(width), Int(height))
    }

    /// Source: `gtk_constraint_guide_get_nat_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintGuide.get_nat_size.html)
    @_alwaysEmitIntoClient
    public func natSize() -> (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_constraint_guide_get_nat_size(opaquePointer, &width, &height)
        return (Int(width), Int(height))
    }

    /// Source: `gtk_constraint_guide_set_max_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintGuide.set_max_size.html)
    @_alwaysEmitIntoClient
    public func setMaxSize(width: Int, height: Int) {
        gtk_constraint_guide_set_max_size(opaquePointer, cInteger(width), cInteger(height))
    }

    /// Source: `gtk_constraint_guide_set_min_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintGuide.set_min_size.html)
    @_alwaysEmitIntoClient
    public func setMinSize(width: Int, height: Int) {
        gtk_constraint_guide_set_min_size(opaquePointer, cInteger(width), cInteger(height))
    }

    /// Source: `gtk_constraint_guide_set_nat_size`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintGuide.set_nat_size.html)
    @_alwaysEmitIntoClient
    public func setNatSize(width: Int, height: Int) {
        gtk_constraint_guide_set_nat_size(opaquePointer, cInteger(width), cInteger(height))
    }
}

/// Source: `GtkConstraintLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.ConstraintLayout.html)
open class ConstraintLayout: LayoutManager, Buildable {
    /// Source: `gtk_constraint_layout_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ConstraintLayout.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_constraint_layout_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension ConstraintLayout {
    /// Source: `gtk_constraint_layout_add_constraint`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.add_constraint.html)
    @_alwaysEmitIntoClient
    public func addConstraint(_ constraint: Constraint) {
        gtk_constraint_layout_add_constraint(opaquePointer, constraint.retainedOpaquePointer)
    }

    /// Source: `gtk_constraint_layout_add_guide`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.add_guide.html)
    @_alwaysEmitIntoClient
    public func addGuide(_ guide: ConstraintGuide) {
        gtk_constraint_layout_add_guide(opaquePointer, guide.retainedOpaquePointer)
    }

    /// Source: `gtk_constraint_layout_observe_constraints`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.observe_constraints.html)
    @_alwaysEmitIntoClient
    public func observeConstraints() -> any ListModel {
        wrappingInterface(required: gtk_constraint_layout_observe_constraints(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_constraint_layout_observe_guides`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.observe_guides.html)
    @_alwaysEmitIntoClient
    public func observeGuides() -> any ListModel {
        wrappingInterface(required: gtk_constraint_layout_observe_guides(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_constraint_layout_remove_all_constraints`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.remove_all_constraints.html)
    @_alwaysEmitIntoClient
    public func removeAllConstraints() {
        gtk_constraint_layout_remove_all_constraints(opaquePointer)
    }

    /// Source: `gtk_constraint_layout_remove_constraint`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.remove_constraint.html)
    @_alwaysEmitIntoClient
    public func removeConstraint(_ constraint: Constraint) {
        gtk_constraint_layout_remove_constraint(opaquePointer, constraint.opaquePointer)
    }

    /// Source: `gtk_constraint_layout_remove_guide`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ConstraintLayout.remove_guide.html)
    @_alwaysEmitIntoClient
    public func removeGuide(_ guide: ConstraintGuide) {
        gtk_constraint_layout_remove_guide(opaquePointer, guide.opaquePointer)
    }
}

/// Source: `GtkConstraintLayoutChild`.
/// [Reference](https://docs.gtk.org/gtk4/class.ConstraintLayoutChild.html)
open class ConstraintLayoutChild: LayoutChild {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkConstraintRelation`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ConstraintRelation.html)
nonisolated public enum ConstraintRelation: Enumeration {
    /// Source: `GTK_CONSTRAINT_RELATION_LE`.
    case le
    /// Source: `GTK_CONSTRAINT_RELATION_EQ`.
    case eq
    /// Source: `GTK_CONSTRAINT_RELATION_GE`.
    case ge
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ConstraintRelation] = [
        .le,
        .eq,
        .ge,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .le
        case 0: self = .eq
        case 1: self = .ge
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .le: -1
        case .eq: 0
        case .ge: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkConstraintRelation) { self.init(rawValue: value.rawValue) }

    @_alwaysEmitIntoClient
    var cValue: GtkConstraintRelation { GtkConstraintRelation(rawValue: rawValue) }
}

extension ConstraintRelation: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_constraint_relation_get_type()) }
}

/// Source: `GtkConstraintStrength`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ConstraintStrength.html)
nonisolated public enum ConstraintStrength: Enumeration {
    /// Source: `GTK_CONSTRAINT_STRENGTH_REQUIRED`.
    case required
    /// Source: `GTK_CONSTRAINT_STRENGTH_STRONG`.
    case strong
    /// Source: `GTK_CONSTRAINT_STRENGTH_MEDIUM`.
    case medium
    /// Source: `GTK_CONSTRAINT_STRENGTH_WEAK`.
    case weak
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ConstraintStrength] = [
        .required,
        .strong,
        .medium,
        .weak,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 1001001000: self = .required
        case 1000000000: self = .strong
        case 1000: self = .medium
        case 1: self = .weak
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .required: 1001001000
        case .strong: 1000000000
        case .medium: 1000
        case .weak: 1
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkConstraintStrength) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkConstraintStrength { GtkConstraintStrength(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ConstraintStrength: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_constraint_strength_get_type()) }
}

/// Source: `GtkConstraintTarget`.
/// [Reference](https://docs.gtk.org/gtk4/iface.ConstraintTarget.html)
public protocol ConstraintTarget: Object {}

/// An object of a private C class that implements ``ConstraintTarget``.
///
/// The functions of the C interface are static members of this class.
public final class AnyConstraintTarget: Object, ConstraintTarget {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkConstraintVflParserError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.ConstraintVflParserError.html)
nonisolated public enum ConstraintVflParserError: Enumeration {
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_SYMBOL`.
    case symbol
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_ATTRIBUTE`.
    case attribute
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_VIEW`.
    case view
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_METRIC`.
    case metric
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_PRIORITY`.
    case priority
    /// Source: `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_RELATION`.
    case relation
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ConstraintVflParserError] = [
        .symbol,
        .attribute,
        .view,
        .metric,
        .priority,
        .relation,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .symbol
        case 1: self = .attribute
        case 2: self = .view
        case 3: self = .metric
        case 4: self = .priority
        case 5: self = .relation
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .symbol: 0
        case .attribute: 1
        case .view: 2
        case .metric: 3
        case .priority: 4
        case .relation: 5
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkConstraintVflParserError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkConstraintVflParserError { GtkConstraintVflParserError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ConstraintVflParserError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_constraint_vfl_parser_error_get_type()) }
}

/// Source: `GtkContentFit`, since GTK 4.8.
/// [Reference](https://docs.gtk.org/gtk4/enum.ContentFit.html)
nonisolated public enum ContentFit: Enumeration {
    /// Source: `GTK_CONTENT_FIT_FILL`.
    case fill
    /// Source: `GTK_CONTENT_FIT_CONTAIN`.
    case contain
    /// Source: `GTK_CONTENT_FIT_COVER`.
    case cover
    /// Source: `GTK_CONTENT_FIT_SCALE_DOWN`.
    case scaleDown
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [ContentFit] = [
        .fill,
        .contain,
        .cover,
        .scaleDown,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .fill
        case 1: self = .contain
        case 2: self = .cover
        case 3: self = .scaleDown
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .fill: 0
        case .contain: 1
        case .cover: 2
        case .scaleDown: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkContentFit) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkContentFit { GtkContentFit(rawValue: UInt32(bitPattern: rawValue)) }
}

extension ContentFit: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_content_fit_get_type()) }
}

/// Source: `GtkCornerType`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CornerType.html)
nonisolated public enum CornerType: Enumeration {
    /// Source: `GTK_CORNER_TOP_LEFT`.
    case topLeft
    /// Source: `GTK_CORNER_BOTTOM_LEFT`.
    case bottomLeft
    /// Source: `GTK_CORNER_TOP_RIGHT`.
    case topRight
    /// Source: `GTK_CORNER_BOTTOM_RIGHT`.
    case bottomRight
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CornerType] = [
        .topLeft,
        .bottomLeft,
        .topRight,
        .bottomRight,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .topLeft
        case 1: self = .bottomLeft
        case 2: self = .topRight
        case 3: self = .bottomRight
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .topLeft: 0
        case .bottomLeft: 1
        case .topRight: 2
        case .bottomRight: 3
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCornerType) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCornerType { GtkCornerType(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CornerType: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { GType(rawValue: gtk_corner_type_get_type()) }
}

/// Source: `GtkCssLocation`.
/// [Reference](https://docs.gtk.org/gtk4/struct.CssLocation.html)
nonisolated public struct CssLocation: Hashable, Sendable {
    /// Source: `GtkCssLocation.bytes`.
    public var bytes: Int
    /// Source: `GtkCssLocation.chars`.
    public var chars: Int
    /// Source: `GtkCssLocation.lines`.
    public var lines: Int
    /// Source: `GtkCssLocation.line_bytes`.
    public var lineBytes: Int
    /// Source: `GtkCssLocation.line_chars`.
    public var lineChars: Int

    /// Creates a structure from its fields.
    public init(bytes: Int, chars: Int, lines: Int, lineBytes: Int, lineChars: Int) {
        self.bytes = bytes
        self.chars = chars
        self.lines = lines
        self.lineBytes = lineBytes
        self.lineChars = lineChars
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCssLocation) {
        bytes = Int(value.bytes)
        chars = Int(value.chars)
        lines = Int(value.lines)
        lineBytes = Int(value.line_bytes)
        lineChars = Int(value.line_chars)
    }

    @_alwaysEmitIntoClient
    var cValue: GtkCssLocation {
        GtkCssLocation(
            bytes: cInteger(bytes),
            chars: cInteger(chars),
            lines: cInteger(lines),
            line_bytes: cInteger(lineBytes),
            line_chars: cInteger(lineChars)
        )
    }
}

/// Source: `GtkCssParserError`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CssParserError.html)
nonisolated public enum CssParserError: Enumeration {
    /// Source: `GTK_CSS_PARSER_ERROR_FAILED`.
    case failed
    /// Source: `GTK_CSS_PARSER_ERROR_SYNTAX`.
    case syntax
    /// Source: `GTK_CSS_PARSER_ERROR_IMPORT`.
    case `import`
    /// Source: `GTK_CSS_PARSER_ERROR_NAME`.
    case name
    /// Source: `GTK_CSS_PARSER_ERROR_UNKNOWN_VALUE`.
    case unknownValue
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CssParserError] = [
        .failed,
        .syntax,
        .`import`,
        .name,
        .unknownValue,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .syntax
        case 2: self = .`import`
        case 3: self = .name
        case 4: self = .unknownValue
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .syntax: 1
        case .`import`: 2
        case .name: 3
        case .unknownValue: 4
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCssParserError) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCssParserError { GtkCssParserError(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CssParserError: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}

/// Source: `GtkCssParserWarning`.
/// [Reference](https://docs.gtk.org/gtk4/enum.CssParserWarning.html)
nonisolated public enum CssParserWarning: Enumeration {
    /// Source: `GTK_CSS_PARSER_WARNING_DEPRECATED`.
    case deprecated
    /// Source: `GTK_CSS_PARSER_WARNING_SYNTAX`.
    case syntax
    /// Source: `GTK_CSS_PARSER_WARNING_UNIMPLEMENTED`.
    case unimplemented
    /// A value that a newer version of the library added.
    case unlisted(Int32)

    /// All named values.
    public static let allCases: [CssParserWarning] = [
        .deprecated,
        .syntax,
        .unimplemented,
    ]

    /// Creates the value for a C value.
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .deprecated
        case 1: self = .syntax
        case 2: self = .unimplemented
        default: self = .unlisted(rawValue)
        }
    }

    /// The C value.
    public var rawValue: Int32 {
        switch self {
        case .deprecated: 0
        case .syntax: 1
        case .unimplemented: 2
        case .unlisted(let value): value
        }
    }

    @_alwaysEmitIntoClient
    init(_ value: GtkCssParserWarning) { self.init(rawValue: Int32(bitPattern: value.rawValue)) }

    @_alwaysEmitIntoClient
    var cValue: GtkCssParserWarning { GtkCssParserWarning(rawValue: UInt32(bitPattern: rawValue)) }
}

extension CssParserWarning: ValueConvertible {
    /// The GType of the values.
    public static var valueType: GType { .int }
}

/// Source: `GtkCssProvider`.
/// [Reference](https://docs.gtk.org/gtk4/class.CssProvider.html)
open class CssProvider: Object, StyleProvider {
    /// Source: `gtk_css_provider_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CssProvider.new.html)
    @_alwaysEmitIntoClient
    public init() {
        super.init(instance: CInstance(gtk_css_provider_new()), transfer: .full)
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CssProvider {
    @_alwaysEmitIntoClient
    var cssProviderPointer: UnsafeMutablePointer<GtkCssProvider> { pointer() }

    /// Source: `gtk_css_provider_load_from_data`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssProvider.load_from_data.html)
    @_alwaysEmitIntoClient
    public func loadFromData(_ data: [UInt8]) {
        var dataValues = data.map { CChar(bitPattern: $0) }
        gtk_css_provider_load_from_data(cssProviderPointer, &dataValues, cInteger(data.count))
    }

    /// Source: `gtk_css_provider_load_from_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssProvider.load_from_file.html)
    @_alwaysEmitIntoClient
    public func loadFromFile(_ file: any File) {
        gtk_css_provider_load_from_file(cssProviderPointer, file.opaquePointer)
    }

    /// Source: `gtk_css_provider_load_from_path`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssProvider.load_from_path.html)
    @_alwaysEmitIntoClient
    public func loadFromPath(_ path: String) {
        gtk_css_provider_load_from_path(cssProviderPointer, cText(path))
    }

    /// Source: `gtk_css_provider_load_from_resource`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssProvider.load_from_resource.html)
    @_alwaysEmitIntoClient
    public func loadFromResource(_ resourcePath: String) {
        gtk_css_provider_load_from_resource(cssProviderPointer, cText(resourcePath))
    }

    /// Source: `gtk_css_provider_load_named`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssProvider.load_named.html)
    @_alwaysEmitIntoClient
    public func loadNamed(_ name: String, variant: String? = nil) {
        gtk_css_provider_load_named(cssProviderPointer, cText(name), cText(ifAny: variant))
    }

    /// Source: `gtk_css_provider_to_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssProvider.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: gtk_css_provider_to_string(cssProviderPointer))
    }

    /// Source: the signal `GtkCssProvider::parsing-error`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.CssProvider.parsing-error.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onParsingError(
        after: Bool = false,
        _ handler: @escaping @MainActor (CssSection, GLibError) -> Void
    ) -> SignalConnection {
        connect("parsing-error", after: after, handler)
    }
}

/// Source: `GtkCssSection`.
/// [Reference](https://docs.gtk.org/gtk4/struct.CssSection.html)
public final class CssSection: Boxed {
    public override class var valueType: GType { GType(rawValue: gtk_css_section_get_type()) }

    /// Source: `gtk_css_section_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CssSection.new.html)
    @_alwaysEmitIntoClient
    public convenience init(file: (any File)? = nil, start: CssLocation, end: CssLocation) {
        var startValue = start.cValue
        var endValue = end.cValue
        self.init(
            instance: CInstance(gtk_css_section_new(file?.opaquePointer, &startValue, &endValue)),
            transfer: .full
        )
    }

    /// Source: `gtk_css_section_get_end_location`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssSection.get_end_location.html)
    @_alwaysEmitIntoClient
    public var endLocation: CssLocation {
        CssLocation(cContent(of: gtk_css_section_get_end_location(opaquePointer)))
    }

    /// Source: `gtk_css_section_get_file`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssSection.get_file.html)
    @_alwaysEmitIntoClient
    public var file: (any File)? {
        wrappingInterface(gtk_css_section_get_file(opaquePointer))
    }

    /// Source: `gtk_css_section_get_parent`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssSection.get_parent.html)
    @_alwaysEmitIntoClient
    public var parent: CssSection? {
        CssSection.wrapping(gtk_css_section_get_parent(opaquePointer))
    }

    /// Source: `gtk_css_section_get_start_location`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssSection.get_start_location.html)
    @_alwaysEmitIntoClient
    public var startLocation: CssLocation {
        CssLocation(cContent(of: gtk_css_section_get_start_location(opaquePointer)))
    }

    /// Source: `gtk_css_section_to_string`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CssSection.to_string.html)
    @_alwaysEmitIntoClient
    public func toString() -> String {
        String(taking: gtk_css_section_to_string(opaquePointer))
    }
}

/// Source: `GtkCustomFilter`.
/// [Reference](https://docs.gtk.org/gtk4/class.CustomFilter.html)
open class CustomFilter: Filter {
    /// Source: `gtk_custom_filter_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.CustomFilter.new.html)
    @_alwaysEmitIntoClient
    public init(matchFunc: CustomFilterFunc? = nil) {
        super.init(
            instance: CInstance(
                gtk_custom_filter_new(
                    matchFunc == nil ? nil : callCustomFilterFunc,
                    retainedClosure(ifAny: matchFunc),
                    matchFunc == nil ? nil : releaseClosure
                )
            ),
            transfer: .full
        )
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

extension CustomFilter {
    /// Source: `gtk_custom_filter_set_filter_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CustomFilter.set_filter_func.html)
    @_alwaysEmitIntoClient
    public func setFilterFunc(_ matchFunc: CustomFilterFunc?) {
        gtk_custom_filter_set_filter_func(
            opaquePointer,
            matchFunc == nil ? nil : callCustomFilterFunc,
            retainedClosure(ifAny: matchFunc),
            matchFunc == nil ? nil : releaseClosure
        )
    }
}

/// Source: `GtkCustomFilterFunc`.
/// [Reference](https://docs.gtk.org/gtk4/callback.CustomFilterFunc.html)
public typealias CustomFilterFunc = @MainActor (Object) -> Bool

@_alwaysEmitIntoClient
nonisolated var callCustomFilterFunc: GtkCustomFilterFunc {
    { item, userData in
        onMainActor((item, userData)) { item, userData in
            let handler: CustomFilterFunc = cClosure(userData)
            return handler(Object.wrapping(required: item)) ? 1 : 0
        }
    }
}

/// Source: `GtkCustomLayout`.
/// [Reference](https://docs.gtk.org/gtk4/class.CustomLayout.html)
open class CustomLayout: LayoutManager {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}

/// Source: `GtkCustomSorter`.
/// [Reference](https://docs.gtk.org/gtk4/class.CustomSorter.html)
open class CustomSorter: Sorter {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }
}
