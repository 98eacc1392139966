/// A note of the list.
nonisolated package struct Note: Identifiable, Equatable, Codable, Sendable {
    package let id: Int
    package var text: String

    package init(id: Int, text: String) { (self.id, self.text) = (id, text) }
}
