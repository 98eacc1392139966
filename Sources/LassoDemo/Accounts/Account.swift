/// A user's account.
nonisolated struct Account: Equatable, Codable, Sendable {
    let username: String
    /// Whether the user has completed or skipped the tutorial.
    var hasSeenTutorial: Bool
}
