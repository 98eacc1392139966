import Lasso

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

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
    /// The locale of the application's texts, such as `"de_DE.UTF-8"`.
    public let language: String
    /// The locale of everything, in the form of the C library: a name, or a list of names for categories. A replay in
    /// another locale may differ in texts.
    public let locale: String?
    /// The languages that the user preferred to that of the locale, such as `"de:fr"`.
    public let preferredLanguages: String?
    /// The number of events at the beginning that are missing, because the recorder keeps only so many.
    public internal(set) var dropped = 0

    /// Creates the header of a recording that begins now in the current locale.
    init(of identity: ApplicationIdentity) {
        (application, version, began) = (identity.id, identity.version, time(nil))
        language = setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C"
        locale = setlocale(LC_ALL, nil).map { String(cString: $0) }
        preferredLanguages = getenv("LANGUAGE").map { String(cString: $0) }
    }
}
