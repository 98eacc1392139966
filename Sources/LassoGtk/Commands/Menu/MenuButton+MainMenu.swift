extension MenuButton {
    /// Creates a button that opens the main menu of a window. It isn't visible yet.
    ///
    /// - Parameter menu: The main menu. The widgets of its items exist only while it is open.
    convenience init(forMainMenu menu: Menu) {
        self.init()
        // For the tooltip of a visible widget, GTK asks the display server where the pointer is.
        visible = false
        iconName = "open-menu-symbolic"
        accessibleLabel = translated("Main Menu", in: .lasso)
        tooltipText = translated("Main Menu", in: .lasso)
        setCreatePopupFunc { button in
            let popover = PopoverMenu(model: menu)
            popover.nameItems()
            button.setPopover(popover)
            popover.onClosed { [weak button, weak popover] in
                // The chosen item is activated after the menu has been closed.
                Task {
                    // GTK keeps the submenus that a change of the menu removes, and warns about those that follow.
                    guard let button, let popover, button.popover === popover, !popover.visible else { return }
                    button.setPopover(nil)
                }
            }
        }
    }
}
