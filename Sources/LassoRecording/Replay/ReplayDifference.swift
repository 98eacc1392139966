/// The first difference between a replay and its tape.
public struct ReplayDifference: Hashable, Sendable, CustomStringConvertible {
    /// The number of the step on the tape, beginning with 0 for the start.
    public let step: Int
    /// The time of the event on the tape, in microseconds since the beginning.
    public let time: Int
    /// The event whose consequences differ.
    public let cause: String
    /// The event on the tape, in words.
    public let expected: String
    /// The event in the replay, in words.
    public let found: String

    /// The difference in words.
    public var description: String {
        """
        The run differs from the tape at step \(step), \(Tape.seconds(time)) s, after: \(cause)
          On the tape: \(Self.indented(expected))
          Happened:    \(Self.indented(found))
        """
    }

    private static func indented(_ text: String) -> String { text.replacing("\n", with: "\n               ") }
}
