/// One walk to a path: takes the steps that flows describe, and brings what they name to the front.
@MainActor
final class PathWalk {
    private let path: NavigationPath
    private let context: Controller
    private let top: Controller
    private let isNewest: @MainActor () -> Bool
    private let wayAtStart: [ObjectIdentifier]

    // Who takes the next step, and where the steps have led until now.
    private var flow: any PathFollowing
    private var place: Controller
    private var reachedCount = 0

    /// - Parameters:
    ///   - path: Where to go.
    ///   - flow: Who takes the first step.
    ///   - context: What the flow is in.
    ///   - isNewest: Whether no other path has been asked for meanwhile.
    init(
        to path: NavigationPath,
        from flow: any PathFollowing,
        in context: Controller,
        isNewest: @escaping @MainActor () -> Bool
    ) {
        self.path = path
        self.flow = flow
        self.context = context
        self.isNewest = isNewest
        let top = context.lineToTop.last ?? context
        self.top = top
        wayAtStart = top.way.map(ObjectIdentifier.init)
        // A flow may go on when the controller that it began with has left.
        place = flow.initialController.flatMap { $0.lineToTop.contains { $0 === context } ? $0 : nil } ?? context
    }

    /// Takes all steps.
    ///
    /// - Returns: What came of it.
    func walk() async -> NavigationOutcome {
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
            switch route {
            case .at(let controller): place = controller
            case .flow(let next): enter(next)
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

    private func enter(_ next: any PathFollowing) {
        flow = next
        place = next.initialController ?? place
    }

    /// Brings the place to the front that the steps have led to.
    private func end(_ kind: NavigationOutcome.Kind) async -> NavigationOutcome {
        guard reachedCount > 0, !isThere else { return outcome(kind) }
        guard await settle(leaving: [], animated: true, { .here }) != nil else { return unsettled }
        return outcome(kind)
    }

    private var unsettled: NavigationOutcome { outcome(isNewest() ? .refused : .overtaken) }

    private func outcome(_ kind: NavigationOutcome.Kind) -> NavigationOutcome {
        NavigationOutcome(
            kind: kind,
            requested: path,
            reached: NavigationPath(Array(path.components.prefix(reachedCount)), query: path.query),
            place: context.path
        )
    }

    /// Whether the user is at the place, and was when the walk began. A dialog in front, which is no place, may stay then.
    private var isThere: Bool {
        let way = top.way
        guard way.map(ObjectIdentifier.init) == wayAtStart, let index = way.firstIndex(where: { $0 === place }) else {
            return false
        }
        return way[(index + 1)...].allSatisfy { $0.pathComponent == nil }
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
        await withCheckedContinuation { continuation in
            let covers = { [self] in PathCover.covers(of: place, below: top, besides: leaving) }
            Controller.askToLeave({ covers().flatMap(\.controllers) + leaving }) { [self] isAllowed in
                // The hierarchy may have become another one while the user was thinking.
                guard isAllowed, isNewest(), place.lineToTop.last === top else {
                    return continuation.resume(returning: nil)
                }
                covers().forEach { $0.remove(animated: animated) }
                for (child, container) in zip(place.lineToTop, place.lineToTop.dropFirst()).reversed()
                where child.parent === container {
                    container.reveal(child)
                }
                continuation.resume(returning: change())
            }
        }
    }
}
