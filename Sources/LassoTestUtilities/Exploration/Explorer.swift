import Lasso

/// An exploration of a flow, breadth first.
@MainActor
final class Explorer {
    private let start: WalkStart
    private let inputs: [Inputs]
    private let map: FlowMap

    private let known = KnownPlaces()
    // The number of places that have been explored, or are too far away.
    private var exploredCount = 0
    private var seen: Set<String> = []
    private var repeatedQuestions: Set<String> = []
    // For each action, whether it has changed something anywhere.
    private var effective: [WalkStep.SentAction: (way: [WalkStep], isEffective: Bool)] = [:]
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

    func explore(depth: Int, stepLimit: Int, within time: Duration) async -> FlowMap {
        (self.stepLimit, deadline) = (stepLimit, ContinuousClock.now + time)
        defer { stopReport.end() }
        let walk = await FlowWalk(start)
        note(walk, PlaceSnapshot(of: walk), way: [])
        await finish(walk, way: [])
        var isCut = false
        while exploredCount < map.places.count {
            let place = map.places[exploredCount]
            exploredCount += 1
            guard place.depth < depth else { continue }
            guard !isOver else {
                isCut = true
                break
            }
            await explore(place)
            reportProgress(place)
        }
        map.isComplete = !isCut && map.places.allSatisfy { $0.isExplored || $0.depth >= depth }
        // A place that is further away may be one that an action changes, or that a link leads to.
        if map.places.allSatisfy(\.isExplored) {
            findIgnoredActions()
            await followLinks()
        }
        await findLostPaths()
        map.sortFindings()
        return map
    }

    /// Tries all steps that are possible at a place.
    private func explore(_ place: FlowPlace) async {
        guard !place.isEnd else {
            place.isExplored = true
            return
        }
        guard let walk = await walk(to: place) else { return }
        let steps = walk.possibleSteps(inputs)
        var current: FlowWalk? = walk
        for step in steps {
            guard !isOver, let walk = current == nil ? await self.walk(to: place) : current else { return }
            current = nil
            await take(step, from: place, walk)
        }
        if let current { await finish(current, way: place.way) }
        place.isExplored = true
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

    private func take(_ step: WalkStep, from source: FlowPlace, _ walk: FlowWalk) async {
        let way = source.way + [step]
        let (outputs, events) = (walk.flowOutputCount, walk.eventCount)
        map.stepCount += 1
        reportStop(after: way)
        guard await walk.take(step) else {
            await finish(walk, way: way)
            return
        }
        // A place that looks new may be one where something is still going on.
        var snapshot = PlaceSnapshot(of: walk), place = known.place(snapshot)
        if place == nil, await walk.settleLonger() {
            snapshot = PlaceSnapshot(of: walk)
            place = known.place(snapshot)
        }
        let target = place ?? note(walk, snapshot, way: way)
        let leaves = walk.flowOutputCount > outputs
        source.edges.append(FlowEdge(target: target.number, leavesFlow: leaves, taken: step))
        if let action = step.action {
            let hasEffect = target !== source || walk.eventCount > events
            let known = effective[action]
            effective[action] = (known?.way ?? way, known?.isEffective == true || hasEffect)
        }
        await finish(walk, way: way)
    }

    /// Walks to a place that was found before.
    ///
    /// - Returns: The walk; `nil` if the same steps lead elsewhere now.
    private func walk(to place: FlowPlace) async -> FlowWalk? {
        reportStop(after: place.way)
        var differences: [String] = []
        // Work on other threads may have taken longer than the walk waits. What differs three times is different.
        for attempt in 0..<3 {
            // The first time, the walk waits no longer than the one that found the place.
            let marks: [WalkMark?] = attempt == 0 ? place.marks : place.marks.map { _ in nil }
            let walk = await FlowWalk(start, until: marks[0])
            for (step, mark) in zip(place.way, marks.dropFirst()) {
                map.stepCount += 1
                guard await walk.take(step, until: mark) else { break }
            }
            var snapshot = PlaceSnapshot(of: walk)
            if !place.snapshot.isSame(as: snapshot), await walk.settleLonger() { snapshot = PlaceSnapshot(of: walk) }
            if place.snapshot.isSame(as: snapshot) {
                walk.recordHierarchy()
                return walk
            }
            differences = place.snapshot.differences(in: snapshot)
            _ = await walk.end()
        }
        add(
            .unrepeatable,
            "The same steps lead to places other than \(place.name): \(differences.joined(separator: "; "))",
            place.way,
            "try await walk.expectSamePlaceAgain()",
            "await walk.finish()"
        )
        return nil
    }

    /// Adds the place of a walk to the known ones.
    @discardableResult
    private func note(_ walk: FlowWalk, _ snapshot: PlaceSnapshot, way: [WalkStep]) -> FlowPlace {
        let place = FlowPlace(number: map.places.count, way: way, walk, snapshot)
        map.places.append(place)
        known.add(place)
        return place
    }

    private func finish(_ walk: FlowWalk, way: [WalkStep]) async {
        // After the first object that is never released, the others are not waited for as long.
        let isPatient = !map.findings.contains { $0.kind == .alive }
        for fault in await walk.end(patience: isPatient ? .seconds(5) : .zero) {
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
            reportStop(after: [step])
            let walk = await FlowWalk(start)
            let outcome = await walk.follow(link)
            let place = FlowPlace(number: map.places.count, way: [], walk, PlaceSnapshot(of: walk))
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

    private func reportStop(after way: [WalkStep]) {
        stopReport.set(["The program stopped after these steps of an exploration:\n"] + way.map { "    \($0.code)\n" })
    }

    private func findIgnoredActions() {
        let ignored = effective.filter { !$0.value.isEffective }.map { action, entry in
            (name: "\(action.targetName) \(action.text)", way: entry.way)
        }
        for entry in ignored.sorted(by: { $0.name < $1.name }) {
            add(
                .ignoredAction,
                "\(entry.name) changes nothing wherever it is tried.",
                Array(entry.way.dropLast()),
                entry.way.last.map { $0.code.replacing("walk.send(", with: "walk.expectChange(sending: ") } ?? "",
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
