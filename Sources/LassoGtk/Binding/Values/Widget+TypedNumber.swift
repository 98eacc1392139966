extension Widget {
    /// Lets a `SpinButton` with the focus in this widget's window take the number that was typed in it, as when the
    /// focus leaves it. What performs an action without moving the focus calls this first.
    ///
    /// Source: `gtk_spin_button_update`.
    func takeTypedNumber() {
        guard let focus = (root as? Window)?.focusWidget else { return }
        (focus as? SpinButton ?? focus.ancestor(SpinButton.self))?.update()
    }
}
