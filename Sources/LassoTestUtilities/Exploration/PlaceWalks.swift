import Lasso

/// The walks of an exploration from one place: one for each step that is possible there.
///
/// They change nothing that the walks from other places use, so several places can be explored side by side. The
/// exploration evaluates their results in the order of the places.
@MainActor
final class PlaceWalks {
    /// A step that was tried.
    struct Result {
        /// The way from the start, with the step as its last one.
        let way: [WalkStep]
        /// The place that the step has led to, which was known or has no number yet; `nil` if the step wasn't possible.
        var target: FlowPlace?
        /// Whether the flow itself has emitted an output.
        var leavesFlow = false
        /// The outputs of stores.
        var outputs: [EmittedOutput] = []
        /// Whether something has happened in a store besides changes that leave its state as it was.
        var hasEvents = false
        /// The faults that the whole walk has seen.
        var faults: [WalkFault] = []
    }

    /// The parts of an exploration that all of its walks use.
    struct Exploration {
        let start: WalkStart
        let inputs: [Inputs]
        let known: KnownPlaces
        let actions: SentActions
        let map: FlowMap
        /// A closure that returns whether a limit of steps or time has been reached.
        let isOver: @MainActor () -> Bool
    }

    /// The place from which the walks begin.
    let place: FlowPlace
    /// The steps that were tried, in order.
    private(set) var results: [Result] = []
    /// The faults of a walk that had no step to try.
    private(set) var otherFaults: [WalkFault] = []
    /// The differences of the place that the same steps lead to now; empty if they lead to the same place.
    private(set) var differences: [String] = []
    /// Whether everything that is possible was tried.
    private(set) var areComplete = false

    private let exploration: Exploration
    private let stopReport: StopReport

    init(from place: FlowPlace, in exploration: Exploration) {
        (self.place, self.exploration) = (place, exploration)
        stopReport = StopReport(of: exploration.map.source)
    }

    /// Takes the walks, one after the other.
    func take() async {
        defer { stopReport.end() }
        guard !place.isEnd else {
            areComplete = true
            return
        }
        guard let first = await walk() else { return }
        let steps = first.possibleSteps(exploration.inputs)
        var current: FlowWalk? = first
        for step in steps {
            if exploration.isOver() {
                if let current { otherFaults = await exploration.map.end(current) }
                return
            }
            guard let walk = current == nil ? await walk() : current else { return }
            current = nil
            await take(step, walk)
        }
        if let current { otherFaults = await exploration.map.end(current) }
        areComplete = true
    }

    /// Goes to the path of the place in a walk of its own.
    ///
    /// - Returns: Where the path has led; `nil` if the same steps lead elsewhere now.
    func followPath() async -> FollowedPath? {
        defer { stopReport.end() }
        guard let walk = await walk() else { return nil }
        exploration.map.stepCount += 2
        stopReport.set(at: place, .following(.top), .following(place.path))
        let followed = await walk.followFromPlace()
        _ = await exploration.map.end(walk)
        return followed
    }

    private func take(_ step: WalkStep, _ walk: FlowWalk) async {
        var step = step
        step.action = step.action.map(exploration.actions.known)
        var result = Result(way: place.way + [step])
        let (outputs, events) = (walk.flowOutputCount, walk.effectiveEventCount)
        exploration.map.stepCount += 1
        stopReport.set(at: place, step)
        if await walk.take(step) {
            result.target = await target(of: walk, way: result.way)
            result.leavesFlow = walk.flowOutputCount > outputs
            result.outputs = walk.outputsOfStep
            result.hasEvents = walk.effectiveEventCount > events
        }
        result.faults = await exploration.map.end(walk)
        results.append(result)
    }

    /// Returns the place where a walk is: a known one, or else a new one without a number.
    private func target(of walk: FlowWalk, way: [WalkStep]) async -> FlowPlace {
        var snapshot = PlaceSnapshot(of: walk)
        if let known = exploration.known.place(snapshot) { return known }
        // Walks beside may add places while this one waits.
        var comparedCount = exploration.known.count(like: snapshot)
        // A place that looks new may be one where something is still going on.
        if await walk.settleLonger() {
            snapshot = PlaceSnapshot(of: walk)
            if let known = exploration.known.place(snapshot) { return known }
            comparedCount = exploration.known.count(like: snapshot)
        }
        let place = FlowPlace(way: way, walk, snapshot)
        place.comparedCount = comparedCount
        return place
    }

    /// Walks to the place.
    ///
    /// - Returns: The walk; `nil` if the same steps lead elsewhere now.
    private func walk() async -> FlowWalk? {
        stopReport.set(at: place)
        // Work on other threads may have taken longer than the walk waits. What differs three times is different.
        for attempt in 0..<3 {
            // The first time, the walk waits no longer than the one that found the place.
            let marks: [WalkMark?] = attempt == 0 ? place.marks : place.marks.map { _ in nil }
            let walk = await FlowWalk(exploration.start, until: marks[0])
            for (step, mark) in zip(place.way, marks.dropFirst()) {
                exploration.map.stepCount += 1
                guard await walk.take(step, until: mark) else { break }
            }
            var snapshot = PlaceSnapshot(of: walk)
            var isSame = place.snapshot.isSame(as: snapshot)
            if !isSame, await walk.settleLonger() {
                snapshot = PlaceSnapshot(of: walk)
                isSame = place.snapshot.isSame(as: snapshot)
            }
            if isSame {
                walk.recordHierarchy()
                differences = []
                return walk
            }
            differences = place.snapshot.differences(in: snapshot)
            _ = await exploration.map.end(walk)
        }
        return nil
    }
}
