/// A customer of the shop.
nonisolated struct Customer: Equatable, Sendable {
    let name: String
}
