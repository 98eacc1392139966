/// The way in which the user leaves a controller: it is removed from its container, its dialog is dismissed, or its
/// window is closed.
@MainActor
struct WayOut {
    private enum Kind {
        case removed(from: Controller)
        case dismissed(by: Controller)
        case closed(WindowController)
    }

    private let controller: Controller
    private let kind: Kind

    private init(_ controller: Controller, _ kind: Kind) {
        self.controller = controller
        self.kind = kind
    }

    /// Creates the way out of a window.
    ///
    /// - Returns: `nil` if the window is not open.
    init?(closing window: WindowController) {
        guard window.isOpen else { return nil }
        self.init(window, .closed(window))
    }

    /// Creates the way out of a presented controller.
    ///
    /// - Returns: `nil` if it is not presented.
    init?(presented controller: Controller) {
        guard let presenting = controller.presentingController else { return nil }
        self.init(controller, .dismissed(by: presenting))
    }

    /// Creates the way out of a child that its container can remove.
    ///
    /// - Returns: `nil` if there is no container, or it does not remove the child.
    init?(in container: Controller?, of controller: Controller) {
        guard let container, container.canRemove(controller) else { return nil }
        self.init(controller, .removed(from: container))
    }

    /// Whether the hierarchy still allows it.
    var isOpen: Bool {
        switch kind {
        case .removed(let container): controller.parent === container && container.canRemove(controller)
        case .dismissed(let presenting): controller.presentingController === presenting
        case .closed(let window): window.isOpen
        }
    }

    /// A closure that returns the controllers to be removed, the one in front first.
    var leaving: @MainActor () -> [Controller] {
        { [controller, kind] in
            guard case .removed(let container) = kind else { return [controller] }
            return container.controllersCovering(controller).reversed() + [controller]
        }
    }

    /// Removes the controller without asking.
    func go(animated: Bool) {
        switch kind {
        case .removed(let container): container.remove(controller, animated: animated)
        case .dismissed(let presenting): presenting.dismiss(animated: animated)
        case .closed(let window): window.close()
        }
    }
}
