import LassoGtk

/// The events of the product page.
enum ProductEvent: Equatable, Codable {
    case loadProduct
    case addToCart
    case emptyCart
}
