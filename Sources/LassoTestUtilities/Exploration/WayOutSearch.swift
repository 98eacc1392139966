/// A search for steps that lead out of what a window shows, breadth first among the places with the same screens. Steps
/// in other windows are tried at each place, too, but no further steps after them.
@MainActor
final class WayOutSearch {
    /// The results of a search.
    enum Result {
        /// Steps lead out.
        case wayOut
        /// No step leads out: everything was tried at all places with the same screens that steps in the window lead
        /// to.
        case deadEnd
        /// There are more places than are tried, the search was ended before, or the same steps led to another place.
        case unknown
    }

    // The number of steps to try. The states of a form are the combinations of what can be entered.
    private static let tryLimit = 1_000
    // The number of steps with those of the ways to the places, which get longer if a screen counts forever.
    private static let stepLimit = 4_000

    private let known = KnownPlaces()
    private let exploration: PlaceWalks.Exploration
    private let isOver: @MainActor () -> Bool

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - start: The beginning of each walk.
    ///   - inputs: The inputs to try.
    ///   - map: The map of the exploration, which counts the steps, and knows what is never released.
    ///   - isOver: A closure that returns whether to end the search.
    init(
        _ start: WalkStart,
        inputs: [Inputs],
        map: FlowMap,
        isOver: @escaping @MainActor () -> Bool = { false }
    ) {
        self.isOver = isOver
        let firstStepCount = map.stepCount
        exploration = PlaceWalks.Exploration(
            start: start,
            inputs: inputs,
            known: known,
            actions: SentActions(),
            map: map,
            isOver: { map.stepCount - firstStepCount >= WayOutSearch.stepLimit || isOver() }
        )
    }

    /// Searches for a way out.
    ///
    /// - Parameters:
    ///   - place: The place at which the search begins.
    ///   - window: The index of the window there.
    func result(from place: FlowPlace, window: Int) async -> Result {
        let (number, screens) = (place.windows[window].number, place.windows[window].screens)
        var places = [place], next = 0, tryCount = 0
        known.add(place)
        while next < places.count {
            guard tryCount < Self.tryLimit, !exploration.isOver() else { return .unknown }
            let source = places[next]
            next += 1
            guard let index = source.windows.firstIndex(where: { $0.number == number }) else { continue }
            let walks = PlaceWalks(from: source, in: exploration)
            await walks.take()
            tryCount += walks.results.count
            for result in walks.results {
                guard let step = result.way.last, let target = result.target else { continue }
                if result.leavesFlow || source.isLeft(index, by: step, to: target.windows) { return .wayOut }
                // What is done in other windows leads on forever there. A question whether to close the window leads
                // back, or to nothing.
                guard step.window == nil || step.window == index,
                    target.windows.contains(where: { $0.number == number && $0.screens == screens }),
                    known.place(target.snapshot) == nil
                else { continue }
                known.add(target)
                places.append(target)
            }
            guard walks.areComplete, !isOver() else { return .unknown }
        }
        return .deadEnd
    }
}
