import Glibc
import LassoGtk

/// A minute of a day.
nonisolated struct DayMoment: Equatable, Codable, Sendable {
    let day: CalendarDay
    let hour: Int
    let minute: Int

    /// The current moment in the user's time zone.
    static var now: DayMoment {
        var seconds = time(nil), parts = tm()
        localtime_r(&seconds, &parts)
        let day = CalendarDay(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
        return DayMoment(day: day, hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
    }
}
