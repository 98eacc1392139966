/// Where one widget at a time can be put: an invisible box in something that was made for widgets that stay.
final class WidgetBin {
    let box = Box(.vertical)

    init() {
        box.hexpand = true
        box.vexpand = true
        // What is alone in it fills it, as a window's child does.
        box.homogeneous = true
    }

    /// The widget that is there.
    var widget: Widget? { box.firstChild }

    /// Puts a widget there, wherever it was before, instead of the one that is there.
    ///
    /// - Parameter widget: The widget; `nil` for none.
    func put(_ widget: Widget?) {
        guard self.widget !== widget else { return }
        self.widget?.leaveContainer()
        guard let widget else { return }
        widget.leaveContainer()
        box.append(widget)
    }
}

extension Widget {
    /// Leaves the stack or the box that showed this widget, which can be used anywhere again.
    func leaveContainer() {
        // Before GTK looks for it in vain.
        if let window = root as? Window, let focus = window.focusWidget, focus === self || focus.isAncestor(self) {
            window.focusWidget = nil
        }
        switch parent {
        case let stack as Stack: stack.remove(self)
        case let box as Box: box.remove(self)
        default: break
        }
        setShown(true)
    }
}
