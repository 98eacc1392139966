import CGtk

extension Widget {
    /// Scrolls a list, grid, or table to an item and gives its row the focus, if the running GTK can do this.
    ///
    /// - Parameter position: The position of the item.
    /// - Returns: Whether the running GTK can do it. GTK 4.12 and later can.
    ///
    /// Source: `gtk_list_view_scroll_to`, `gtk_grid_view_scroll_to`, `gtk_column_view_scroll_to`.
    package func focusItem(at position: Int) -> Bool {
        typealias ScrollTo = @convention(c) (OpaquePointer, guint, CUnsignedInt, OpaquePointer?) -> Void
        typealias ScrollToCell =
            @convention(c) (OpaquePointer, guint, OpaquePointer?, CUnsignedInt, OpaquePointer?) -> Void
        // GTK_LIST_SCROLL_FOCUS
        let focus: CUnsignedInt = 1
        switch self {
        case is ColumnView:
            guard let scrollTo: ScrollToCell = NewerGtk.function("gtk_column_view_scroll_to") else { return false }
            scrollTo(opaquePointer, guint(position), nil, focus, nil)
        case is ListView, is GridView:
            let name = self is ListView ? "gtk_list_view_scroll_to" : "gtk_grid_view_scroll_to"
            guard let scrollTo: ScrollTo = NewerGtk.function(name) else { return false }
            scrollTo(opaquePointer, guint(position), focus, nil)
        default: return false
        }
        return true
    }
}
