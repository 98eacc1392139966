#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The error of work that has taken too long.
public struct EffectTimeout: Error, Hashable, Codable, Sendable, CustomStringConvertible {
    /// The longest time that the work might take.
    public let limit: Duration

    /// Creates an error.
    ///
    /// - Parameter limit: The longest time that the work might take.
    public init(limit: Duration) { self.limit = limit }

    /// A message for the user, which is the system's.
    public var description: String { String(cString: strerror(ETIMEDOUT)) + "." }
}
