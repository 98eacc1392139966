import CGtk

/// Shows one of its children at a time, and a tab for each.
///
/// Source: `GtkNotebook`.
open class Notebook: Widget {
    /// Source: `gtk_notebook_new`.
    public init() {
        super.init(instance: gtk_notebook_new())
    }

    public override init(instance: UnsafeMutableRawPointer, transfer: OwnershipTransfer = .none) {
        super.init(instance: instance, transfer: transfer)
    }

    /// Adds a page at the end.
    ///
    /// - Parameters:
    ///   - child: The page.
    ///   - tabLabel: What stands on its tab.
    /// - Returns: The page's number.
    ///
    /// Source: `gtk_notebook_append_page`.
    @discardableResult
    public func appendPage(_ child: Widget, tabLabel: Widget? = nil) -> Int32 {
        gtk_notebook_append_page(opaquePointer, child.widgetPointer, tabLabel?.widgetPointer)
    }

    /// Source: `gtk_notebook_remove_page`.
    public func removePage(_ number: Int32) {
        gtk_notebook_remove_page(opaquePointer, number)
    }

    /// The number of the page that is shown; -1 when there is none.
    ///
    /// Source: `gtk_notebook_get_current_page`, `gtk_notebook_set_current_page`.
    public var currentPage: Int32 {
        get { gtk_notebook_get_current_page(opaquePointer) }
        set { gtk_notebook_set_current_page(opaquePointer, newValue) }
    }

    /// Source: `gtk_notebook_get_n_pages`.
    public var pageCount: Int32 { gtk_notebook_get_n_pages(opaquePointer) }

    /// Source: `gtk_notebook_get_nth_page`.
    public func page(_ number: Int32) -> Widget? {
        Object.wrapped(gtk_notebook_get_nth_page(opaquePointer, number))
    }

    /// Source: `gtk_notebook_get_tab_label`.
    public func tabLabel(of child: Widget) -> Widget? {
        Object.wrapped(gtk_notebook_get_tab_label(opaquePointer, child.widgetPointer))
    }

    /// Whether the tabs are shown.
    ///
    /// Source: `gtk_notebook_get_show_tabs`, `gtk_notebook_set_show_tabs`.
    public var showTabs: Bool {
        get { gtk_notebook_get_show_tabs(opaquePointer) != 0 }
        set { gtk_notebook_set_show_tabs(opaquePointer, newValue ? 1 : 0) }
    }

    /// Whether tabs can be scrolled when there is no room for all.
    ///
    /// Source: `gtk_notebook_get_scrollable`, `gtk_notebook_set_scrollable`.
    public var scrollable: Bool {
        get { gtk_notebook_get_scrollable(opaquePointer) != 0 }
        set { gtk_notebook_set_scrollable(opaquePointer, newValue ? 1 : 0) }
    }

    /// Called when another page is about to be shown.
    ///
    /// - Parameters:
    ///   - after: Whether to call the handler after the class's own.
    ///   - handler: Gets the page and its number.
    /// - Returns: The connection, which can be disconnected.
    ///
    /// Source: the signal `GtkNotebook::switch-page`.
    @discardableResult
    public func onSwitchPage(after: Bool = false, _ handler: @escaping @MainActor (Widget, UInt32) -> Void)
        -> SignalConnection
    {
        connect("switch-page", handler, SignalTrampoline.widgetAndUnsignedInteger, after: after)
    }
}
