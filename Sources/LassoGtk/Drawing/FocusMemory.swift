/// The widget in a page that had the focus when the page was last left.
@MainActor
struct FocusMemory {
    private weak var lastFocus: Widget?

    /// Remembers the focus widget, if it is in a page.
    ///
    /// - Parameter page: The page.
    /// - Returns: Whether it is there.
    mutating func remember(in page: Widget) -> Bool {
        guard let focus = (page.root as? Window)?.focusWidget, focus.isAncestor(page) else { return false }
        lastFocus = focus
        return true
    }

    /// Moves the focus to the widget that had it, or else to the first one in a page. The page doesn't scroll to it.
    ///
    /// - Parameter page: The page.
    func restore(in page: Widget) {
        let places = page.descendants.compactMap { ($0 as? ScrolledWindow).map { [$0.hadjustment, $0.vadjustment] } }
            .joined().map { ($0, $0.value) }
        moveFocus(in: page)
        for (adjustment, value) in places where adjustment.value != value { adjustment.value = value }
    }

    private func moveFocus(in page: Widget) {
        if let lastFocus, lastFocus.isOfUseWithFocus, lastFocus.isAncestor(page) { return lastFocus.restoreFocus() }
        page.focusFirst()
    }
}
