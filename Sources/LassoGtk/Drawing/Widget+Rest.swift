extension Widget {
    /// Calls a closure when no transition moves this widget: at once, or with one of the next frames. It isn't called
    /// if the widget leaves the screen before that.
    ///
    /// - Parameter action: A closure that must not capture the widget strongly.
    func whenAtRest(_ action: @escaping () -> Void) {
        guard isInTransition else { return action() }
        addTickCallback { widget, _ in
            guard widget.mapped else { return false }
            guard !widget.isInTransition else { return true }
            action()
            return false
        }
    }

    private var isInTransition: Bool {
        sequence(first: self, next: \.parent).contains { outer in
            (outer as? Stack)?.transitionRunning == true || (outer as? AdaptiveBox)?.isMoving == true
        }
    }
}
