import Lasso

/// An exploration of a flow, breadth first.
@MainActor
final class Explorer {
    let start: WalkStart
    let inputs: [Inputs]
    let map: FlowMap
    /// The questions that are asked again right after they are answered.
    private(set) var repeatedQuestions: Set<String> = []
    /// The largest number of steps from the start.
    private(set) var depth = 0
    /// The largest number of steps of all walks together.
    private var stepLimit = 0
    // Whether several walks are taken at the same time.
    private var hasWalksBeside = false
    /// The report of a step that the exploration itself takes.
    let stopReport: StopReport

    private let known = KnownPlaces()
    private let actions = SentActions()
    private var seen: Set<String> = []
    // For each action, whether it has changed something anywhere. Several actions may have the same key.
    private var effects: [SentAction.Key: [(action: SentAction, way: [WalkStep], isEffective: Bool)]] = [:]
    private let reportInterval: Duration
    private var lastReport = ContinuousClock.now
    private var deadline = ContinuousClock.now

    /// Whether a limit of steps or time has been reached, or the task is canceled.
    var isOver: Bool { map.stepCount >= stepLimit || isOutOfTime }

    /// The parts of the exploration that the walks from places use.
    var exploration: PlaceWalks.Exploration {
        PlaceWalks.Exploration(
            start: start,
            inputs: inputs,
            known: known,
            actions: actions,
            map: map,
            isOver: { [self] in isOver }
        )
    }

    private var isOutOfTime: Bool { ContinuousClock.now >= deadline || Task.isCancelled }

    /// Creates an exploration.
    ///
    /// - Parameters:
    ///   - start: The beginning of each walk.
    ///   - inputs: The inputs.
    ///   - source: The source of the call.
    ///   - reportInterval: The least time between two reports of the progress.
    init(
        _ start: WalkStart,
        inputs: [Inputs],
        source: ExplorationSource,
        reportInterval: Duration = .seconds(2)
    ) {
        (self.start, self.inputs, self.reportInterval) = (start, inputs, reportInterval)
        map = FlowMap(start, source: source)
        stopReport = StopReport(of: source)
    }

    /// Explores the flow.
    ///
    /// - Parameters:
    ///   - depth: The largest number of steps from the start.
    ///   - stepLimit: The largest number of steps of all walks together.
    ///   - time: The longest time to explore.
    ///   - walkCount: The largest number of walks that are taken side by side.
    func explore(
        depth: Int,
        stepLimit: Int = .max,
        within time: Duration = .seconds(600),
        sideBySide walkCount: Int = 1
    ) async -> FlowMap {
        precondition(
            1...StopReport.walkLimit ~= walkCount,
            "explore: \(walkCount) walks can't be taken side by side. Take 1 to \(StopReport.walkLimit)."
        )
        // Otherwise, nothing is tried, and nothing found.
        precondition(depth > 0, "explore: the depth is \(depth). Allow 1 step from the start or more.")
        precondition(stepLimit > 0, "explore: the step limit is \(stepLimit). Allow 1 step or more.")
        precondition(time > .zero, "explore: the time is \(time). It has to be longer than nothing.")
        hasWalksBeside = walkCount > 1
        (self.depth, self.stepLimit, deadline) = (depth, stepLimit, ContinuousClock.now + time)
        defer { stopReport.end() }
        stopReport.set(after: [])
        let walk = await FlowWalk(start)
        _ = number(FlowPlace(way: [], walk, PlaceSnapshot(of: walk)))
        await finish(walk, way: [])
        // From here on, each walk has a report of its own.
        stopReport.set([])
        let isUncut = await explorePlaces(depth: depth, sideBySide: walkCount)
        map.isComplete = isUncut && map.places.allSatisfy { $0.isExplored || $0.depth >= depth }
        await findDeadEnds()
        if map.isExhausted { findIgnoredActions() }
        await followLinks()
        await followPaths()
        map.sortFindings()
        for id in inputs.flatMap({ $0.leftOut?.missing ?? [] }) {
            StandardError.report("explore: no explored place has the command \"\(id)\", which is left out")
        }
        for name in inputs.compactMap(\.use?.unusedName) {
            StandardError.report("explore: no explored place has \(name), for which there are inputs")
        }
        return map
    }

    /// Explores all places up to a depth, several at a time. The results are evaluated in the order of the places, as
    /// if they were explored one after the other.
    ///
    /// - Returns: Whether no limit of steps or time was reached.
    private func explorePlaces(depth: Int, sideBySide walkCount: Int) async -> Bool {
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
            // Large states take long to compare with those of all other places.
            guard !isOutOfTime else { return }
            if let target = result.target { evaluate(result, leadingTo: number(target), from: place) }
            add(result.faults, way: result.way)
        }
        add(walks.otherFaults, way: place.way)
        addDifferences(of: walks)
        place.isExplored = walks.areComplete
    }

    /// Adds a finding if the same steps don't lead to the place of walks again.
    func addDifferences(of walks: PlaceWalks) {
        guard !walks.differences.isEmpty else { return }
        add(
            .unrepeatable,
            "The same steps lead to places other than \(walks.place.name): "
                + walks.differences.joined(separator: "; ")
                + (hasWalksBeside ? ". If walks share something, such as a mock, take one at a time." : ""),
            walks.place.way,
            "try await walk.expectSamePlaceAgain()",
            "await walk.finish()"
        )
    }

    private func evaluate(_ result: PlaceWalks.Result, leadingTo target: FlowPlace, from source: FlowPlace) {
        guard let step = result.way.last else { return }
        source.edges.append(
            FlowEdge(target: target.number, leavesFlow: result.leavesFlow, taken: step, emitted: result.outputs)
        )
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

    /// Ends a walk, and adds its faults to the findings.
    func finish(_ walk: FlowWalk, way: [WalkStep]) async {
        add(await map.end(walk), way: way)
    }

    private func add(_ faults: [WalkFault], way: [WalkStep]) {
        for fault in faults where fault.keyOfCause.map({ seen.contains("\(fault.kind) \($0)") }) != true {
            add(fault.kind, fault.description, key: fault.key, way, "await walk.finish()")
            if case .askedTwice(let question) = fault { repeatedQuestions.insert(question) }
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

    /// Adds a finding, unless there is one of the same fault.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - message: The fault in words.
    ///   - key: The part of the message that tells the fault from others; `nil` for all of it.
    ///   - way: The steps that lead to it.
    ///   - expectation: The lines of a test after the steps.
    func add(
        _ kind: FlowFinding.Kind,
        _ message: String,
        key: String? = nil,
        _ way: [WalkStep],
        _ expectation: String...
    ) {
        guard seen.insert("\(kind) \(key ?? message)").inserted else { return }
        map.findings.append(FlowFinding(kind: kind, message: message, way: way, expectation: expectation))
    }

    private func reportProgress(_ place: FlowPlace) {
        guard lastReport.duration(to: .now) > reportInterval else { return }
        lastReport = .now
        StandardError.report(
            "explore: depth \(place.depth), \(map.places.count) places, \(map.stepCount) steps, "
                + "\(map.findings.count) findings"
        )
    }
}
