extension Controller {
    /// Goes one step back, as the user does with the Back key: takes the step of the nearest container that has one. A
    /// navigation controller leaves its top, a collapsed split controller shows its sidebar.
    ///
    /// - Parameter animated: Whether the change is animated.
    /// - Returns: Whether there was a step to go back, even if the user is asked first.
    @discardableResult
    public func goBack(animated: Bool = true) -> Bool {
        guard let container = containerToGoBackIn else { return false }
        container.userDidGoBack(animated: animated)
        return true
    }

    /// Whether ``goBack(animated:)`` has a step to go back.
    public var canGoBack: Bool { controllerToGoBackFrom != nil }

    /// Goes one step back or, if there is none, closes the dialog that this controller is in, as the user does with the
    /// Escape key.
    ///
    /// - Parameter animated: Whether the change is animated.
    /// - Returns: Whether there was a step or a dialog, even if the user is asked first.
    @discardableResult
    public func cancel(animated: Bool = true) -> Bool {
        if goBack(animated: animated) { return true }
        guard outermostContainer.presentingController != nil else { return false }
        outermostContainer.beginToLeave(animated: animated)
        return true
    }

    /// Closes the selected tab of the nearest tab controller, as the user does with the Control+W keys.
    ///
    /// - Returns: Whether there was a tab that the user may close, even if the user is asked first.
    package final func closeTab() -> Bool {
        guard let tabs = nearestTabs, tabs.hasClosableTabs, let selected = tabs.selectedController else { return false }
        selected.beginToLeave()
        return true
    }

    /// Takes the next step back in this container, which has one, as the user does.
    package final func userDidGoBack(animated: Bool) {
        Run.turn(with: .back(self)) { takeStepBack(animated: animated) }
    }

    /// The controller that the step back leaves.
    final var controllerToGoBackFrom: Controller? { containerToGoBackIn?.stepBack }

    /// The nearest container that has a step back.
    package final var containerToGoBackIn: Controller? {
        sequence(first: self, next: \.parent).first { $0.stepBack != nil }
    }
}
