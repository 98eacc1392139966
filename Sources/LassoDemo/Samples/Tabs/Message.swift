/// A message that the user has written.
nonisolated struct Message: Identifiable, Equatable, Sendable, Codable {
    let id: Int
    let text: String
    /// The text of the message that this one replies to; `nil` if it is the first one.
    let repliedText: String?
}
