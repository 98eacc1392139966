/// The reply of the shop to a product that is added to the cart.
nonisolated struct CartResponse: Equatable, Codable, Sendable {
    let customer: Customer
    /// The number of products in the cart.
    let count: Int
    /// The price of all products in the cart, in cents.
    let total: Int
}
