/// One walk to a path: takes the steps that flows describe, and brings what they name to the front.
@MainActor
final class PathWalk {
    private let path: NavigationPath
    private let context: Controller
    private let topAtStart: Controller
    private let waysAtStart: [ObjectIdentifier: [ObjectIdentifier]]
    private let turn = PathTurn()

    // Who takes the next step, where the steps have led until now, and the top of the hierarchy there.
    private var flow: any PathFollowing
    private var place: Controller
    private var top: Controller
    private var reachedCount = 0
    private weak var request: LeaveRequest?

    /// - Parameters:
    ///   - path: Where to go.
    ///   - flow: Who takes the first step.
    ///   - context: What the flow is in.
    init(to path: NavigationPath, from flow: any PathFollowing, in context: Controller) {
        self.path = path
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
        place = flow.firstPlace ?? context
        PathTurns.of(top).give(to: turn)
    }

    /// Takes all steps, unless the task is cancelled.
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
            // A dialog that was there before is above the place; one that has just been shown may be it.
            case .here: place = top.way(withPresented: isShown).last ?? top
            case .waiting, .show:
                flow.waitingPath = NavigationPath(Array(path.components[index...]), query: path.query)
                return outcome(.waiting)
            case .unknown:
                return await end(.unknown)
            }
            reachedCount += 1
        }
        return await end(.arrived)
    }

    /// Goes on from a controller.
    ///
    /// - Returns: Whether the user can be there. Nobody can be in a window that is not open, nor where there is none.
    private func enter(_ controller: Controller) -> Bool {
        guard let other = controller.lineToTop.last else { return false }
        if other !== top {
            guard other === topAtStart || (other as? WindowController)?.isOpen == true else { return false }
            top = other
            PathTurns.of(other).give(to: turn)
        }
        place = controller
        return true
    }

    /// Brings the place to the front that the steps have led to.
    private func end(_ kind: NavigationOutcome.Kind) async -> NavigationOutcome {
        if turn.isOvertaken { return unsettled }
        // Where no step is known, nothing changes.
        let isAtStart = reachedCount == 0 && (kind == .unknown || isAtFirstPlace)
        if !isAtStart, !isThere {
            guard await settle(leaving: [], animated: true, { .here }) != nil else { return unsettled }
        }
        return outcome(isInHierarchy ? kind : .refused)
    }

    private var unsettled: NavigationOutcome {
        if turn.isCancelled { return outcome(.cancelled) }
        if turn.isOvertaken { return outcome(.overtaken) }
        return outcome(.refused)
    }

    /// Whether the place is where it was, and its window, if it was open when the walk began there, still is.
    private var isInHierarchy: Bool {
        guard place.lineToTop.last === top else { return false }
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

    /// Whether the user is at the place, and was when the walk began. A dialog in front, which is no place, may stay
    /// then.
    private var isThere: Bool {
        let way = top.way
        guard way.map(ObjectIdentifier.init) == waysAtStart[ObjectIdentifier(top)],
            let index = way.firstIndex(where: { $0 === place })
        else { return false }
        return way[(index + 1)...].allSatisfy { $0.pathComponent == nil }
    }

    /// Whether nothing that is a place of its own is in front of the flow's first place, which `/` leads to.
    private var isAtFirstPlace: Bool {
        guard top.way.contains(where: { $0 === place }) else { return false }
        let covers = PathCover.covers(of: place, below: top, besides: [])
        return covers.flatMap(\.controllers).flatMap(\.way).allSatisfy { $0.pathComponent == nil }
    }

    /// Takes away what is in front of the place, and chooses the tabs that it is in.
    ///
    /// - Parameters:
    ///   - leaving: What `change` takes away. It is asked too.
    ///   - animated: Whether the user is to see how it changes.
    ///   - change: Is done at last.
    /// - Returns: What `change` answers; `nil` if nothing was done.
    private func settle(
        leaving: [Controller],
        animated: Bool,
        _ change: @escaping @MainActor @Sendable () -> Route
    ) async -> Route? {
        let top = top
        guard place.lineToTop.last === top else { return nil }
        let covers = { [self] in PathCover.covers(of: place, below: top, besides: leaving) }
        let controllers = { covers().flatMap(\.controllers) + leaving }
        let turns = PathTurns.of(top)
        while let question = turns.question(inTheWayOf: controllers()) {
            let isAnswered: Bool? = await turn.answer { resume in question.afterAnswer { resume(true) } }
            guard isAnswered != nil else { return nil }
        }
        return await turn.answer { (resume: @escaping @MainActor (Route?) -> Void) in
            let question = PathQuestion { [self] question in
                // Once the walk has been overtaken, nobody else is asked for it.
                let request = LeaveRequest()
                self.request = request
                Controller.askToLeave({ [turn] in turn.isOvertaken ? [] : controllers() }, request) {
                    [self] isAllowed in
                    question.end()
                    // The hierarchy may have become another one while the user was thinking.
                    guard isAllowed, !turn.isOvertaken, place.lineToTop.last === top else { return resume(nil) }
                    covers().forEach { $0.remove(animated: animated) }
                    for (child, container) in zip(place.lineToTop, place.lineToTop.dropFirst()).reversed()
                    where child.parent === container {
                        container.reveal(child)
                    }
                    resume(change())
                }
            }
            turns.add(question)
        } ?? nil
    }
}
