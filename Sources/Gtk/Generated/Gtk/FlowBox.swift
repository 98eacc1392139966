// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkFlowBox`.
/// [Reference](https://docs.gtk.org/gtk4/class.FlowBox.html)
open class FlowBox: Widget, Orientable {
    /// Source: `gtk_flow_box_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.FlowBox.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_flow_box_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension FlowBox {
    /// Source: the property `GtkFlowBox:accept-unpaired-release`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.accept-unpaired-release.html)
    @_alwaysEmitIntoClient
    public var acceptUnpairedRelease: Bool {
        get {
            self[property: "accept-unpaired-release"]
        }
        set {
            self[property: "accept-unpaired-release"] = newValue
        }
    }

    /// Source: `gtk_flow_box_get_activate_on_single_click`, `gtk_flow_box_set_activate_on_single_click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.activate-on-single-click.html)
    @_alwaysEmitIntoClient
    public var activateOnSingleClick: Bool {
        get {
            gtk_flow_box_get_activate_on_single_click(opaquePointer) != 0
        }
        set {
            gtk_flow_box_set_activate_on_single_click(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_flow_box_get_column_spacing`, `gtk_flow_box_set_column_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.column-spacing.html)
    @_alwaysEmitIntoClient
    public var columnSpacing: Int {
        get {
            swiftInteger(gtk_flow_box_get_column_spacing(opaquePointer))
        }
        set {
            gtk_flow_box_set_column_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_flow_box_get_homogeneous`, `gtk_flow_box_set_homogeneous`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.homogeneous.html)
    @_alwaysEmitIntoClient
    public var homogeneous: Bool {
        get {
            gtk_flow_box_get_homogeneous(opaquePointer) != 0
        }
        set {
            gtk_flow_box_set_homogeneous(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_flow_box_get_max_children_per_line`, `gtk_flow_box_set_max_children_per_line`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.max-children-per-line.html)
    @_alwaysEmitIntoClient
    public var maxChildrenPerLine: Int {
        get {
            swiftInteger(gtk_flow_box_get_max_children_per_line(opaquePointer))
        }
        set {
            gtk_flow_box_set_max_children_per_line(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_flow_box_get_min_children_per_line`, `gtk_flow_box_set_min_children_per_line`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.min-children-per-line.html)
    @_alwaysEmitIntoClient
    public var minChildrenPerLine: Int {
        get {
            swiftInteger(gtk_flow_box_get_min_children_per_line(opaquePointer))
        }
        set {
            gtk_flow_box_set_min_children_per_line(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_flow_box_get_row_spacing`, `gtk_flow_box_set_row_spacing`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.row-spacing.html)
    @_alwaysEmitIntoClient
    public var rowSpacing: Int {
        get {
            swiftInteger(gtk_flow_box_get_row_spacing(opaquePointer))
        }
        set {
            gtk_flow_box_set_row_spacing(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_flow_box_get_selection_mode`, `gtk_flow_box_set_selection_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.FlowBox.selection-mode.html)
    @_alwaysEmitIntoClient
    public var selectionMode: SelectionMode {
        get {
            SelectionMode(gtk_flow_box_get_selection_mode(opaquePointer))
        }
        set {
            gtk_flow_box_set_selection_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_flow_box_get_selected_children`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.get_selected_children.html)
    @_alwaysEmitIntoClient
    public var selectedChildren: [FlowBoxChild] {
        cElements(of: gtk_flow_box_get_selected_children(opaquePointer), transfer: .container) {
            FlowBoxChild.wrapping(required: $0)
        }
    }

    /// Source: `gtk_flow_box_append`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.append.html)
    @_alwaysEmitIntoClient
    public func append(_ child: Widget) {
        gtk_flow_box_append(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_flow_box_bind_model`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.bind_model.html)
    @_alwaysEmitIntoClient
    public func bindModel(_ model: (any ListModel)?, createWidgetFunc: @escaping FlowBoxCreateWidgetFunc) {
        gtk_flow_box_bind_model(
            opaquePointer,
            model?.opaquePointer,
            callFlowBoxCreateWidgetFunc,
            retainedClosure(createWidgetFunc),
            releaseClosure
        )
    }

    /// Source: `gtk_flow_box_get_child_at_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.get_child_at_index.html)
    @_alwaysEmitIntoClient
    public func childAtIndex(_ idx: Int) -> FlowBoxChild? {
        FlowBoxChild.wrapping(gtk_flow_box_get_child_at_index(opaquePointer, cInteger(idx)))
    }

    /// Source: `gtk_flow_box_get_child_at_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.get_child_at_pos.html)
    @_alwaysEmitIntoClient
    public func childAtPos(x: Int, y: Int) -> FlowBoxChild? {
        FlowBoxChild.wrapping(gtk_flow_box_get_child_at_pos(opaquePointer, cInteger(x), cInteger(y)))
    }

    /// Source: `gtk_flow_box_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.insert.html)
    @_alwaysEmitIntoClient
    public func insert(_ widget: Widget, position: Int) {
        gtk_flow_box_insert(opaquePointer, widget.widgetPointer, cInteger(position))
    }

    /// Source: `gtk_flow_box_invalidate_filter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.invalidate_filter.html)
    @_alwaysEmitIntoClient
    public func invalidateFilter() {
        gtk_flow_box_invalidate_filter(opaquePointer)
    }

    /// Source: `gtk_flow_box_invalidate_sort`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.invalidate_sort.html)
    @_alwaysEmitIntoClient
    public func invalidateSort() {
        gtk_flow_box_invalidate_sort(opaquePointer)
    }

    /// Source: `gtk_flow_box_prepend`, since GTK 4.6.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend(_ child: Widget) {
        gtk_flow_box_prepend(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_flow_box_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ widget: Widget) {
        gtk_flow_box_remove(opaquePointer, widget.widgetPointer)
    }

    /// Source: `gtk_flow_box_select_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.select_all.html)
    @_alwaysEmitIntoClient
    public func selectAll() {
        gtk_flow_box_select_all(opaquePointer)
    }

    /// Source: `gtk_flow_box_select_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.select_child.html)
    @_alwaysEmitIntoClient
    public func selectChild(_ child: FlowBoxChild) {
        gtk_flow_box_select_child(opaquePointer, child.flowBoxChildPointer)
    }

    /// Source: `gtk_flow_box_selected_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.selected_foreach.html)
    @_alwaysEmitIntoClient
    public func selectedForeach(_ handler: FlowBoxForeachFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_flow_box_selected_foreach(opaquePointer, callFlowBoxForeachFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_flow_box_set_filter_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.set_filter_func.html)
    @_alwaysEmitIntoClient
    public func setFilterFunc(_ filterFunc: FlowBoxFilterFunc?) {
        gtk_flow_box_set_filter_func(
            opaquePointer,
            filterFunc == nil ? nil : callFlowBoxFilterFunc,
            retainedClosure(ifAny: filterFunc),
            filterFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_flow_box_set_hadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.set_hadjustment.html)
    @_alwaysEmitIntoClient
    public func setHadjustment(_ adjustment: Adjustment) {
        gtk_flow_box_set_hadjustment(opaquePointer, adjustment.adjustmentPointer)
    }

    /// Source: `gtk_flow_box_set_sort_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.set_sort_func.html)
    @_alwaysEmitIntoClient
    public func setSortFunc(_ sortFunc: FlowBoxSortFunc?) {
        gtk_flow_box_set_sort_func(
            opaquePointer,
            sortFunc == nil ? nil : callFlowBoxSortFunc,
            retainedClosure(ifAny: sortFunc),
            sortFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_flow_box_set_vadjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.set_vadjustment.html)
    @_alwaysEmitIntoClient
    public func setVadjustment(_ adjustment: Adjustment) {
        gtk_flow_box_set_vadjustment(opaquePointer, adjustment.adjustmentPointer)
    }

    /// Source: `gtk_flow_box_unselect_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.unselect_all.html)
    @_alwaysEmitIntoClient
    public func unselectAll() {
        gtk_flow_box_unselect_all(opaquePointer)
    }

    /// Source: `gtk_flow_box_unselect_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.FlowBox.unselect_child.html)
    @_alwaysEmitIntoClient
    public func unselectChild(_ child: FlowBoxChild) {
        gtk_flow_box_unselect_child(opaquePointer, child.flowBoxChildPointer)
    }

    /// Source: the signal `GtkFlowBox::activate-cursor-child`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.activate-cursor-child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateCursorChild(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-cursor-child", after: after, handler)
    }

    /// Source: the signal `GtkFlowBox::child-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.child-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChildActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (FlowBoxChild) -> Void
    ) -> SignalConnection {
        connect("child-activated", after: after, handler)
    }

    /// Source: the signal `GtkFlowBox::move-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.move-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (MovementStep, Int, Bool, Bool) -> Bool
    ) -> SignalConnection {
        connect("move-cursor", after: after, handler)
    }

    /// Source: the signal `GtkFlowBox::select-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.select-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("select-all", after: after, handler)
    }

    /// Source: the signal `GtkFlowBox::selected-children-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.selected-children-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectedChildrenChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("selected-children-changed", after: after, handler)
    }

    /// Source: the signal `GtkFlowBox::toggle-cursor-child`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.toggle-cursor-child.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleCursorChild(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-cursor-child", after: after, handler)
    }

    /// Source: the signal `GtkFlowBox::unselect-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.FlowBox.unselect-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnselectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unselect-all", after: after, handler)
    }
}
