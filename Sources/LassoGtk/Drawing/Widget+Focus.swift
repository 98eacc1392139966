extension Widget {
    /// Whether the containers of this widget let the user reach it: no stack shows another page, and no widget ignores
    /// the pointer.
    package var isReachable: Bool {
        let line = sequence(first: self, next: \.parent)
        for (widget, container) in zip(line, line.dropFirst()) {
            if !widget.canTarget { return false }
            if let stack = container as? Stack, stack.visibleChild !== widget { return false }
        }
        return true
    }

    /// Whether this widget can use the focus.
    var isOfUseWithFocus: Bool { mapped && isSensitive && isReachable }

    /// Moves the focus to the first widget inside this one that accepts it, rather than to a button of a header bar. In
    /// a list, it begins in the selected row, or else in the first one.
    ///
    /// - Returns: Whether a widget accepted it.
    @discardableResult
    func focusFirst() -> Bool {
        let window = root as? Window
        // It continues after the widget that had the focus last, which may have been the last one. The next one may be
        // in a page that is moving out.
        if childFocus(.tabForward) {
            let focus = window?.focusWidget
            if focus?.headerBar == nil, focus?.isReachable != false {
                FirstFocus.move(focus)
                return true
            }
            window?.focusWidget = nil
        }
        let isFocused = descendants.contains {
            $0.focusable && $0.isOfUseWithFocus && $0.headerBar == nil && $0.grabFocus()
        }
        if isFocused { FirstFocus.move(window?.focusWidget) }
        return isFocused
    }

    /// The text field in this widget that comes before all other widgets that accept the focus, also before its window
    /// is shown.
    var firstTextField: Widget? {
        let first = firstInput
        return first?.isWritten == true ? first : nil
    }

    private var firstInput: Widget? {
        guard visible, isSensitive else { return nil }
        // A scrolled window accepts the focus only if nothing in it does.
        if isWritten || focusable && !(self is ScrolledWindow) { return self }
        if let stack = self as? Stack { return stack.visibleChild?.firstInput }
        var child = firstChild
        while let widget = child {
            if let input = widget.firstInput { return input }
            child = widget.nextSibling
        }
        return nil
    }

    /// Whether this widget, or a widget in it, has the focus in its window.
    var hasFocusWithin: Bool {
        guard let focus = (root as? Window)?.focusWidget else { return false }
        return focus === self || focus.isAncestor(self)
    }

    /// Gives the focus back to this widget, without selecting its text.
    ///
    /// - Returns: Whether it accepted it.
    @discardableResult
    func restoreFocus() -> Bool {
        if let text = self as? Text { text.grabFocusWithoutSelecting() } else { grabFocus() }
    }
}

extension Window {
    /// Gives the focus back to a widget that had it and can still use it, or else to the first one in the content.
    func returnFocus(to widget: Widget?, orInto content: Widget?) {
        if let widget, widget.root === self, widget.isOfUseWithFocus {
            widget.restoreFocus()
        } else {
            // Otherwise, the focus would move on from the widget that has it.
            focusWidget = nil
            content?.focusFirst()
        }
    }
}
