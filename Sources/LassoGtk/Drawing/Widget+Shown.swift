extension Widget {
    /// Says whether the user is to be able to do something with a page, which may be seen for a while after it was left: with
    /// the mouse, with the keyboard, and with assistive technologies.
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

    /// Keeps events away. It is needed besides `canTarget`: GTK sends them to what is under the pointer until the pointer
    /// moves, and keys to what has the focus.
    private func addShield() {
        let shield = EventControllerLegacy()
        shield.name = Self.shieldName
        shield.propagationPhase = .capture
        shield.onEvent { _ in true }
        addController(shield)
    }

    private func removeShields() { shields.forEach(removeController) }
}
