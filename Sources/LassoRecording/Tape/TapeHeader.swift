import Lasso

/// The first line of a tape.
public struct TapeHeader: Codable, Hashable, Sendable {
    /// The version of the format that this library writes and reads.
    public static let currentVersion = 1

    /// The version of the format.
    public var tape = TapeHeader.currentVersion
    /// The identifier of the application.
    public let application: String
    /// The version of the application.
    public let version: String
    /// The time at which the recording began, in seconds since 1970 in Greenwich.
    public let began: Int
    /// The language of the application's texts, such as `"de"`.
    public let language: String
    /// The number of events at the beginning that are missing, because the recorder keeps only so many.
    public internal(set) var dropped = 0

    init(_ identity: ApplicationIdentity, began: Int, language: String) {
        (application, version) = (identity.id, identity.version)
        (self.began, self.language) = (began, language)
    }
}
