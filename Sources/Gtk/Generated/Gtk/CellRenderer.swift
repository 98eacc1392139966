// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkCellRenderer`.
/// [Reference](https://docs.gtk.org/gtk4/class.CellRenderer.html)
open class CellRenderer: Object {
    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
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
        return (swiftInteger(width), swiftInteger(height))
    }

    /// Source: `gtk_cell_renderer_get_padding`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_padding.html)
    @_alwaysEmitIntoClient
    public func padding() -> (xpad: Int, ypad: Int) {
        var xpad: Int32 = 0
        var ypad: Int32 = 0
        gtk_cell_renderer_get_padding(cellRendererPointer, &xpad, &ypad)
        return (swiftInteger(xpad), swiftInteger(ypad))
    }

    /// Source: `gtk_cell_renderer_get_preferred_height`.
    /// [Reference](https://docs.gtk.org/gtk4/method.CellRenderer.get_preferred_height.html)
    @_alwaysEmitIntoClient
    public func preferredHeight(for widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
        var minimumSize: Int32 = 0
        var naturalSize: Int32 = 0
        gtk_cell_renderer_get_preferred_height(cellRendererPointer, widget.widgetPointer, &minimumSize, &naturalSize)
        return (swiftInteger(minimumSize), swiftInteger(naturalSize))
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
        return (swiftInteger(minimumHeight), swiftInteger(naturalHeight))
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
        return (swiftInteger(minimumSize), swiftInteger(naturalSize))
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
        return (swiftInteger(minimumWidth), swiftInteger(naturalWidth))
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
