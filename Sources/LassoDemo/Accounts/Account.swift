/// Who has signed in.
nonisolated struct Account: Equatable, Sendable {
    let username: String
    /// Whether the tutorial has been gone through, or skipped, before.
    var hasSeenTutorial: Bool
}
