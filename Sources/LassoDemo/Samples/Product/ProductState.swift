import LassoGtk

/// The state of the product page.
enum ProductState: Equatable {
    case start
    case loading
    case productLoaded(Product)
    case addedToCart(Product, CartResponse)
    case error(ShopError)
}

extension ProductState {
    /// Describes how an event leads to the next state. Nothing is done here: the system does the work.
    static func reduce(_ state: ProductState, _ event: ProductEvent, in shop: any Shopping) -> AsyncResult<ProductState>
    {
        switch event {
        case .loadProduct:
            product(in: shop, cached: false)
                .map { ProductState.productLoaded($0) }
                .stateWhenLoading(ProductState.loading)
                .mapErrorRecover { ProductState.error(ShopError($0)) }
        case .addToCart:
            AsyncResult<(Product, Customer)>.zip(product(in: shop, cached: true), customer(in: shop))
                .flatMap { product, customer in
                    AsyncResult { try await shop.addToCart(product, for: customer) }
                        .map { ProductState.addedToCart(product, $0) }
                }
                .stateWhenLoading(ProductState.loading)
                .mapErrorRecover { ProductState.error(ShopError($0)) }
        case .emptyCart:
            AsyncResult { try await shop.emptyCart() }
                .flatMap { product(in: shop, cached: false) }
                .map { ProductState.productLoaded($0) }
                .stateWhenLoading(ProductState.loading)
                .mapErrorRecover { ProductState.error(ShopError($0)) }
        }
    }

    private static func product(in shop: any Shopping, cached: Bool) -> AsyncResult<Product> {
        AsyncResult { try await shop.product(cached: cached) }
    }

    private static func customer(in shop: any Shopping) -> AsyncResult<Customer> {
        AsyncResult { try await shop.customer() }
    }
}
