import LassoGtk

/// The events of the product page.
enum ProductEvent: Equatable {
    case loadProduct
    case addToCart
    case emptyCart
}
