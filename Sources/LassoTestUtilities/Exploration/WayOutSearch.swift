/// A search for steps that lead out of what a window shows, breadth first among the places with the same screens.
@MainActor
final class WayOutSearch {
    /// The results of a search.
    enum Result {
        /// Steps lead out.
        case wayOut
        /// No step leads out. If there are more places than can be tried, those that were tried count.
        case deadEnd
        /// The search was ended before, or the same steps led to another place.
        case unknown
    }

    // A form with some fields has at most a few dozen states.
    private static let stepLimit = 1_000

    private let known = KnownPlaces()
    private let map: FlowMap
    private let exploration: PlaceWalks.Exploration
    private let isOver: @MainActor () -> Bool

    /// The number of steps taken.
    var stepCount: Int { map.stepCount }

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - start: The beginning of each walk.
    ///   - inputs: The inputs to try.
    ///   - source: The source of the exploration.
    ///   - isOver: A closure that returns whether to end the search, which is passed the number of its steps.
    init(
        _ start: WalkStart,
        inputs: [Inputs],
        source: ExplorationSource = .unknown,
        isOver: @escaping @MainActor (Int) -> Bool = { _ in false }
    ) {
        let map = FlowMap(start, source: source)
        self.map = map
        self.isOver = { isOver(map.stepCount) }
        exploration = PlaceWalks.Exploration(
            start: start,
            inputs: inputs,
            known: known,
            map: map,
            isOver: { map.stepCount >= WayOutSearch.stepLimit || isOver(map.stepCount) }
        )
    }

    /// Searches for a way out.
    ///
    /// - Parameters:
    ///   - place: The place at which the search begins.
    ///   - window: The index of the window there.
    func result(from place: FlowPlace, window: Int) async -> Result {
        let number = place.windows[window].number
        var places = [place], next = 0
        known.add(place)
        while next < places.count {
            let source = places[next]
            next += 1
            guard let index = source.windows.firstIndex(where: { $0.number == number }) else { continue }
            let walks = PlaceWalks(from: source, in: exploration)
            await walks.take()
            for result in walks.results {
                guard let step = result.way.last, let target = result.target else { continue }
                if result.leavesFlow || source.isLeft(index, by: step, to: target.windows) { return .wayOut }
                guard known.place(target.snapshot) == nil else { continue }
                known.add(target)
                places.append(target)
            }
            if !walks.differences.isEmpty || isOver() { return .unknown }
            if stepCount >= Self.stepLimit { break }
        }
        return .deadEnd
    }
}
