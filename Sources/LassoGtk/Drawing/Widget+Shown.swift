extension Widget {
    /// Sets whether the user can interact with a page, which may still be visible for a while after it was removed:
    /// with the pointer, the keyboard, and assistive technologies.
    func setShown(_ isShown: Bool) {
        guard isShown != canTarget else { return }
        canTarget = isShown
        updateState(.hidden, !isShown)
        if isShown { removeShields() } else { addShield() }
    }

    private static let shieldName = "lasso-gtk-shield"

    private var shields: [EventController] {
        observeControllers().items(as: EventController.self).filter { $0.name == Self.shieldName }
    }

    /// Adds a controller that stops all events. `canTarget` is not enough: until the pointer moves, GTK sends events to
    /// the widget under it, and it sends keys to the focus widget.
    private func addShield() {
        let shield = EventControllerLegacy()
        shield.name = Self.shieldName
        shield.propagationPhase = .capture
        shield.onEvent { _ in true }
        addController(shield)
    }

    private func removeShields() { shields.forEach(removeController) }
}
