/// A controller's reply when the user wants to leave it.
public enum Leaving {
    /// The controller can be left.
    case allowed
    /// The controller cannot be left now.
    case refused
    /// The user decides. The closure asks, and returns whether the controller can be left.
    case ask(@MainActor () async -> Bool)
}

extension Controller {
    /// Leaves this controller as the user does: goes back from it, or closes its dialog, its tab, or its window.
    ///
    /// All controllers that would be removed are asked first (``leaving``), also those that are placed in a widget of
    /// their views, those in front before those behind. While one of them is being asked already, nothing happens.
    ///
    /// When the task is canceled, the wait ends, and the task that asks is canceled too: a question of ``Asking``
    /// closes.
    ///
    /// - Parameter animated: Whether the change is animated.
    /// - Returns: Whether the controller was removed; `false` also if there is no way out of it.
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

    /// Starts leaving this controller as the user does. If no controller has to ask the user, it is removed on return.
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated.
    ///   - request: A request that can be canceled.
    ///   - completion: A closure called with whether the controller was removed.
    package func beginToLeave(
        animated: Bool = true,
        _ request: LeaveRequest = LeaveRequest(),
        completion: @escaping @MainActor (Bool) -> Void = { _ in }
    ) {
        guard let wayOut else { return completion(false) }
        Run.turn(with: .leave(self)) {
            Controller.askToLeave(wayOut.leaving, request) { isAllowed in
                // The hierarchy may have changed while the user was deciding.
                let isLeft = isAllowed && wayOut.isOpen
                if isLeft { wayOut.go(animated: animated) }
                completion(isLeft)
                return isLeft
            }
        }
    }

    /// Asks controllers, and all controllers in them, whether the user may leave them.
    ///
    /// - Parameters:
    ///   - leaving: A closure that returns the controllers to be removed, the one in front first.
    ///   - request: A request that can be canceled.
    ///   - completion: A closure called once, with whether all of them can be left; before this returns, if none has to
    ///     ask. It returns whether they were left.
    package static func askToLeave(
        _ leaving: @escaping @MainActor () -> [Controller],
        _ request: LeaveRequest = LeaveRequest(),
        completion: @escaping @MainActor (Bool) -> Bool
    ) {
        request.begin(completion)
        guard request.isWaiting else { return }
        askToLeave(leaving, stopping: [], request)
    }

    private static func askToLeave(
        _ leaving: @escaping @MainActor () -> [Controller],
        stopping stopped: [LongTask],
        _ request: LeaveRequest
    ) {
        var seen: Set<ObjectIdentifier> = []
        let controllers = leaving().flatMap(\.frontToBack).filter { seen.insert(ObjectIdentifier($0)).inserted }
        // A controller asks one question at a time.
        if controllers.contains(where: \.isBeingAsked) { return request.end(false) }
        for controller in controllers {
            switch controller.leaving {
            case .allowed: continue
            case .refused: return request.end(false)
            case .ask where !request.asksUser: return request.end(false)
            case .ask where request.asked.contains(where: { $0 === controller }): continue
            case .ask(let question):
                return ask(controller, request, question) {
                    request.asked.append(controller)
                    askToLeave(leaving, stopping: stopped, request)
                }
            }
        }
        let stopping = LongTasks.stopping(with: controllers).filter { task in !stopped.contains { $0 === task } }
        guard !stopping.isEmpty, let front = controllers.last?.visibleController else {
            return request.end(true)
        }
        guard request.asksUser else { return request.end(false) }
        ask(front, request, { await front.confirmStopping(stopping) }) {
            askToLeave(leaving, stopping: stopped + stopping, request)
        }
    }

    /// Asks a question, and goes on if it is allowed to leave.
    ///
    /// - Parameter next: A closure that asks what is left to ask: controllers that were added meanwhile are asked too.
    private static func ask(
        _ controller: Controller,
        _ request: LeaveRequest,
        _ question: @escaping @MainActor () async -> Bool,
        then next: @escaping @MainActor () -> Void
    ) {
        controller.isBeingAsked = true
        controller.revealInContainers()
        (controller.lineToTop.last?.drawing as? any WindowControllerDrawing)?.reveal()
        request.task = Task {
            let isAllowed = await question()
            controller.isBeingAsked = false
            if isAllowed, request.isWaiting { return next() }
            controller.didStay()
            request.end(false)
        }
    }

    /// Notes that this controller wasn't left although the user was asked. If it was removed meanwhile, the user's
    /// answer counts nevertheless.
    final func didStay() {
        if !hasDeparted { onStay?() }
    }

    /// This controller with all controllers in it, embedded in their views, or presented on them, each after those that
    /// cover it. A controller in an embedded hierarchy may be there several times.
    private var frontToBack: [Controller] {
        let embedded = drawing?.hierarchiesInside ?? []
        return (presentedController?.frontToBack ?? []) + children.reversed().flatMap(\.frontToBack)
            + embedded.reversed().flatMap(\.frontToBack) + [self]
    }

    /// Shows this controller as far as possible without removing another one, by selecting its tab for instance.
    package func revealInContainers() {
        for (child, container) in zip(lineToTop, lineToTop.dropFirst()) where child.parent === container {
            container.reveal(child)
        }
    }
}
