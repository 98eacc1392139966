extension PopoverMenu {
    /// Opens a menu in a widget, and removes it from the widget after it has been closed.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - widget: The widget.
    ///   - place: The rectangle of the widget that the menu belongs to.
    ///   - returnsFocus: Whether the focus returns to where it was before the menu opened.
    ///   - prepare: A closure that prepares the menu before it opens.
    ///   - didClose: A closure called after the menu has been closed and the chosen item has been activated.
    static func open(
        _ menu: MenuModel,
        in widget: Widget,
        at place: GdkRectangle,
        returnsFocus: Bool = true,
        prepare: (PopoverMenu) -> Void = { _ in },
        didClose: @escaping @MainActor () -> Void = {}
    ) {
        let popover = PopoverMenu(model: menu)
        popover.nameItems()
        popover.hasArrow = false
        popover.halign = .start
        prepare(popover)
        popover.setParent(widget)
        popover.pointingTo = place
        let unrealization = widget.onUnrealize { [weak popover] in popover?.unparent() }
        let window = widget.root as? Window
        let focusBefore = returnsFocus ? window?.focusWidget : nil
        popover.onClosed { [weak popover, weak window, weak focusBefore] in
            // The chosen item may move the focus.
            if let popover, let window { popover.returnFocus(to: focusBefore, in: window) }
            // The chosen item is activated after the menu has been closed.
            Task {
                unrealization.disconnect()
                guard let popover, popover.parent != nil else { return }
                popover.unparent()
                didClose()
            }
        }
        popover.popup()
    }

    private func returnFocus(to widget: Widget?, in window: Window) {
        guard hasFocusWithin || window.focusWidget == nil else { return }
        if let widget, widget.root === window, widget.isOfUseWithFocus { widget.restoreFocus() }
    }
}
