extension Widget {
    /// Shows a context menu of a controller's own commands, when the user clicks with the right mouse button, presses
    /// for a long time, or presses the Menu key or Shift+F10 while the widget, or a widget in it, has the focus.
    ///
    /// ```swift
    /// canvas.bindContextMenu(of: self)
    /// ```
    ///
    /// - Parameter controller: The controller with the commands. While it isn't on the screen, there is no menu.
    ///
    /// Source: `GtkPopoverMenu`.
    public func bindContextMenu(of controller: Controller) {
        let open = { @MainActor [weak self, weak controller] (place: GdkRectangle) -> Bool in
            guard let self, let controller else { return false }
            let items = controller.commandMenu
            guard !items.isEmpty else { return false }
            let menu = Menu()
            menu.append(items)
            PopoverMenu.open(menu, in: self, at: place)
            return true
        }
        let click = GestureClick()
        click.button = 3
        click.onPressed { [weak click] _, x, y in
            if open(GdkRectangle(x: Int(x), y: Int(y), width: 1, height: 1)) { click?.setState(.claimed) }
        }
        addController(click)
        let press = GestureLongPress()
        press.touchOnly = true
        press.onPressed { x, y in _ = open(GdkRectangle(x: Int(x), y: Int(y), width: 1, height: 1)) }
        addController(press)
        let keys = EventControllerKey()
        keys.onKeyPressed { [weak self] key, _, modifiers in
            guard let self, key == Key.menu || key == Key.f10 && modifiers.contains(.shiftMask) else { return false }
            return open(GdkRectangle(x: 0, y: 0, width: width, height: height))
        }
        addController(keys)
    }
}
