/// A day of the calendar, without a time or a time zone.
///
/// It is the value that a state keeps for a date, such as the one that a calendar shows.
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// The year, from 1 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Creates a day.
    ///
    /// - Parameters:
    ///   - year: The year, from 1 to 9999.
    ///   - month: The month, from 1 to 12.
    ///   - day: The day of the month, from 1.
    /// - Precondition: The day exists.
    public init(year: Int, month: Int, day: Int) {
        precondition(
            Self.exists(year: year, month: month, day: day),
            "CalendarDay.init(year:month:day:): there is no day \(year)-\(month)-\(day). Use a day that exists."
        )
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Returns whether a day is before another one.
    public static func < (one: CalendarDay, other: CalendarDay) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }

    private static func exists(year: Int, month: Int, day: Int) -> Bool {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return false }
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return day <= lengths[month - 1]
    }
}

extension CalendarDay: LosslessStringConvertible, Codable {
    /// Creates a day from its notation in ISO 8601, or returns `nil` if there is no such day.
    ///
    /// - Parameter text: The day, for example `"2026-02-28"`.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            Self.exists(year: year, month: month, day: day)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day in the notation of ISO 8601, for example `2026-02-28`.
    public var description: String {
        [(year, 4), (month, 2), (day, 2)].map { number, width in
            let digits = String(number)
            return String(repeating: "0", count: width - digits.count) + digits
        }
        .joined(separator: "-")
    }

    /// Decodes a day from its notation in ISO 8601.
    ///
    /// - Throws: `DecodingError` if the text is no day that exists.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = Self(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "\"\(text)\" is no day, such as 2026-02-28."
            )
        }
        self = day
    }

    /// Encodes the day in the notation of ISO 8601.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
