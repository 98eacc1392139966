/// A stand-in for an error that was recorded as a description only.
public struct RecordedError: Error, CustomStringConvertible {
    /// The description of the error.
    public let description: String

    /// Creates a stand-in.
    ///
    /// - Parameter description: The description of the error.
    public init(description: String) {
        self.description = description
    }
}
