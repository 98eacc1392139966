import LassoGtk

/// Something that the user has done on a day.
nonisolated struct DayEntry: Identifiable, Equatable, Codable, Sendable {
    let id: Int
    let day: CalendarDay
    let hour: Int
    let minute: Int
    var text: String
}
