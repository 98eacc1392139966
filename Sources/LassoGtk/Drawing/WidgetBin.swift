/// A bin for one widget at a time: an invisible box in a container whose own children stay.
final class WidgetBin {
    let box = Box(.vertical)

    init() {
        box.hexpand = true
        box.vexpand = true
        // A single child fills the box, as a window's child fills the window.
        box.homogeneous = true
    }

    /// The widget in the bin.
    var widget: Widget? { box.firstChild }

    /// Replaces the widget in the bin. The new widget is removed from its previous container.
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
    /// Removes this widget from the stack or box that shows it. It can then be used anywhere.
    func leaveContainer() {
        // If the focus stayed inside, GTK would look for it in vain.
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
