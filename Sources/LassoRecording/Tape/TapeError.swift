/// A reason why a tape can't be read, or can't be replayed.
public struct TapeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, and what to do about it.
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}
