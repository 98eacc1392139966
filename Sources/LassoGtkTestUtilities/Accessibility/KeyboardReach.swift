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
        // A list without rows has nothing that takes the focus.
        if widget is ListBase, widget.firstChild == nil { return true }
        let group = Array(sequence(first: widget, next: \.parent)).last { Self.isGroup($0, around: widget) }
        return widgets.contains { reached in
            if reached.accessibleRole == .radio, widget.accessibleRole == .radio, reached.parent === widget.parent {
                return true
            }
            if reached === widget || reached.isAncestor(widget) { return true }
            // These take the focus for themselves: the arrow keys scroll, or select a tab.
            if widget.isAncestor(reached), !(reached is ScrolledWindow), !(reached is Notebook) { return true }
            guard let group, reached === group || reached.isAncestor(group) else { return false }
            return Self.isGroup(group, around: reached)
        }
    }

    /// Returns whether the arrow keys move the focus between the widgets in a container.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - widget: One of the widgets, or the container itself. Those in the pages of a notebook aren't in the group of
    ///     its tabs.
    private static func isGroup(_ container: Widget, around widget: Widget) -> Bool {
        if let notebook = container as? Notebook { return !notebook.hasPage(around: widget) }
        return container is ListBase || container is ListBox || container is FlowBox || container is StackSwitcher
            || container is GtkCalendar || container is PopoverMenuBar || container is ColumnView
            || container is RadioGroup
    }
}

extension Notebook {
    fileprivate func hasPage(around widget: Widget) -> Bool {
        (0..<nPages).contains { index in nthPage(index).map { widget === $0 || widget.isAncestor($0) } == true }
    }
}
