// Two ways back, for every kind of flow. `unwind` returns to where the flow began; `dismiss` returns to where it was started
// from. Neither asks whether a controller may be left: what a flow does to the hierarchy is the flow's decision.

extension Flow {
    /// Returns to where the flow began: dismisses what is presented on the ``context``, and what the flow has presented.
    ///
    /// - Parameter animated: Whether the change is animated.
    ///
    /// Source: Lasso's `Flow.unwind(animated:)`.
    public func unwind(animated: Bool = true) {
        guard let context else { return }
        dismissPresented(on: context, animated: animated)
    }

    /// Returns to where the flow was started from: dismisses the dialog or the popover that the ``context`` is in; where it is
    /// in none, what is presented on the context.
    ///
    /// - Parameter animated: Whether the change is animated.
    ///
    /// Source: Lasso's `Flow.dismiss(animated:)`.
    public func dismiss(animated: Bool = true) {
        guard let context else { return }
        if !dismissPresentation(of: context, animated: animated) {
            dismissPresented(on: context, animated: animated)
        }
    }
}

extension Flow where Module.RequiredContext: NavigationController {
    /// Returns to the flow's initial controller: pops the controllers above it, and dismisses what is presented on the
    /// navigation controller, and what the flow has presented.
    ///
    /// If the initial controller is no longer on the stack, because `rootOfFlow` replaced it for instance, the lowest one that
    /// the flow placed there stands for it.
    ///
    /// - Parameter animated: Whether the change is animated.
    ///
    /// Source: Lasso's `unwind(animated:)` of flows in a navigation controller.
    public func unwind(animated: Bool = true) {
        guard let context else { return }
        if let beginning = beginning(in: context) { context.pop(to: beginning, animated: animated) }
        dismissPresented(on: context, animated: animated)
    }

    /// Returns to the controller below the flow's initial one, and dismisses what the flow has presented.
    ///
    /// If the initial controller is the first on the stack, the dialog that the navigation controller is in is dismissed; if the
    /// navigation controller is in none, it pops to its first controller.
    ///
    /// - Parameter animated: Whether the change is animated.
    ///
    /// Source: Lasso's `dismiss(animated:)` of flows in a navigation controller.
    public func dismiss(animated: Bool = true) {
        guard let context, let beginning = beginning(in: context) else { return }
        if let before = context.controller(below: beginning) {
            dismissPresentedByFlow(animated: animated)
            context.pop(to: before, animated: animated)
        } else if !dismissPresentation(of: context, animated: animated) {
            dismissPresentedByFlow(animated: animated)
            context.popToRoot(animated: animated)
        }
    }
}

extension Flow where Module.RequiredContext: SelectionController {
    /// Returns to the flow's initial controller: selects its tab or its page, and dismisses what is presented on the
    /// ``context``, and what the flow has presented.
    ///
    /// - Parameter animated: Whether the change is animated.
    public func unwind(animated: Bool = true) {
        guard let context else { return }
        if let beginning = beginning(in: context) { context.reveal(beginning) }
        dismissPresented(on: context, animated: animated)
    }
}

extension Flow where Module.RequiredContext: PageController {
    /// Returns to the page before the flow's initial one, and dismisses what the flow has presented.
    ///
    /// If the initial controller is the first page, the dialog that the page controller is in is dismissed; if the page
    /// controller is in none, what is presented on it.
    ///
    /// - Parameter animated: Whether the change is animated.
    public func dismiss(animated: Bool = true) {
        guard let context else { return }
        if let beginning = beginning(in: context),
            let index = context.controllers.firstIndex(where: { $0 === beginning }), index > 0
        {
            dismissPresentedByFlow(animated: animated)
            context.selectedIndex = index - 1
        } else if !dismissPresentation(of: context, animated: animated) {
            dismissPresented(on: context, animated: animated)
        }
    }
}

extension Flow where Module.RequiredContext: SplitController {
    /// Returns to where the flow began: removes the content that the flow has placed beside its initial controller, and dismisses
    /// what is presented on the ``context``, and what the flow has presented.
    ///
    /// - Parameter animated: Whether the change is animated.
    public func unwind(animated: Bool = true) {
        guard let context else { return }
        if let beginning = beginning(in: context), beginning === context.sidebarController,
            let content = context.contentController, child(of: context, placed: content)
        {
            context.setContentController(nil, animated: animated)
        }
        dismissPresented(on: context, animated: animated)
    }
}

// MARK: - What the ways back share

extension Flow {
    /// The child of the context that holds the initial controller or, if that is gone, the first one that holds a controller
    /// that the flow placed.
    private func beginning(in context: Controller) -> Controller? {
        if let initial = initialController?.ancestor(in: context) { return initial }
        let placed = Set(placedControllers.compactMap { $0.ancestor(in: context) }.map(ObjectIdentifier.init))
        return context.children.first { placed.contains(ObjectIdentifier($0)) }
    }

    private func child(of context: Controller, placed child: Controller) -> Bool {
        placedControllers.contains { $0.ancestor(in: context) === child }
    }

    /// Dismisses the dialog or the popover that a controller is in.
    ///
    /// - Returns: Whether it is in one.
    private func dismissPresentation(of controller: Controller, animated: Bool) -> Bool {
        guard let presenting = controller.outermostContainer.presentingController else { return false }
        presenting.dismiss(animated: animated)
        return true
    }

    private func dismissPresented(on context: Controller, animated: Bool) {
        if context.presentedController != nil { context.dismiss(animated: animated) }
        dismissPresentedByFlow(animated: animated)
    }

    /// Dismisses what the flow has placed above its context, and what is presented on the controllers that it has placed there.
    private func dismissPresentedByFlow(animated: Bool) {
        guard let context else { return }
        for placed in placedControllers {
            var presenting = [placed.outermostContainer.presentingController].compactMap { $0 }
            placed.forEachBelow { presenting.append($0) }
            for controller in presenting where controller.presentedController != nil && controller.isInside(context) {
                controller.dismiss(animated: animated)
            }
        }
    }
}

extension Controller {
    /// The child of a container that is this controller or holds it.
    fileprivate func ancestor(in container: Controller) -> Controller? {
        sequence(first: self, next: \.parent).first { $0.parent === container }
    }

    /// Whether this controller is another one, or is in it or presented there.
    fileprivate func isInside(_ other: Controller) -> Bool { lineToTop.contains { $0 === other } }
}
