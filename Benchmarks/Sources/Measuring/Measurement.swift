/// A measured value, with its goal.
public struct Measurement: Encodable {
    /// The table that the value belongs to.
    public let table: String
    /// The description of the operation.
    public let name: String
    /// The value, in ``unit``.
    public let value: Double
    /// The quartiles of the rounds, in ``unit``: a later value between them is no change.
    public let spread: ClosedRange<Double>
    /// The unit of the value, such as "x" for a ratio.
    public let unit: String
    /// The largest value that meets the goal, or `nil` if the value is only for information.
    public let limit: Double?
    /// The figures behind the value.
    public var details: String?
    /// The times that the picture of a growth shows.
    public var growth: Growth?

    /// Whether the value meets its goal.
    public var isMet: Bool { limit.map { value <= $0 } ?? true }

    /// How a time grows with the number of objects.
    public struct Growth: Encodable {
        /// The numbers of objects.
        public let sizes: [Int]
        /// The times for these numbers, in milliseconds.
        public let times: [Double]
        /// The times without the library, or `nil`.
        public let baselineTimes: [Double]?
    }

    /// Creates a measurement from the values of several rounds: their median.
    ///
    /// - Precondition: `rounds` is not empty.
    public init(_ table: String, _ name: String, rounds: [Double], unit: String, atMost limit: Double?) {
        let sorted = rounds.sorted()
        self.table = table
        self.name = name
        self.unit = unit
        self.limit = limit
        value = sorted[sorted.count / 2]
        spread = sorted[sorted.count / 4]...sorted[sorted.count - 1 - sorted.count / 4]
    }
}
