/// The shop that the product page uses.
nonisolated protocol Shopping: Sendable {
    /// Returns the product.
    ///
    /// - Parameter cached: Whether the product may be the one that was loaded last.
    func product(cached: Bool) async throws -> Product

    func customer() async throws -> Customer

    /// Adds a product to the cart of a customer.
    ///
    /// - Throws: ``ShopError/soldOut`` if none is left.
    func addToCart(_ product: Product, for customer: Customer) async throws -> CartResponse

    func emptyCart() async throws
}
