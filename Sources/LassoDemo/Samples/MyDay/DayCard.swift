import LassoGtk

/// Something that the user wants to do.
nonisolated struct DayCard: Identifiable, Equatable, Codable, Sendable {
    let id: Int
    var text: String
}
