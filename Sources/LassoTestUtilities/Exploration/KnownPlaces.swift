import Lasso

/// The places that an exploration has found, to know one again.
@MainActor
final class KnownPlaces {
    /// The places with the same summary, which differ in the states of stores.
    private final class Group {
        var places: [FlowPlace] = []
        // By the texts of their states. It is made only for many places, because a text takes longer than to compare
        // some states.
        var byStates: [String: [FlowPlace]] = [:]
    }

    /// The number of places with the same summary up to which each is compared.
    private static let comparedCount = 32

    private var groups: [String: Group] = [:]

    /// Adds a place that wasn't known.
    func add(_ place: FlowPlace) {
        let group = groups[place.summary] ?? Group()
        groups[place.summary] = group
        group.places.append(place)
        if group.places.count == Self.comparedCount + 1 {
            group.byStates = Dictionary(grouping: group.places, by: \.statesText)
        } else if group.places.count > Self.comparedCount {
            group.byStates[place.statesText, default: []].append(place)
        }
    }

    /// Returns the known place that a walk is at; `nil` if there is none.
    func place(of walk: FlowWalk) -> FlowPlace? {
        let summary = walk.summary
        guard let group = groups[summary] else { return nil }
        if !group.byStates.isEmpty {
            let text = FlowPlace.statesText(of: walk.stores.map(\.tracedState))
            if let place = group.byStates[text]?.first(where: { $0.isPlace(of: walk, summary) }) { return place }
        }
        // States that are equal may have different texts.
        return group.places.first { $0.isPlace(of: walk, summary) }
    }
}
