import LassoGtk

/// Something to buy.
nonisolated struct Product: Equatable, Sendable {
    let name: String
    let summary: String
    /// The price, in cents.
    let price: Int
    /// How many are left.
    let stock: Int
}

/// A customer of the shop.
nonisolated struct Customer: Equatable, Sendable {
    let name: String
}

/// The reply of the shop to a product that is added to the cart.
nonisolated struct CartResponse: Equatable, Sendable {
    let customer: Customer
    /// The number of products in the cart.
    let count: Int
    /// The price of all products in the cart, in cents.
    let total: Int
}
