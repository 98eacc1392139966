/// The places that an exploration has found, to know one again.
@MainActor
final class KnownPlaces {
    private var placesBySummary: [String: [FlowPlace]] = [:]

    /// Adds a place that wasn't known.
    func add(_ place: FlowPlace) { placesBySummary[place.summary, default: []].append(place) }

    /// Returns the known place of a snapshot; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot.
    ///   - count: The number of places that the snapshot was compared with before, as ``count(like:)`` returned it.
    func place(_ snapshot: PlaceSnapshot, after count: Int = 0) -> FlowPlace? {
        guard let places = placesBySummary[snapshot.summary]?.dropFirst(count) else { return nil }
        if let place = places.first(where: { $0.snapshot.isClearlySame(as: snapshot) }) { return place }
        guard !places.isEmpty, !snapshot.isDecidedByEquality else { return nil }
        return places.first { $0.snapshot.isSame(as: snapshot) }
    }

    /// The number of places that ``place(_:after:)`` compares with a snapshot.
    func count(like snapshot: PlaceSnapshot) -> Int { placesBySummary[snapshot.summary]?.count ?? 0 }
}
