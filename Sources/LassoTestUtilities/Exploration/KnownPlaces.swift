/// The places that an exploration has found, to know one again.
@MainActor
final class KnownPlaces {
    private var placesBySummary: [String: [FlowPlace]] = [:]

    /// Adds a place that wasn't known.
    func add(_ place: FlowPlace) { placesBySummary[place.summary, default: []].append(place) }

    /// Returns the known place of a snapshot; `nil` if there is none.
    func place(_ snapshot: PlaceSnapshot) -> FlowPlace? {
        guard let places = placesBySummary[snapshot.summary] else { return nil }
        return places.first { $0.snapshot.isClearlySame(as: snapshot) }
            ?? places.first { $0.snapshot.isSame(as: snapshot) }
    }
}
