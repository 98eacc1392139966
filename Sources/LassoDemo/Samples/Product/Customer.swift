/// A customer of the shop.
nonisolated struct Customer: Equatable, Codable, Sendable {
    let name: String
}
