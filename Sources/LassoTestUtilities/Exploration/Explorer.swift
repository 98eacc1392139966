import Lasso

/// An exploration of a flow, breadth first.
@MainActor
final class Explorer {
    private let start: WalkStart
    private let inputs: [Inputs]
    private let map: FlowMap

    private let known = KnownPlaces()
    private var seen: Set<String> = []
    private var repeatedQuestions: Set<String> = []
    // For each action, whether it has changed something anywhere. Several actions may have the same key.
    private var effects: [SentAction.Key: [(action: SentAction, way: [WalkStep], isEffective: Bool)]] = [:]
    private var lastReport = ContinuousClock.now
    private let stopReport = StopReport()
    private var stepLimit = 0
    private var deadline = ContinuousClock.now

    /// Whether a limit of steps or time has been reached, or the task is canceled.
    private var isOver: Bool { map.stepCount >= stepLimit || ContinuousClock.now >= deadline || Task.isCancelled }

    init(_ start: WalkStart, inputs: [Inputs], source: String) {
        (self.start, self.inputs) = (start, inputs)
        map = FlowMap(start, flowSource: source)
    }

    /// Explores the flow.
    ///
    /// - Parameters:
    ///   - depth: The largest number of steps from the start.
    ///   - stepLimit: The largest number of steps of all walks together.
    ///   - time: The longest time to explore.
    ///   - walkCount: The largest number of walks that are taken side by side.
    func explore(depth: Int, stepLimit: Int, within time: Duration, sideBySide walkCount: Int) async -> FlowMap {
        precondition(
            1...StopReport.walkLimit ~= walkCount,
            "explore: \(walkCount) walks can't be taken side by side. Take 1 to \(StopReport.walkLimit)."
        )
        (self.stepLimit, deadline) = (stepLimit, ContinuousClock.now + time)
        defer { stopReport.end() }
        let walk = await FlowWalk(start)
        _ = number(FlowPlace(way: [], walk, PlaceSnapshot(of: walk)))
        await finish(walk, way: [])
        let isUncut = await explorePlaces(depth: depth, sideBySide: walkCount)
        map.isComplete = isUncut && map.places.allSatisfy { $0.isExplored || $0.depth >= depth }
        // A place that is further away may be one that an action changes, or that a link leads to.
        if map.places.allSatisfy(\.isExplored) {
            findIgnoredActions()
            await followLinks()
        }
        await findLostPaths()
        map.sortFindings()
        return map
    }

    /// Explores all places up to a depth, several at a time. The results are evaluated in the order of the places, as
    /// if they were explored one after the other.
    ///
    /// - Returns: Whether no limit of steps or time was reached.
    private func explorePlaces(depth: Int, sideBySide walkCount: Int) async -> Bool {
        let exploration = PlaceWalks.Exploration(
            start: start,
            inputs: inputs,
            known: known,
            map: map,
            isOver: { [self] in isOver }
        )
        var running: [(walks: PlaceWalks, task: Task<Void, Never>)] = []
        var beginCount = 0, isCut = false
        repeat {
            while !isCut, running.count < walkCount, beginCount < map.places.count {
                let place = map.places[beginCount]
                beginCount += 1
                guard place.depth < depth else { continue }
                isCut = isOver
                guard !isCut else { break }
                let walks = PlaceWalks(from: place, in: exploration)
                running.append((walks, Task { await walks.take() }))
            }
            guard !running.isEmpty else { break }
            let (walks, task) = running.removeFirst()
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                task.cancel()
            }
            evaluate(walks)
            reportProgress(walks.place)
        } while true
        return !isCut
    }

    private func evaluate(_ walks: PlaceWalks) {
        let place = walks.place
        for result in walks.results {
            if let target = result.target { evaluate(result, leadingTo: number(target), from: place) }
            add(result.faults, way: result.way)
        }
        add(walks.otherFaults, way: place.way)
        if !walks.differences.isEmpty {
            add(
                .unrepeatable,
                "The same steps lead to places other than \(place.name): "
                    + walks.differences.joined(separator: "; "),
                place.way,
                "try await walk.expectSamePlaceAgain()",
                "await walk.finish()"
            )
        }
        place.isExplored = walks.areComplete
        if walks.areComplete, !place.isEnd { findTraps(at: place) }
    }

    private func evaluate(_ result: PlaceWalks.Result, leadingTo target: FlowPlace, from source: FlowPlace) {
        guard let step = result.way.last else { return }
        source.edges.append(FlowEdge(target: target.number, leavesFlow: result.leavesFlow, taken: step))
        if let action = step.action {
            let isEffective = target !== source || result.hasEvents
            var known = effects[action.key] ?? []
            if let index = known.firstIndex(where: { $0.action.isSame(as: action) }) {
                known[index].isEffective = known[index].isEffective || isEffective
            } else {
                known.append((action, result.way, isEffective))
            }
            effects[action.key] = known
        }
    }

    /// Returns a place with a number: the place itself, or the same one, which walks beside have found before.
    private func number(_ place: FlowPlace) -> FlowPlace {
        if place.isNumbered { return place }
        if let known = known.place(place.snapshot, after: place.comparedCount) { return known }
        place.number = map.places.count
        map.places.append(place)
        known.add(place)
        return place
    }

    private func findTraps(at place: FlowPlace) {
        for (index, window) in place.windows.enumerated() where isTrap(place, inWindow: index) {
            // The first and the second question look the same.
            guard !repeatedQuestions.contains(window.title) else { continue }
            add(
                .deadEnd,
                "No step leads out of \(window.name).",
                place.way,
                "await walk.expectWayOut(\(index == 0 ? "" : "inWindow: \(index)"))"
            )
        }
    }

    /// Returns whether no step that was taken at a place leads out of what a window shows.
    private func isTrap(_ place: FlowPlace, inWindow window: Int) -> Bool {
        place.edges.allSatisfy { edge in
            let isElsewhere = edge.target != place.number, windows = map.places[edge.target].windows
            return !edge.leavesFlow
                && !place.isLeft(window, by: edge.taken, to: windows, isElsewhere: isElsewhere)
        }
    }

    private func finish(_ walk: FlowWalk, way: [WalkStep]) async {
        add(await map.end(walk), way: way)
    }

    private func add(_ faults: [WalkFault], way: [WalkStep]) {
        for fault in faults {
            add(fault.kind, fault.description, way, "await walk.finish()")
            if case .askedTwice(let question) = fault { repeatedQuestions.insert(question) }
        }
    }

    /// Goes to the path of each place from the start.
    private func findLostPaths() async {
        var tried: Set<NavigationPath> = [.top]
        var lost: [(place: FlowPlace, outcome: NavigationOutcome)] = []
        var hasLocations = false
        for place in map.places where tried.insert(place.path).inserted {
            stopReport.set(after: [.following(place.path)])
            let walk = await FlowWalk(start)
            let outcome = await walk.follow(place.path)
            let found = walk.window.path
            _ = await walk.end()
            guard let outcome else { continue }
            hasLocations = hasLocations || !outcome.reached.isEmpty
            // A location that waits is shown later.
            if outcome.kind == .unknown || outcome.hasArrived && found != place.path { lost.append((place, outcome)) }
        }
        // A flow that follows no path has no locations, although its controllers may have names.
        guard hasLocations else { return }
        for (place, outcome) in lost {
            add(
                .lostPath,
                "The path \(place.path) of \(place.name) doesn't lead back there: \(outcome)",
                place.way,
                "await walk.expectPathLeadsBack()"
            )
        }
    }

    /// Follows the links of the inputs from the start.
    private func followLinks() async {
        let titles = Set(map.places.map(\.name))
        for link in inputs.flatMap(\.links) {
            let step = WalkStep.following(link)
            stopReport.set(after: [step])
            let walk = await FlowWalk(start)
            let outcome = await walk.follow(link)
            let place = FlowPlace(way: [], walk, PlaceSnapshot(of: walk))
            if outcome?.hasArrived == true, !titles.contains(place.name) {
                add(
                    .onlyByLink,
                    "The link \(link) leads to \(place.name), where no step of the user leads.",
                    [step],
                    "Issue.record(\"No step of the user leads here.\")",
                    "await walk.finish()"
                )
            }
            await finish(walk, way: [step])
        }
    }

    private func findIgnoredActions() {
        let ignored = effects.values.joined().filter { !$0.isEffective }.map { entry in
            (name: "\(entry.action.targetName) \(entry.action.text)", way: entry.way)
        }
        for entry in ignored.sorted(by: { $0.name < $1.name }) {
            add(
                .ignoredAction,
                "\(entry.name) changes nothing wherever it is tried.",
                Array(entry.way.dropLast()),
                entry.way.last?.codeExpectingChange ?? "",
                "await walk.finish()"
            )
        }
    }

    private func add(_ kind: FlowFinding.Kind, _ message: String, _ way: [WalkStep], _ expectation: String...) {
        guard seen.insert("\(kind) \(message)").inserted else { return }
        map.findings.append(FlowFinding(kind: kind, message: message, way: way, expectation: expectation))
    }

    private func reportProgress(_ place: FlowPlace) {
        guard lastReport.duration(to: .now) > .seconds(2) else { return }
        lastReport = .now
        StandardError.report(
            "explore: depth \(place.depth), \(map.places.count) places, \(map.stepCount) steps, "
                + "\(map.findings.count) findings"
        )
    }
}
