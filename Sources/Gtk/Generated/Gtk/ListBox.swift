// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkListBox`.
/// [Reference](https://docs.gtk.org/gtk4/class.ListBox.html)
open class ListBox: Widget {
    /// Source: `gtk_list_box_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.ListBox.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_list_box_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension ListBox {
    /// Source: the property `GtkListBox:accept-unpaired-release`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBox.accept-unpaired-release.html)
    @_alwaysEmitIntoClient
    public var acceptUnpairedRelease: Bool {
        get {
            self[property: "accept-unpaired-release"]
        }
        set {
            self[property: "accept-unpaired-release"] = newValue
        }
    }

    /// Source: `gtk_list_box_get_activate_on_single_click`, `gtk_list_box_set_activate_on_single_click`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBox.activate-on-single-click.html)
    @_alwaysEmitIntoClient
    public var activateOnSingleClick: Bool {
        get {
            gtk_list_box_get_activate_on_single_click(opaquePointer) != 0
        }
        set {
            gtk_list_box_set_activate_on_single_click(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_box_get_selection_mode`, `gtk_list_box_set_selection_mode`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBox.selection-mode.html)
    @_alwaysEmitIntoClient
    public var selectionMode: SelectionMode {
        get {
            SelectionMode(gtk_list_box_get_selection_mode(opaquePointer))
        }
        set {
            gtk_list_box_set_selection_mode(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_list_box_get_show_separators`, `gtk_list_box_set_show_separators`.
    /// [Reference](https://docs.gtk.org/gtk4/property.ListBox.show-separators.html)
    @_alwaysEmitIntoClient
    public var showSeparators: Bool {
        get {
            gtk_list_box_get_show_separators(opaquePointer) != 0
        }
        set {
            gtk_list_box_set_show_separators(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_list_box_get_adjustment`, `gtk_list_box_set_adjustment`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.get_adjustment.html)
    @_alwaysEmitIntoClient
    public var adjustment: Adjustment? {
        get {
            Adjustment.wrapping(gtk_list_box_get_adjustment(opaquePointer))
        }
        set {
            gtk_list_box_set_adjustment(opaquePointer, newValue?.adjustmentPointer)
        }
    }

    /// Source: `gtk_list_box_get_selected_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.get_selected_row.html)
    @_alwaysEmitIntoClient
    public var selectedRow: ListBoxRow? {
        ListBoxRow.wrapping(gtk_list_box_get_selected_row(opaquePointer))
    }

    /// Source: `gtk_list_box_get_selected_rows`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.get_selected_rows.html)
    @_alwaysEmitIntoClient
    public var selectedRows: [ListBoxRow] {
        cElements(of: gtk_list_box_get_selected_rows(opaquePointer), transfer: .container) {
            ListBoxRow.wrapping(required: $0)
        }
    }

    /// Source: `gtk_list_box_append`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.append.html)
    @_alwaysEmitIntoClient
    public func append(_ child: Widget) {
        gtk_list_box_append(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_list_box_bind_model`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.bind_model.html)
    @_alwaysEmitIntoClient
    public func bindModel(_ model: (any ListModel)?, createWidgetFunc: ListBoxCreateWidgetFunc? = nil) {
        gtk_list_box_bind_model(
            opaquePointer,
            model?.opaquePointer,
            createWidgetFunc == nil ? nil : callListBoxCreateWidgetFunc,
            retainedClosure(ifAny: createWidgetFunc),
            createWidgetFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_list_box_drag_highlight_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.drag_highlight_row.html)
    @_alwaysEmitIntoClient
    public func dragHighlightRow(_ row: ListBoxRow) {
        gtk_list_box_drag_highlight_row(opaquePointer, row.listBoxRowPointer)
    }

    /// Source: `gtk_list_box_drag_unhighlight_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.drag_unhighlight_row.html)
    @_alwaysEmitIntoClient
    public func dragUnhighlightRow() {
        gtk_list_box_drag_unhighlight_row(opaquePointer)
    }

    /// Source: `gtk_list_box_get_row_at_index`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.get_row_at_index.html)
    @_alwaysEmitIntoClient
    public func rowAtIndex(_ index: Int) -> ListBoxRow? {
        ListBoxRow.wrapping(gtk_list_box_get_row_at_index(opaquePointer, cInteger(index)))
    }

    /// Source: `gtk_list_box_get_row_at_y`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.get_row_at_y.html)
    @_alwaysEmitIntoClient
    public func rowAtY(_ y: Int) -> ListBoxRow? {
        ListBoxRow.wrapping(gtk_list_box_get_row_at_y(opaquePointer, cInteger(y)))
    }

    /// Source: `gtk_list_box_insert`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.insert.html)
    @_alwaysEmitIntoClient
    public func insert(_ child: Widget, position: Int) {
        gtk_list_box_insert(opaquePointer, child.widgetPointer, cInteger(position))
    }

    /// Source: `gtk_list_box_invalidate_filter`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.invalidate_filter.html)
    @_alwaysEmitIntoClient
    public func invalidateFilter() {
        gtk_list_box_invalidate_filter(opaquePointer)
    }

    /// Source: `gtk_list_box_invalidate_headers`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.invalidate_headers.html)
    @_alwaysEmitIntoClient
    public func invalidateHeaders() {
        gtk_list_box_invalidate_headers(opaquePointer)
    }

    /// Source: `gtk_list_box_invalidate_sort`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.invalidate_sort.html)
    @_alwaysEmitIntoClient
    public func invalidateSort() {
        gtk_list_box_invalidate_sort(opaquePointer)
    }

    /// Source: `gtk_list_box_prepend`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.prepend.html)
    @_alwaysEmitIntoClient
    public func prepend(_ child: Widget) {
        gtk_list_box_prepend(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_list_box_remove`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.remove.html)
    @_alwaysEmitIntoClient
    public func remove(_ child: Widget) {
        gtk_list_box_remove(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_list_box_select_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.select_all.html)
    @_alwaysEmitIntoClient
    public func selectAll() {
        gtk_list_box_select_all(opaquePointer)
    }

    /// Source: `gtk_list_box_select_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.select_row.html)
    @_alwaysEmitIntoClient
    public func selectRow(_ row: ListBoxRow? = nil) {
        gtk_list_box_select_row(opaquePointer, row?.listBoxRowPointer)
    }

    /// Source: `gtk_list_box_selected_foreach`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.selected_foreach.html)
    @_alwaysEmitIntoClient
    public func selectedForeach(_ handler: ListBoxForeachFunc) {
        withoutActuallyEscaping(handler) { handler in
            withClosure(handler) { handlerData in
                gtk_list_box_selected_foreach(opaquePointer, callListBoxForeachFunc, handlerData)
            }
        }
    }

    /// Source: `gtk_list_box_set_filter_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.set_filter_func.html)
    @_alwaysEmitIntoClient
    public func setFilterFunc(_ filterFunc: ListBoxFilterFunc?) {
        gtk_list_box_set_filter_func(
            opaquePointer,
            filterFunc == nil ? nil : callListBoxFilterFunc,
            retainedClosure(ifAny: filterFunc),
            filterFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_list_box_set_header_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.set_header_func.html)
    @_alwaysEmitIntoClient
    public func setHeaderFunc(_ updateHeader: ListBoxUpdateHeaderFunc?) {
        gtk_list_box_set_header_func(
            opaquePointer,
            updateHeader == nil ? nil : callListBoxUpdateHeaderFunc,
            retainedClosure(ifAny: updateHeader),
            updateHeader == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_list_box_set_placeholder`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.set_placeholder.html)
    @_alwaysEmitIntoClient
    public func setPlaceholder(_ placeholder: Widget?) {
        gtk_list_box_set_placeholder(opaquePointer, placeholder?.widgetPointer)
    }

    /// Source: `gtk_list_box_set_sort_func`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.set_sort_func.html)
    @_alwaysEmitIntoClient
    public func setSortFunc(_ sortFunc: ListBoxSortFunc?) {
        gtk_list_box_set_sort_func(
            opaquePointer,
            sortFunc == nil ? nil : callListBoxSortFunc,
            retainedClosure(ifAny: sortFunc),
            sortFunc == nil ? nil : releaseClosure
        )
    }

    /// Source: `gtk_list_box_unselect_all`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.unselect_all.html)
    @_alwaysEmitIntoClient
    public func unselectAll() {
        gtk_list_box_unselect_all(opaquePointer)
    }

    /// Source: `gtk_list_box_unselect_row`.
    /// [Reference](https://docs.gtk.org/gtk4/method.ListBox.unselect_row.html)
    @_alwaysEmitIntoClient
    public func unselectRow(_ row: ListBoxRow) {
        gtk_list_box_unselect_row(opaquePointer, row.listBoxRowPointer)
    }

    /// Source: the signal `GtkListBox::activate-cursor-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.activate-cursor-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onActivateCursorRow(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate-cursor-row", after: after, handler)
    }

    /// Source: the signal `GtkListBox::move-cursor`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.move-cursor.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveCursor(
        after: Bool = false,
        _ handler: @escaping @MainActor (MovementStep, Int, Bool, Bool) -> Void
    ) -> SignalConnection {
        connect("move-cursor", after: after, handler)
    }

    /// Source: the signal `GtkListBox::row-activated`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.row-activated.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowActivated(
        after: Bool = false,
        _ handler: @escaping @MainActor (ListBoxRow) -> Void
    ) -> SignalConnection {
        connect("row-activated", after: after, handler)
    }

    /// Source: the signal `GtkListBox::row-selected`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.row-selected.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onRowSelected(
        after: Bool = false,
        _ handler: @escaping @MainActor (ListBoxRow?) -> Void
    ) -> SignalConnection {
        connect("row-selected", after: after, handler)
    }

    /// Source: the signal `GtkListBox::select-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.select-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("select-all", after: after, handler)
    }

    /// Source: the signal `GtkListBox::selected-rows-changed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.selected-rows-changed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectedRowsChanged(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("selected-rows-changed", after: after, handler)
    }

    /// Source: the signal `GtkListBox::toggle-cursor-row`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.toggle-cursor-row.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onToggleCursorRow(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("toggle-cursor-row", after: after, handler)
    }

    /// Source: the signal `GtkListBox::unselect-all`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.ListBox.unselect-all.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onUnselectAll(
        after: Bool = false,
        _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("unselect-all", after: after, handler)
    }
}
