import LassoGtk

/// The widgets of a window that the Tab key reaches.
@MainActor
struct KeyboardReach {
    /// The widgets, in the order in which Tab reaches them.
    let widgets: [Widget]

    private let window: Window

    /// Moves the focus once through a window, and returns it to where it was.
    init(of window: Window) {
        self.window = window
        let focus = window.focusWidget
        window.focusWidget = nil
        var widgets: [Widget] = []
        // At the end, the focus begins again.
        while window.childFocus(.tabForward), let next = window.focusWidget,
            !widgets.contains(where: { $0 === next })
        {
            widgets.append(next)
        }
        window.focusWidget = focus
        self.widgets = widgets
    }

    /// Returns whether the user comes to a widget with the keyboard: with Tab, or with the arrow keys within a group.
    func reaches(_ widget: Widget) -> Bool {
        let group = Array(sequence(first: widget, next: \.parent)).last { Self.isGroup($0) }
        return widgets.contains { reached in
            if reached.accessibleRole == .radio, widget.accessibleRole == .radio, reached.parent === widget.parent {
                return true
            }
            return reached === widget || reached.isAncestor(widget) || widget.isAncestor(reached)
                || group.map { reached === $0 || reached.isAncestor($0) } == true
        }
    }

    /// Returns whether the arrow keys move the focus between the widgets in a widget.
    private static func isGroup(_ widget: Widget) -> Bool {
        widget is ListBase || widget is ListBox || widget is FlowBox || widget is Notebook || widget is StackSwitcher
            || widget is GtkCalendar || widget is PopoverMenuBar || widget is ColumnView || widget is RadioGroup
    }
}
