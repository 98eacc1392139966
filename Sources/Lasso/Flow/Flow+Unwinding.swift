// Every flow has two ways back. `unwind` returns to where the flow began; `dismiss` returns to where it was started
// from. Neither asks whether controllers may be removed: a flow decides about its own changes of the hierarchy.

extension Flow {
    /// Returns to where the flow began: dismisses the controllers presented on the ``context`` and those that the flow
    /// presented.
    ///
    /// - Parameter animated: Whether the change is animated.
    ///
    /// Source: Lasso's `Flow.unwind(animated:)`.
    public func unwind(animated: Bool = true) {
        guard let context else { return }
        dismissPresented(on: context, animated: animated)
    }

    /// Returns to where the flow was started from: dismisses the dialog or popover that the ``context`` is in.
    ///
    /// If the context is in none, this method dismisses the controller presented on the context.
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
    /// Returns to the flow's initial controller: pops the controllers above it, and dismisses the controllers presented
    /// on the navigation controller and those that the flow presented.
    ///
    /// If the initial controller is no longer on the stack, because `rootOfFlow` replaced it for instance, the lowest
    /// controller that the flow placed there is used instead.
    ///
    /// - Parameter animated: Whether the change is animated.
    ///
    /// Source: Lasso's `unwind(animated:)` of flows in a navigation controller.
    public func unwind(animated: Bool = true) {
        guard let context else { return }
        if let beginning = beginning(in: context) { context.pop(to: beginning, animated: animated) }
        dismissPresented(on: context, animated: animated)
    }

    /// Returns to the controller below the flow's initial one, and dismisses the controllers that the flow presented.
    ///
    /// If the initial controller is the first on the stack, this method dismisses the dialog that the navigation
    /// controller is in. If the navigation controller is in none, it pops to its first controller.
    ///
    /// - Parameter animated: Whether the change is animated.
    ///
    /// Source: Lasso's `dismiss(animated:)` of flows in a navigation controller.
    public func dismiss(animated: Bool = true) {
        guard let context, let beginning = beginning(in: context) else { return }
        if let before = context.controller(below: beginning) {
            dismissPresentedByFlow(animated: animated)
            // A life cycle method may have popped it too.
            if before.parent === context { context.pop(to: before, animated: animated) }
        } else if !dismissPresentation(of: context, animated: animated) {
            dismissPresentedByFlow(animated: animated)
            context.popToRoot(animated: animated)
        }
    }
}

extension Flow where Module.RequiredContext: SelectionController {
    /// Returns to the flow's initial controller: selects its tab or page, and dismisses the controllers presented on
    /// the ``context`` and those that the flow presented.
    ///
    /// - Parameter animated: Whether the change is animated.
    public func unwind(animated: Bool = true) {
        guard let context else { return }
        if let beginning = beginning(in: context) { context.reveal(beginning) }
        dismissPresented(on: context, animated: animated)
    }
}

extension Flow where Module.RequiredContext: PageController {
    /// Returns to the page before the flow's initial one, and dismisses the controllers that the flow presented.
    ///
    /// If the initial controller is the first page, this method dismisses the dialog that the page controller is in. If
    /// the page controller is in none, it dismisses the controller presented on the page controller.
    ///
    /// - Parameter animated: Whether the change is animated.
    public func dismiss(animated: Bool = true) {
        guard let context else { return }
        if let beginning = beginning(in: context), context.index(before: beginning) != nil {
            dismissPresentedByFlow(animated: animated)
            // A life cycle method may have replaced the pages.
            if let index = context.index(before: beginning) { context.selectedIndex = index }
        } else if !dismissPresentation(of: context, animated: animated) {
            dismissPresented(on: context, animated: animated)
        }
    }
}

extension Flow where Module.RequiredContext: SplitController {
    /// Returns to where the flow began: removes the content that the flow placed beside its initial controller, shows
    /// the part with the initial controller, and dismisses the controllers presented on the ``context`` and those that
    /// the flow presented.
    ///
    /// - Parameter animated: Whether the change is animated.
    public func unwind(animated: Bool = true) {
        guard let context else { return }
        if let beginning = beginning(in: context), beginning === context.sidebarController,
            let content = context.contentController, child(of: context, placed: content)
        {
            context.setContentController(nil, animated: animated)
        }
        if let beginning = beginning(in: context) { context.reveal(beginning) }
        dismissPresented(on: context, animated: animated)
    }
}

// MARK: - Shared code of unwind and dismiss

extension Flow {
    /// Returns the child of the context that contains the initial controller. If that was removed, returns the first
    /// child that contains a controller placed by the flow.
    private func beginning(in context: Controller) -> Controller? {
        if let initial = initialController?.ancestor(in: context) { return initial }
        let placed = Set(placedControllers.compactMap { $0.ancestor(in: context) }.map(ObjectIdentifier.init))
        return context.children.first { placed.contains(ObjectIdentifier($0)) }
    }

    private func child(of context: Controller, placed child: Controller) -> Bool {
        placedControllers.contains { $0.ancestor(in: context) === child }
    }

    /// Dismisses the dialog or popover that a controller is in.
    ///
    /// - Returns: Whether the controller is in one.
    private func dismissPresentation(of controller: Controller, animated: Bool) -> Bool {
        guard let presenting = controller.outermostContainer.presentingController else { return false }
        presenting.dismiss(animated: animated)
        return true
    }

    private func dismissPresented(on context: Controller, animated: Bool) {
        if context.presentedController != nil { context.dismiss(animated: animated) }
        dismissPresentedByFlow(animated: animated)
    }

    /// Dismisses the controllers that the flow presented above its context, and those presented on the controllers that
    /// the flow placed there.
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

extension PageController {
    /// Returns the index of the page before another one; `nil` if there is none.
    fileprivate func index(before page: Controller) -> Int? {
        controllers.firstIndex { $0 === page }.flatMap { $0 > 0 ? $0 - 1 : nil }
    }
}

extension Controller {
    /// Returns the child of a container that is this controller or contains it.
    fileprivate func ancestor(in container: Controller) -> Controller? {
        sequence(first: self, next: \.parent).first { $0.parent === container }
    }

    /// Returns whether this controller is another one, is in it, or is presented there.
    fileprivate func isInside(_ other: Controller) -> Bool { lineToTop.contains { $0 === other } }
}
