extension Revealer {
    /// Creates a revealer, which shows its child with a movement unless animations are off.
    ///
    /// - Parameters:
    ///   - child: The child.
    ///   - transition: The movement.
    convenience init(_ child: Widget, _ transition: RevealerTransitionType) {
        self.init()
        transitionType = transition
        self.child = child
    }

    /// Hides the child, which can't be used anymore, and calls a closure when the movement is over; at once, if there
    /// is none.
    ///
    /// - Parameter remove: A closure that removes this revealer from its container.
    func conceal(thenRemove remove: @escaping @MainActor (Revealer) -> Void) {
        setShown(false)
        revealChild = false
        guard childRevealed, mapped else { return remove(self) }
        onNotify("child-revealed") { [weak self] in
            if let self, parent != nil { remove(self) }
        }
        // A movement in a window that is hidden doesn't end.
        onUnmap(after: true) { [weak self] in
            Task {
                if let self, self.parent != nil { remove(self) }
            }
        }
    }
}
