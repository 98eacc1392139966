import Glibc
import LassoCodable
import LassoGtk

/// A shop on this computer, which keeps the cart in a file. It takes its time, as one far away does.
actor Shop: Shopping {
    /// How many products the shop has at first.
    static let stock = 3

    private let cart: FormattedStorage<Int>
    private let delay: Duration
    private let clock: any Clock<Duration>
    private var lastProduct: Product?

    /// Creates a shop.
    ///
    /// - Parameters:
    ///   - storage: Where the number of products in the cart is kept.
    ///   - delay: The time that each request takes.
    ///   - clock: The clock that measures the time.
    init(
        in storage: any ByteStorage,
        delay: Duration = .milliseconds(700),
        clock: any Clock<Duration> = MainQueueClock()
    ) {
        cart = FormattedStorage(storage, as: .json(version: 1))
        (self.delay, self.clock) = (delay, clock)
    }

    func product(cached: Bool) async throws -> Product {
        if cached, let lastProduct { return lastProduct }
        try await clock.sleep(for: delay)
        let product = Product(
            name: translated("Felt Slippers"),
            summary: translated("Warm and quiet. One size fits all, except for elephants."),
            price: 3490,
            stock: Self.stock - (try cart.read() ?? 0)
        )
        lastProduct = product
        return product
    }

    func customer() async throws -> Customer {
        try await clock.sleep(for: delay)
        return Customer(getpwuid(getuid())?.pointee)
    }

    func addToCart(_ product: Product, for customer: Customer) async throws -> CartResponse {
        try await clock.sleep(for: delay)
        var count = 0
        // Another window may have bought the last one.
        try cart.update { inCart in
            count = (inCart ?? 0) + 1
            guard count <= Self.stock else { throw ShopError.soldOut }
            inCart = count
        }
        return CartResponse(customer: customer, count: count, total: count * product.price)
    }

    func emptyCart() throws {
        lastProduct = nil
        try cart.update { $0 = 0 }
    }
}
