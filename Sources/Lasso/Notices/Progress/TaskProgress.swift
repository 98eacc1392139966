/// The progress of work, as a part of a state.
///
/// A state has it as an optional property, which is `nil` while there is no work. An effect with progress sets it; see
/// ``ProgressStarting``.
public struct TaskProgress: Hashable, Codable, Sendable {
    /// The part of the work that is done, from 0 to 1; `nil` if it isn't known.
    public let fraction: Double?
    /// A description of the current step; `nil` for no text.
    public let text: String?

    /// Creates a progress.
    ///
    /// - Parameters:
    ///   - fraction: The part of the work that is done. Numbers below 0 and above 1 become 0 and 1. `nil`, and what
    ///     isn't a number, such as 0 / 0, mean that it isn't known.
    ///   - text: A description of the current step; `nil` for no text.
    public init(_ fraction: Double? = nil, text: String? = nil) {
        self.fraction = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        self.text = text
    }

    /// Reads a progress. A fraction below 0 or above 1 becomes 0 or 1.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: The decoder's error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decodeIfPresent(Double.self, forKey: .fraction),
            text: try container.decodeIfPresent(String.self, forKey: .text)
        )
    }

    /// The part of the work that is done in whole percent, rounded down; `nil` if it isn't known.
    public var percentage: Int? {
        // The hundredfold of 29 / 100 is a little less than 29.
        fraction.map { Int($0 * 100 + 1e-9) }
    }
}
