/// What a controller says to the user's wish to leave it.
public enum Leaving {
    /// It can be left.
    case allowed
    /// It cannot be left now.
    case refused
    /// The user is asked. The closure answers whether the controller can be left.
    case ask(@MainActor () async -> Bool)
}

extension Controller {
    /// Takes this controller away as the user does: goes back from it, closes its dialog, or its tab, or its window.
    ///
    /// What would go with it is asked first, what is in front before what is behind: ``leaving``. Nothing happens while
    /// somebody is being asked already.
    ///
    /// When the task is cancelled, the wait ends, and the task that asks is cancelled too: a question of ``Asking`` goes.
    ///
    /// - Parameter animated: Whether the change is animated.
    /// - Returns: Whether it was taken away; `false` also where there is nowhere to go back to.
    @discardableResult
    public func leave(animated: Bool = true) async -> Bool {
        guard !Task.isCancelled else { return false }
        let request = LeaveRequest()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                beginToLeave(animated: animated, request) { continuation.resume(returning: $0) }
            }
        } onCancel: {
            Task { @MainActor in request.cancel() }
        }
    }

    /// Goes one step back, as the user does with the Back key: leaves the top of the navigation controller that this
    /// controller is in, or else of the one around that, and so on.
    ///
    /// - Parameter animated: Whether the user is to see how it goes.
    /// - Returns: Whether there was a step to go back, also if the user is being asked first.
    @discardableResult
    public func goBack(animated: Bool = true) -> Bool {
        guard let leaving = controllerToGoBackFrom else { return false }
        leaving.beginToLeave(animated: animated)
        return true
    }

    /// Whether ``goBack(animated:)`` has something to do.
    public var canGoBack: Bool { controllerToGoBackFrom != nil }

    /// Goes one step back or, where there is none, closes the dialog that this controller is in, as the user does with the
    /// Escape key.
    ///
    /// - Parameter animated: Whether the user is to see how it goes.
    /// - Returns: Whether there was something to do, also if the user is being asked first.
    @discardableResult
    public func cancel(animated: Bool = true) -> Bool {
        if goBack(animated: animated) { return true }
        guard outermostContainer.presentingController != nil else { return false }
        outermostContainer.beginToLeave(animated: animated)
        return true
    }

    private var controllerToGoBackFrom: Controller? {
        sequence(first: self, next: \.parent).lazy
            .compactMap { ($0 as? NavigationController).flatMap { $0.controllers.count > 1 ? $0.topController : nil } }
            .first
    }

    /// Begins to take this controller away as the user does. What does not have to be asked has gone when this returns.
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated.
    ///   - request: A request that can be cancelled.
    ///   - completion: A closure that is called with whether it was taken away.
    package func beginToLeave(
        animated: Bool = true,
        _ request: LeaveRequest = LeaveRequest(),
        completion: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        guard let wayOut = WayOut(of: self) else { return completion(false) }
        Controller.askToLeave(wayOut.leaving, request) { isAllowed in
            // The hierarchy may have become another one while the user was thinking.
            guard isAllowed, wayOut.isOpen else { return completion(false) }
            wayOut.go(animated: animated)
            completion(true)
        }
    }

    /// Asks controllers, and all that is in them, whether the user may leave them.
    ///
    /// - Parameters:
    ///   - leaving: A closure that returns the controllers that are to go, the one in front first.
    ///   - request: A request that can be cancelled.
    ///   - completion: A closure that is called once, with whether all of them can be left; at once, if nobody has to be asked.
    package static func askToLeave(
        _ leaving: @escaping @MainActor () -> [Controller],
        _ request: LeaveRequest = LeaveRequest(),
        completion: @escaping @MainActor (Bool) -> Void
    ) {
        request.begin(completion)
        guard request.isWaiting else { return }
        askToLeave(leaving, except: [], request)
    }

    private static func askToLeave(
        _ leaving: @escaping @MainActor () -> [Controller],
        except asked: [Controller],
        _ request: LeaveRequest
    ) {
        let controllers = leaving().flatMap(\.frontToBack)
        // Whoever is being asked answers one question at a time.
        if controllers.contains(where: \.isBeingAsked) { return request.end(false) }
        for controller in controllers {
            switch controller.leaving {
            case .allowed: continue
            case .refused: return request.end(false)
            case .ask where asked.contains(where: { $0 === controller }): continue
            case .ask(let question):
                controller.isBeingAsked = true
                controller.revealInContainers()
                request.task = Task {
                    let isAllowed = await question()
                    controller.isBeingAsked = false
                    guard isAllowed else { return request.end(false) }
                    // What has come meanwhile is asked too.
                    if request.isWaiting { askToLeave(leaving, except: asked + [controller], request) }
                }
                return
            }
        }
        request.end(true)
    }

    /// What is in this controller or presented there, and the controller itself; what covers something comes before it.
    private var frontToBack: [Controller] {
        (presentedController?.frontToBack ?? []) + children.reversed().flatMap(\.frontToBack) + [self]
    }

    /// Brings this controller on the screen, as far as that is possible without taking another one away.
    private func revealInContainers() {
        for (child, container) in zip(lineToTop, lineToTop.dropFirst()) where child.parent === container {
            container.reveal(child)
        }
    }
}

/// How a controller can be taken away.
@MainActor
private struct WayOut {
    private enum Kind {
        case removed(from: Controller)
        case dismissed(by: Controller)
        case closed(WindowController)
    }

    private var controller: Controller
    private var kind: Kind

    /// - Returns: `nil` if there is none.
    init?(of controller: Controller) {
        self.controller = controller
        if let window = controller as? WindowController {
            guard window.isOpen else { return nil }
            kind = .closed(window)
        } else if let presenting = controller.presentingController {
            kind = .dismissed(by: presenting)
        } else if let container = controller.parent, container.canRemove(controller) {
            kind = .removed(from: container)
        } else if let container = controller.parent, !(container is WindowController),
            let outer = WayOut(of: container)
        {
            self = outer
        } else {
            return nil
        }
    }

    /// Whether the hierarchy is still such that it can be gone.
    var isOpen: Bool {
        switch kind {
        case .removed(let container): controller.parent === container && container.canRemove(controller)
        case .dismissed(let presenting): controller.presentingController === presenting
        case .closed(let window): window.isOpen
        }
    }

    /// Answers what goes, the one in front first.
    var leaving: @MainActor () -> [Controller] {
        { [controller, kind] in
            guard case .removed(let container) = kind,
                let navigation = container as? NavigationController,
                let index = navigation.controllers.firstIndex(where: { $0 === controller })
            else { return [controller] }
            return navigation.controllers[index...].reversed()
        }
    }

    func go(animated: Bool) {
        switch kind {
        case .removed(let container): container.remove(controller, animated: animated)
        case .dismissed(let presenting): presenting.dismiss(animated: animated)
        case .closed(let window): window.close()
        }
    }
}
