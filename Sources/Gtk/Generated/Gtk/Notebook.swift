// Written by GtkGenerator. `make generate` replaces this file.

import CGtk

/// Source: `GtkNotebook`.
/// [Reference](https://docs.gtk.org/gtk4/class.Notebook.html)
open class Notebook: Widget {
    /// Source: `gtk_notebook_new`.
    /// [Reference](https://docs.gtk.org/gtk4/ctor.Notebook.new.html)
    @_alwaysEmitIntoClient
    public init() {
        requireDisplay()
        super.init(instance: CInstance(gtk_notebook_new()))
    }

    /// Creates a wrapper for a C instance that has none yet.
    @_alwaysEmitIntoClient
    public override init(instance: CInstance, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    nonisolated deinit {}
}

extension Notebook {
    /// Source: the property `GtkNotebook:enable-popup`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.enable-popup.html)
    @_alwaysEmitIntoClient
    public var enablePopup: Bool {
        get {
            self[property: "enable-popup"]
        }
        set {
            self[property: "enable-popup"] = newValue
        }
    }

    /// Source: `gtk_notebook_get_group_name`, `gtk_notebook_set_group_name`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.group-name.html)
    @_alwaysEmitIntoClient
    public var groupName: String? {
        get {
            String.optional(copying: gtk_notebook_get_group_name(opaquePointer))
        }
        set {
            gtk_notebook_set_group_name(opaquePointer, cText(ifAny: newValue))
        }
    }

    /// Source: the property `GtkNotebook:page`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.page.html)
    @_alwaysEmitIntoClient
    public var page: Int {
        get {
            self[property: "page"]
        }
        set {
            self[property: "page"] = newValue
        }
    }

    /// Source: `gtk_notebook_get_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.pages.html)
    @_alwaysEmitIntoClient
    public var pages: any ListModel {
        wrappingInterface(required: gtk_notebook_get_pages(opaquePointer), transfer: .full)
    }

    /// Source: `gtk_notebook_get_scrollable`, `gtk_notebook_set_scrollable`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.scrollable.html)
    @_alwaysEmitIntoClient
    public var scrollable: Bool {
        get {
            gtk_notebook_get_scrollable(opaquePointer) != 0
        }
        set {
            gtk_notebook_set_scrollable(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_notebook_get_show_border`, `gtk_notebook_set_show_border`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.show-border.html)
    @_alwaysEmitIntoClient
    public var showBorder: Bool {
        get {
            gtk_notebook_get_show_border(opaquePointer) != 0
        }
        set {
            gtk_notebook_set_show_border(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_notebook_get_show_tabs`, `gtk_notebook_set_show_tabs`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.show-tabs.html)
    @_alwaysEmitIntoClient
    public var showTabs: Bool {
        get {
            gtk_notebook_get_show_tabs(opaquePointer) != 0
        }
        set {
            gtk_notebook_set_show_tabs(opaquePointer, newValue ? 1 : 0)
        }
    }

    /// Source: `gtk_notebook_get_tab_pos`, `gtk_notebook_set_tab_pos`.
    /// [Reference](https://docs.gtk.org/gtk4/property.Notebook.tab-pos.html)
    @_alwaysEmitIntoClient
    public var tabPos: PositionType {
        get {
            PositionType(gtk_notebook_get_tab_pos(opaquePointer))
        }
        set {
            gtk_notebook_set_tab_pos(opaquePointer, newValue.cValue)
        }
    }

    /// Source: `gtk_notebook_get_current_page`, `gtk_notebook_set_current_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_current_page.html)
    @_alwaysEmitIntoClient
    public var currentPage: Int {
        get {
            swiftInteger(gtk_notebook_get_current_page(opaquePointer))
        }
        set {
            gtk_notebook_set_current_page(opaquePointer, cInteger(newValue))
        }
    }

    /// Source: `gtk_notebook_get_n_pages`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_n_pages.html)
    @_alwaysEmitIntoClient
    public var nPages: Int {
        swiftInteger(gtk_notebook_get_n_pages(opaquePointer))
    }

    /// Source: `gtk_notebook_append_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.append_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func appendPage(_ child: Widget, tabLabel: Widget? = nil) -> Int {
        swiftInteger(gtk_notebook_append_page(opaquePointer, child.widgetPointer, tabLabel?.widgetPointer))
    }

    /// Source: `gtk_notebook_append_page_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.append_page_menu.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func appendPageMenu(_ child: Widget, tabLabel: Widget? = nil, menuLabel: Widget? = nil) -> Int {
        swiftInteger(
            gtk_notebook_append_page_menu(
                opaquePointer,
                child.widgetPointer,
                tabLabel?.widgetPointer,
                menuLabel?.widgetPointer
            )
        )
    }

    /// Source: `gtk_notebook_detach_tab`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.detach_tab.html)
    @_alwaysEmitIntoClient
    public func detachTab(_ child: Widget) {
        gtk_notebook_detach_tab(opaquePointer, child.widgetPointer)
    }

    /// Source: `gtk_notebook_get_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_action_widget.html)
    @_alwaysEmitIntoClient
    public func actionWidget(for packType: PackType) -> Widget? {
        Widget.wrapping(gtk_notebook_get_action_widget(opaquePointer, packType.cValue))
    }

    /// Source: `gtk_notebook_get_menu_label`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_menu_label.html)
    @_alwaysEmitIntoClient
    public func menuLabel(for child: Widget) -> Widget? {
        Widget.wrapping(gtk_notebook_get_menu_label(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_notebook_get_menu_label_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_menu_label_text.html)
    @_alwaysEmitIntoClient
    public func menuLabelText(for child: Widget) -> String? {
        String.optional(copying: gtk_notebook_get_menu_label_text(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_notebook_get_nth_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_nth_page.html)
    @_alwaysEmitIntoClient
    public func nthPage(_ pageNum: Int) -> Widget? {
        Widget.wrapping(gtk_notebook_get_nth_page(opaquePointer, cInteger(pageNum)))
    }

    /// Source: `gtk_notebook_get_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_page.html)
    @_alwaysEmitIntoClient
    public func page(for child: Widget) -> NotebookPage {
        NotebookPage.wrapping(required: gtk_notebook_get_page(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_notebook_get_tab_detachable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_tab_detachable.html)
    @_alwaysEmitIntoClient
    public func tabDetachable(for child: Widget) -> Bool {
        gtk_notebook_get_tab_detachable(opaquePointer, child.widgetPointer) != 0
    }

    /// Source: `gtk_notebook_get_tab_label`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_tab_label.html)
    @_alwaysEmitIntoClient
    public func tabLabel(for child: Widget) -> Widget? {
        Widget.wrapping(gtk_notebook_get_tab_label(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_notebook_get_tab_label_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_tab_label_text.html)
    @_alwaysEmitIntoClient
    public func tabLabelText(for child: Widget) -> String? {
        String.optional(copying: gtk_notebook_get_tab_label_text(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_notebook_get_tab_reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.get_tab_reorderable.html)
    @_alwaysEmitIntoClient
    public func tabReorderable(for child: Widget) -> Bool {
        gtk_notebook_get_tab_reorderable(opaquePointer, child.widgetPointer) != 0
    }

    /// Source: `gtk_notebook_insert_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.insert_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertPage(_ child: Widget, tabLabel: Widget? = nil, position: Int) -> Int {
        swiftInteger(
            gtk_notebook_insert_page(opaquePointer, child.widgetPointer, tabLabel?.widgetPointer, cInteger(position))
        )
    }

    /// Source: `gtk_notebook_insert_page_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.insert_page_menu.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func insertPageMenu(_ child: Widget, tabLabel: Widget? = nil, menuLabel: Widget? = nil, position: Int) -> Int
    {
        swiftInteger(
            gtk_notebook_insert_page_menu(
                opaquePointer,
                child.widgetPointer,
                tabLabel?.widgetPointer,
                menuLabel?.widgetPointer,
                cInteger(position)
            )
        )
    }

    /// Source: `gtk_notebook_next_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.next_page.html)
    @_alwaysEmitIntoClient
    public func nextPage() {
        gtk_notebook_next_page(opaquePointer)
    }

    /// Source: `gtk_notebook_page_num`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.page_num.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func pageNum(_ child: Widget) -> Int {
        swiftInteger(gtk_notebook_page_num(opaquePointer, child.widgetPointer))
    }

    /// Source: `gtk_notebook_popup_disable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.popup_disable.html)
    @_alwaysEmitIntoClient
    public func popupDisable() {
        gtk_notebook_popup_disable(opaquePointer)
    }

    /// Source: `gtk_notebook_popup_enable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.popup_enable.html)
    @_alwaysEmitIntoClient
    public func popupEnable() {
        gtk_notebook_popup_enable(opaquePointer)
    }

    /// Source: `gtk_notebook_prepend_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.prepend_page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func prependPage(_ child: Widget, tabLabel: Widget? = nil) -> Int {
        swiftInteger(gtk_notebook_prepend_page(opaquePointer, child.widgetPointer, tabLabel?.widgetPointer))
    }

    /// Source: `gtk_notebook_prepend_page_menu`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.prepend_page_menu.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func prependPageMenu(_ child: Widget, tabLabel: Widget? = nil, menuLabel: Widget? = nil) -> Int {
        swiftInteger(
            gtk_notebook_prepend_page_menu(
                opaquePointer,
                child.widgetPointer,
                tabLabel?.widgetPointer,
                menuLabel?.widgetPointer
            )
        )
    }

    /// Source: `gtk_notebook_prev_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.prev_page.html)
    @_alwaysEmitIntoClient
    public func prevPage() {
        gtk_notebook_prev_page(opaquePointer)
    }

    /// Source: `gtk_notebook_remove_page`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.remove_page.html)
    @_alwaysEmitIntoClient
    public func removePage(_ pageNum: Int) {
        gtk_notebook_remove_page(opaquePointer, cInteger(pageNum))
    }

    /// Source: `gtk_notebook_reorder_child`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.reorder_child.html)
    @_alwaysEmitIntoClient
    public func reorderChild(_ child: Widget, position: Int) {
        gtk_notebook_reorder_child(opaquePointer, child.widgetPointer, cInteger(position))
    }

    /// Source: `gtk_notebook_set_action_widget`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_action_widget.html)
    @_alwaysEmitIntoClient
    public func setActionWidget(_ widget: Widget, packType: PackType) {
        gtk_notebook_set_action_widget(opaquePointer, widget.widgetPointer, packType.cValue)
    }

    /// Source: `gtk_notebook_set_menu_label`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_menu_label.html)
    @_alwaysEmitIntoClient
    public func setMenuLabel(_ child: Widget, menuLabel: Widget? = nil) {
        gtk_notebook_set_menu_label(opaquePointer, child.widgetPointer, menuLabel?.widgetPointer)
    }

    /// Source: `gtk_notebook_set_menu_label_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_menu_label_text.html)
    @_alwaysEmitIntoClient
    public func setMenuLabelText(_ child: Widget, menuText: String) {
        gtk_notebook_set_menu_label_text(opaquePointer, child.widgetPointer, cText(menuText))
    }

    /// Source: `gtk_notebook_set_tab_detachable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_tab_detachable.html)
    @_alwaysEmitIntoClient
    public func setTabDetachable(_ child: Widget, detachable: Bool) {
        gtk_notebook_set_tab_detachable(opaquePointer, child.widgetPointer, detachable ? 1 : 0)
    }

    /// Source: `gtk_notebook_set_tab_label`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_tab_label.html)
    @_alwaysEmitIntoClient
    public func setTabLabel(_ child: Widget, tabLabel: Widget? = nil) {
        gtk_notebook_set_tab_label(opaquePointer, child.widgetPointer, tabLabel?.widgetPointer)
    }

    /// Source: `gtk_notebook_set_tab_label_text`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_tab_label_text.html)
    @_alwaysEmitIntoClient
    public func setTabLabelText(_ child: Widget, tabText: String) {
        gtk_notebook_set_tab_label_text(opaquePointer, child.widgetPointer, cText(tabText))
    }

    /// Source: `gtk_notebook_set_tab_reorderable`.
    /// [Reference](https://docs.gtk.org/gtk4/method.Notebook.set_tab_reorderable.html)
    @_alwaysEmitIntoClient
    public func setTabReorderable(_ child: Widget, reorderable: Bool) {
        gtk_notebook_set_tab_reorderable(opaquePointer, child.widgetPointer, reorderable ? 1 : 0)
    }

    /// Source: the signal `GtkNotebook::change-current-page`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.change-current-page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onChangeCurrentPage(
        after: Bool = false,
        _ handler: @escaping @MainActor (Int) -> Bool
    ) -> SignalConnection {
        connect("change-current-page", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::create-window`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.create-window.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onCreateWindow(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget) -> Notebook?
    ) -> SignalConnection {
        connect("create-window", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::focus-tab`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.focus-tab.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onFocusTab(
        after: Bool = false,
        _ handler: @escaping @MainActor (NotebookTab) -> Bool
    ) -> SignalConnection {
        connect("focus-tab", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::move-focus-out`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.move-focus-out.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onMoveFocusOut(
        after: Bool = false,
        _ handler: @escaping @MainActor (DirectionType) -> Void
    ) -> SignalConnection {
        connect("move-focus-out", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::page-added`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.page-added.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPageAdded(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget, Int) -> Void
    ) -> SignalConnection {
        connect("page-added", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::page-removed`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.page-removed.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPageRemoved(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget, Int) -> Void
    ) -> SignalConnection {
        connect("page-removed", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::page-reordered`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.page-reordered.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onPageReordered(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget, Int) -> Void
    ) -> SignalConnection {
        connect("page-reordered", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::reorder-tab`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.reorder-tab.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onReorderTab(
        after: Bool = false,
        _ handler: @escaping @MainActor (DirectionType, Bool) -> Bool
    ) -> SignalConnection {
        connect("reorder-tab", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::select-page`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.select-page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSelectPage(
        after: Bool = false,
        _ handler: @escaping @MainActor (Bool) -> Bool
    ) -> SignalConnection {
        connect("select-page", after: after, handler)
    }

    /// Source: the signal `GtkNotebook::switch-page`.
    /// [Reference](https://docs.gtk.org/gtk4/signal.Notebook.switch-page.html)
    @_alwaysEmitIntoClient
    @discardableResult
    public func onSwitchPage(
        after: Bool = false,
        _ handler: @escaping @MainActor (Widget, Int) -> Void
    ) -> SignalConnection {
        connect("switch-page", after: after, handler)
    }
}
