/// The screens and questions of a map that no step is known to lead out of, whatever is done there.
///
/// The places with the same screens are one: a text field or a switch changes only the state. A dead end is found from
/// its first place.
@MainActor
struct DeadEnds {
    /// What a window shows at a place.
    struct Spot {
        let place: FlowPlace
        /// The index of the window.
        let window: Int
        /// The index of the spot among all.
        let index: Int

        @MainActor
        var screens: PlaceWindow.Screens { place.windows[window].screens }
    }

    /// The first places of the dead ends in which everything has been tried.
    private(set) var certain: [Spot] = []
    /// The first places of what may be a dead end, because no step out of it is known, but not everything has been
    /// tried there.
    private(set) var possible: [Spot] = []

    // The indices of the spots of each place begin with a number. Each spot has the spots from which steps lead to it.
    private var firstSpots: [Int] = []
    private var sources: [[Int]] = []

    /// Looks for the dead ends of a map.
    init(in map: FlowMap) {
        for place in map.places {
            firstSpots.append(sources.count)
            sources += [[Int]](repeating: [], count: place.windows.count)
        }
        let (exits, unexplored) = connectSpots(of: map)
        let isFree = spots(leadingTo: exits), isOpen = spots(leadingTo: unexplored)
        let all = allSpots(of: map)
        let trapped = all.filter { $0.place.isExplored && !isFree[$0.index] }
        var found: Set<PlaceWindow.Screens> = []
        certain = trapped.filter { !isOpen[$0.index] && found.insert($0.screens).inserted }
        // What can be left somewhere isn't suspected where not all of its steps have been tried.
        var judged = found.union(all.filter { isFree[$0.index] }.map(\.screens))
        possible = trapped.filter { isOpen[$0.index] && judged.insert($0.screens).inserted }
    }

    private func allSpots(of map: FlowMap) -> [Spot] {
        map.places.flatMap { place in
            place.windows.indices.map { window in
                Spot(place: place, window: window, index: firstSpots[place.number] + window)
            }
        }
    }

    /// Notes which spots lead to others with the same screens.
    ///
    /// - Returns: The spots that a step leads out of, and those where not everything has been tried.
    private mutating func connectSpots(of map: FlowMap) -> (exits: [Int], unexplored: [Int]) {
        var exits: [Int] = [], unexplored: [Int] = []
        for spot in allSpots(of: map) {
            if !spot.place.isExplored { unexplored.append(spot.index) }
            let (number, screens) = (spot.place.windows[spot.window].number, spot.screens)
            for edge in spot.place.edges {
                let windows = map.places[edge.target].windows
                if edge.leavesFlow || spot.place.isLeft(spot.window, by: edge.taken, to: windows) {
                    exits.append(spot.index)
                    break
                }
                // A question whether to close the window leads back, or to nothing.
                guard let target = windows.firstIndex(where: { $0.number == number }),
                    windows[target].screens == screens
                else { continue }
                sources[firstSpots[edge.target] + target].append(spot.index)
            }
        }
        return (exits, unexplored)
    }

    /// Returns for each spot whether steps lead from it to some of others, or whether it is one of them.
    private func spots(leadingTo ends: [Int]) -> [Bool] {
        var isReached = [Bool](repeating: false, count: sources.count), next = ends
        while let spot = next.popLast() {
            guard !isReached[spot] else { continue }
            isReached[spot] = true
            next += sources[spot]
        }
        return isReached
    }
}
