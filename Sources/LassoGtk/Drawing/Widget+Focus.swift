extension Widget {
    /// Whether the user can use this widget, as far as that depends on what it is in: no stack shows another page, and
    /// nothing keeps the pointer away.
    package var isReachable: Bool {
        let line = sequence(first: self, next: \.parent)
        for (widget, container) in zip(line, line.dropFirst()) {
            if !widget.canTarget { return false }
            if let stack = container as? Stack, stack.visibleChild !== widget { return false }
        }
        return true
    }

    /// Whether this widget, if it has the focus, can do something with it.
    var isOfUseWithFocus: Bool { mapped && isSensitive && isReachable }

    /// Gives the focus to the first widget in here that takes it.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    func focusFirst() -> Bool {
        // It goes on from what had the focus last, which may have been the last one.
        if childFocus(.tabForward) { return true }
        return descendants.contains { $0.focusable && $0.isOfUseWithFocus && $0.grabFocus() }
    }
}
