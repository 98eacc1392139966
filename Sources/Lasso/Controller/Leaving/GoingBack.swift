extension Controller {
    /// Goes one step back, as the user does with the Back key: leaves the top of the nearest navigation controller with
    /// a step to go back.
    ///
    /// - Parameter animated: Whether the change is animated.
    /// - Returns: Whether there was a step to go back, even if the user is asked first.
    @discardableResult
    public func goBack(animated: Bool = true) -> Bool {
        guard let leaving = controllerToGoBackFrom else { return false }
        leaving.beginToLeave(animated: animated)
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

    private var controllerToGoBackFrom: Controller? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.stepBack).first
    }
}
