/// The reason why contents of a storage can't be used: they are damaged, for example.
public struct UnusableContents: Error, Hashable, Codable, Sendable {
    /// The reason, which completes "The file …": "is damaged".
    public let reason: String
    /// A description of the fault, for developers; `nil` if the reason says it.
    public let detail: String?

    /// Creates a reason.
    ///
    /// - Parameters:
    ///   - reason: The reason, which completes "The file …": "is damaged".
    ///   - detail: A description of the fault, for developers.
    public init(_ reason: String, detail: String? = nil) {
        self.reason = reason
        self.detail = detail
    }

    /// Returns the reason for contents that aren't in the expected format.
    ///
    /// - Parameter detail: A description of the fault, for developers.
    public static func damaged(_ detail: String? = nil) -> UnusableContents {
        UnusableContents(
            translated(
                "is damaged",
                context: "file",
                comment: "The end of a sentence that begins with the name of a file",
                in: .lasso
            ),
            detail: detail
        )
    }

    /// Returns the reason for contents that another version of the application has written.
    ///
    /// - Parameter version: The version of their format.
    public static func unsupported(version: Int) -> UnusableContents {
        UnusableContents(
            translated(
                "has version \(String(version)), which this application does not support",
                context: "file",
                comment: "The end of a sentence that begins with the name of a file",
                in: .lasso
            )
        )
    }

    /// Returns the reason for contents whose decoding has failed.
    init(_ error: any Error) {
        self = error as? UnusableContents ?? .damaged("\(error)")
    }
}
