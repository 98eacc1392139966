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
        if hasFocusWithin { (root as? Window)?.focusWidget = nil }
        giveUpDefault()
        switch parent {
        case let stack as Stack: stack.remove(self)
        case let box as Box: box.remove(self)
        default: break
        }
        setShown(true)
    }

    /// Makes sure that neither this widget nor one in it is the default widget of its window, before it leaves the
    /// window. GTK keeps no reference to the default widget, and forgets one that has left only after the next frame.
    func giveUpDefault() {
        guard let window = root as? Window, let widget = window.defaultWidget else { return }
        if widget === self || widget.isAncestor(self) { window.defaultWidget = nil }
    }
}
