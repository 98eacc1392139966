/// A walk to a path: takes the steps that flows describe, and brings the controllers that they name to the front.
@MainActor
final class PathWalk {
    private let path: NavigationPath
    private let context: Controller
    private let topAtStart: Controller
    private let waysAtStart: [ObjectIdentifier: [ObjectIdentifier]]
    private let turn = PathTurn()
    private let asksUser: Bool

    // The flow that takes the next step, the controller that the steps have led to, and the top of the hierarchy there.
    private var flow: any PathFollowing
    private var destination: Controller
    private var top: Controller
    private var reachedCount = 0
    private weak var request: LeaveRequest?

    /// Creates a walk.
    ///
    /// - Parameters:
    ///   - path: The path to go to.
    ///   - flow: The flow that takes the first step.
    ///   - context: The flow's context.
    ///   - asksUser: Whether the user may be asked. Otherwise, the walk waits for nobody: it is refused where it would,
    ///     and no path waits in a flow.
    init(to path: NavigationPath, from flow: any PathFollowing, in context: Controller, asksUser: Bool = true) {
        self.path = path
        self.asksUser = asksUser
        self.flow = flow
        self.context = context
        let top = context.lineToTop.last ?? context
        topAtStart = top
        self.top = top
        let windows = (top as? WindowController)?.windows ?? .current
        let tops = [top] + windows.all
        waysAtStart = Dictionary(
            tops.map { (ObjectIdentifier($0), $0.way.map(ObjectIdentifier.init)) },
            uniquingKeysWith: { first, _ in first }
        )
        destination = flow.firstPlace ?? context
        PathTurns.of(top).give(to: turn)
    }

    /// Takes all steps, unless the task is canceled.
    ///
    /// - Returns: The outcome.
    func walk() async -> NavigationOutcome {
        if Task.isCancelled { turn.cancel() }
        return await withTaskCancellationHandler {
            await takeSteps()
        } onCancel: {
            Task { @MainActor in
                turn.cancel()
                request?.cancel()
            }
        }
    }

    private func takeSteps() async -> NavigationOutcome {
        for (index, name) in path.components.enumerated() {
            let isLast = index == path.components.count - 1
            let component = NavigationPath.Component(name, query: path.query, isLast: isLast)
            var route = flow.follow(component)
            var isShown = false
            while case .show(let leaving, let show) = route {
                guard let shown = await settle(leaving: leaving, animated: false, show) else { return unsettled }
                route = shown
                isShown = true
            }
            guard !turn.isOvertaken else { return unsettled }
            switch route {
            case .at(let controller):
                guard enter(controller) else { return await end(.unknown) }
            case .flow(let next):
                if let first = next.firstPlace, !enter(first) { return await end(.unknown) }
                flow = next
            // A dialog that was shown before covers the destination; one that this walk has shown may be the
            // destination.
            case .here: destination = top.way(withPresented: isShown).last ?? top
            case .waiting, .show:
                if asksUser { flow.waitingPath = NavigationPath(Array(path.components[index...]), query: path.query) }
                return outcome(.waiting)
            case .unknown:
                return await end(.unknown)
            }
            reachedCount += 1
        }
        return await end(.arrived)
    }

    /// Continues from a controller.
    ///
    /// - Returns: Whether the user can be there. The controller must be in a window that is open.
    private func enter(_ controller: Controller) -> Bool {
        guard let other = controller.lineToTop.last else { return false }
        if other !== top {
            guard other === topAtStart || (other as? WindowController)?.isOpen == true else { return false }
            top = other
            PathTurns.of(other).give(to: turn)
        }
        destination = controller
        return true
    }

    /// Brings the destination to the front.
    private func end(_ kind: NavigationOutcome.Kind) async -> NavigationOutcome {
        if turn.isOvertaken { return unsettled }
        // If no step is known, nothing changes.
        let isAtStart = reachedCount == 0 && (kind == .unknown || isAtFirstPlace)
        if isThere {
            // It may be in the part of a collapsed split controller that isn't shown.
            if !isAtStart { destination.revealInContainers() }
        } else if !isAtStart {
            guard await settle(leaving: [], animated: true, { .here }) != nil else { return unsettled }
        }
        return outcome(isInHierarchy ? kind : .refused)
    }

    private var unsettled: NavigationOutcome {
        if turn.isCancelled { return outcome(.cancelled) }
        if turn.isOvertaken { return outcome(.overtaken) }
        return outcome(.refused)
    }

    /// Whether the destination is still in its hierarchy, and its window is still open if it was.
    private var isInHierarchy: Bool {
        guard destination.lineToTop.last === top else { return false }
        guard let window = top as? WindowController else { return true }
        return window.isOpen || window.lifeCycle == .notLoaded
    }

    private func outcome(_ kind: NavigationOutcome.Kind) -> NavigationOutcome {
        NavigationOutcome(
            kind: kind,
            requested: path,
            reached: NavigationPath(Array(path.components.prefix(reachedCount)), query: path.query),
            place: context.path
        )
    }

    /// Whether the user is at the destination, and was when the walk began. Then a dialog in front of it stays, unless
    /// it is part of the path.
    private var isThere: Bool {
        let way = top.way
        guard way.map(ObjectIdentifier.init) == waysAtStart[ObjectIdentifier(top)],
            let index = way.firstIndex(where: { $0 === destination })
        else { return false }
        return way[(index + 1)...].allSatisfy { $0.pathComponent == nil }
    }

    /// Whether no controller with a path component covers the flow's first location, to which `/` leads.
    private var isAtFirstPlace: Bool {
        guard top.way.contains(where: { $0 === destination }) else { return false }
        let covers = PathCover.covers(of: destination, below: top, besides: [])
        return covers.flatMap(\.controllers).flatMap(\.way).allSatisfy { $0.pathComponent == nil }
    }

    /// Removes what is in front of the destination, and selects the tabs that it is in.
    ///
    /// - Parameters:
    ///   - leaving: The controllers that `change` removes. They are asked too.
    ///   - animated: Whether the change is animated.
    ///   - change: A closure that makes the last change.
    /// - Returns: The result of `change`; `nil` if nothing was changed.
    private func settle(
        leaving: [Controller],
        animated: Bool,
        _ change: @escaping @MainActor @Sendable () -> Route
    ) async -> Route? {
        let clearing = PathClearing(of: destination, below: top, leaving: leaving)
        guard clearing.isPossible, await otherQuestionsEnd(for: clearing), await userAnswers(before: clearing) else {
            return nil
        }
        return await turn.answer { (resume: @escaping @MainActor (Route?) -> Void) in
            ask(to: clearing) { isAllowed in
                guard isAllowed else { return resume(nil) }
                clearing.perform(animated: animated)
                resume(change())
            }
        } ?? nil
    }

    /// Waits until the questions of earlier walks, which ask the same controllers, are answered.
    ///
    /// - Returns: Whether this walk may go on.
    private func otherQuestionsEnd(for clearing: PathClearing) async -> Bool {
        let turns = PathTurns.of(clearing.top)
        while let question = turns.question(inTheWayOf: clearing.controllers) {
            guard asksUser else { return false }
            let isAnswered: Bool? = await turn.answer { resume in question.afterAnswer { resume(true) } }
            guard isAnswered != nil else { return false }
        }
        return true
    }

    /// Waits until the user has answered the questions in front. Removing one would be an answer, and a path gives
    /// none.
    ///
    /// - Returns: Whether this walk may go on.
    private func userAnswers(before clearing: PathClearing) async -> Bool {
        while true {
            var isWaiting = false
            let isAnswered: Bool? = await turn.answer { resume in
                for controller in clearing.controllers {
                    controller.forEachBelow { isWaiting = isWaiting || $0.awaitAnswer { resume(true) } }
                }
                if !isWaiting || !asksUser { resume(true) }
            }
            guard isAnswered != nil, clearing.isPossible else { return false }
            if !isWaiting { return true }
            guard asksUser else { return false }
        }
    }

    /// Asks the controllers that would be removed.
    private func ask(to clearing: PathClearing, completion: @escaping @MainActor (Bool) -> Void) {
        let question = PathQuestion { question in
            let request = LeaveRequest(asksUser: asksUser)
            self.request = request
            // After the walk has been overtaken, it asks no further controllers.
            let controllers: @MainActor () -> [Controller] = { [turn] in
                turn.isOvertaken ? [] : clearing.controllers
            }
            Controller.askToLeave(controllers, request) { [turn] isAllowed in
                question.end()
                // The hierarchy may have changed while the user was deciding.
                let isPossible = isAllowed && !turn.isOvertaken && clearing.isPossible
                completion(isPossible)
                return isPossible
            }
        }
        PathTurns.of(clearing.top).add(question)
    }
}
