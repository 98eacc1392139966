/// Something to buy.
nonisolated struct Product: Equatable, Codable, Sendable {
    let name: String
    let summary: String
    /// The price, in cents.
    let price: Int
    /// How many are left.
    let stock: Int
}
