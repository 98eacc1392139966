/// The widget in a page that had the focus when the page was last left.
@MainActor
struct FocusMemory {
    private weak var lastFocus: Widget?
    // The selection in that widget, if it is a text field: GTK selects all of the text when it moves the focus there.
    private var selection: (anchor: Int, cursor: Int)?

    /// Remembers the focus widget, if it is in a page.
    ///
    /// - Parameter page: The page.
    /// - Returns: Whether it is there.
    mutating func remember(in page: Widget) -> Bool {
        guard let focus = (page.root as? Window)?.focusWidget, focus.isAncestor(page) else { return false }
        lastFocus = focus
        selection = (focus as? Text).map { ($0.selectionBound, $0.position) }
        return true
    }

    /// Moves the focus to the widget that had it, or else to the first one in a page. The page doesn't scroll to it.
    ///
    /// - Parameter page: The page.
    func restore(in page: Widget) {
        let places = page.descendants.compactMap { ($0 as? ScrolledWindow).map { [$0.hadjustment, $0.vadjustment] } }
            .joined().map { ($0, $0.value) }
        restoreScrolling(in: page)
        for (adjustment, value) in places where adjustment.value != value { adjustment.value = value }
    }

    /// Moves the focus to the widget that had it, or else to the first one in a page. The page scrolls to it.
    ///
    /// - Parameter page: The page.
    func restoreScrolling(in page: Widget) {
        if let lastFocus, lastFocus.isOfUseWithFocus, lastFocus.isAncestor(page), lastFocus.restoreFocus() {
            if let selection { (lastFocus as? Text)?.select(from: selection.anchor, to: selection.cursor) }
            return
        }
        // Otherwise, the focus would move on from the widget that has it.
        (page.root as? Window)?.focusWidget = nil
        page.focusFirst()
    }
}
