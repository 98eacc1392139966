extension Flow where Module.RequiredContext: NavigationController {
    /// Takes away all that the flow has placed in its navigation controller, and what is above: what was there before the
    /// flow is on top again. Where nothing was there before, the flow goes back to its first controller.
    ///
    /// - Parameter animated: Whether the user is to see how it changes.
    ///
    /// Source: Lasso's `unwind(animated:)`.
    public func unwind(animated: Bool = true) {
        guard let context else { return }
        let placed = placedControllers.map { placed in
            // What is in another container is on the stack with that container.
            sequence(first: placed, next: \.parent).first { $0.parent === context }
        }
        guard let lowest = context.controllers.first(where: { controller in placed.contains { $0 === controller } })
        else {
            return
        }
        context.pop(to: context.controller(below: lowest) ?? lowest, animated: animated)
    }
}

extension Flow {
    /// Takes away the dialog or the popover that the flow is in; where it is in none, what it has presented.
    ///
    /// - Parameter animated: Whether the user is to see how it goes.
    ///
    /// Source: Lasso's `Flow.dismiss(animated:)`.
    public func dismiss(animated: Bool = true) {
        guard let context else { return }
        (context.outermostContainer.presentingController ?? context).dismiss(animated: animated)
    }
}
