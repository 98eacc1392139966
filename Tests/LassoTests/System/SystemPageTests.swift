// The product page of PromisedArchitectureKit's documentation, unchanged except for `Promise`, shorter delays, and the
// view, which records instead of drawing.
import Lasso
import LassoTestUtilities
import Testing

private typealias CartResponse = String
private typealias User = String

private struct Product: Equatable {
    let title: String
    let description: String
    let imageUrl: String
}

@MainActor
private protocol View: AnyObject {
    func updateUI(state: State)
}

// MARK: - Events
private enum Event {
    case loadProduct
    case addToCart
}

// MARK: - State
private enum State {
    case start
    case loading
    case productLoaded(Product)
    case addedToCart(Product, CartResponse)
    case error(Error)

    static func reduce(state: State, event: Event) -> AsyncResult<State> {
        switch event {

        case .loadProduct:
            let productResult = getProduct(cached: false)

            return
                productResult
                .map { State.productLoaded($0) }
                .stateWhenLoading(State.loading)
                .mapErrorRecover { State.error($0) }

        case .addToCart:
            let productResult = getProduct(cached: true)
            let userResult = getUser()

            return AsyncResult<(Product, User)>.zip(productResult, userResult).flatMap { pair -> AsyncResult<State> in
                let (product, user) = pair

                return addToCart(product: product, user: user)
                    .map { State.addedToCart(product, $0) }
                    .mapErrorRecover { State.error($0) }
            }
            .stateWhenLoading(State.loading)
        }
    }
}

private func getProduct(cached: Bool) -> AsyncResult<Product> {
    let delay: Duration = cached ? .zero : .milliseconds(3)
    let product = Product(
        title: "Yeezy Triple White",
        description: "Cream",
        imageUrl: "https://example.org/price-02.jpg"
    )

    return AsyncResult<Product> {
        try await Task.sleep(for: delay)
        return product
    }
}

private struct CartError: Error {}

private enum Chance {
    @TaskLocal static var randomNumber = 9
}

private func addToCart(product: Product, user: User) -> AsyncResult<CartResponse> {
    let failedTask = AsyncResult<CartResponse>(error: CartError())
    let task = Task { "Product: \(product.title) added to cart for user: \(user)" }

    if Chance.randomNumber < 5 {
        return failedTask
    } else {
        return AsyncResult<CartResponse>(task)
    }
}

private func getUser() -> AsyncResult<User> {
    AsyncResult<User> {
        try await Task.sleep(for: .milliseconds(1))
        return "Richi"
    }
}

// MARK: - Presenter
@MainActor
private class Presenter {

    var system: System<State, Event>?
    weak var view: View?

    init(view: View) {
        self.view = view
    }

    func sendEvent(_ event: Event) {
        system?.sendEvent(event)
    }

    func controllerLoaded() {
        system = System.pure(
            initialState: State.start,
            reducer: State.reduce,
            uiBindings: [view?.updateUI]
        )

        system?.addLoopCallback(callback: handleAnalytics)
    }

    var tracked: [String] = []

    func handleAnalytics(state: State) {
        switch state {
        case .start:
            tracked.append("pdpShown")

        case .loading:
            tracked.append("pdpLoading")

        case .productLoaded(let product):
            tracked.append("productLoaded \(product.title)")

        case .error(let error):
            tracked.append("pdpError \(error)")

        case .addedToCart(let product, _):
            tracked.append("pdpAddedToCart \(product.title)")
        }
    }
}

@MainActor
private class ViewController: View {
    var presenter: Presenter?
    var shown: [String] = []

    init() {
        presenter = Presenter(view: self)
        presenter?.controllerLoaded()
    }

    func updateUI(state: State) {
        switch state {
        case .start: shown.append("start")
        case .loading: shown.append("loading")
        case .productLoaded(let product): shown.append(product.title)
        case .error(let error): shown.append("\(error)")
        case .addedToCart(_, let cartResponse): shown.append(cartResponse)
        }
    }
}

/// Tests of the page. Its presenter and its system keep each other, until the tests end that.
@MainActor
struct SystemPageTests {
    @Test func theProductPageLoadsAProductAndAddsItToTheCart() async throws {
        let controller = ViewController()
        defer { controller.presenter?.system = nil }
        controller.presenter?.sendEvent(Event.loadProduct)
        #expect(controller.shown == ["start", "loading"])
        controller.presenter?.sendEvent(Event.addToCart)
        try await eventually { controller.shown.count >= 5 }
        #expect(
            controller.shown == [
                "start", "loading", "Yeezy Triple White", "loading",
                "Product: Yeezy Triple White added to cart for user: Richi",
            ]
        )
    }

    @Test func theProductPageShowsTheCartsError() async throws {
        let controller = ViewController()
        defer { controller.presenter?.system = nil }
        Chance.$randomNumber.withValue(4) {
            controller.presenter?.sendEvent(Event.addToCart)
        }
        try await eventually { controller.shown.count >= 3 }
        #expect(controller.shown == ["start", "loading", "CartError()"])
    }

    @Test func theProductPagesAnalyticsTrackTheFirstStateAndTheLoads() async throws {
        let controller = ViewController()
        defer { controller.presenter?.system = nil }
        #expect(controller.presenter?.tracked == ["pdpShown"])
        controller.presenter?.sendEvent(Event.loadProduct)
        controller.presenter?.sendEvent(Event.addToCart)
        let expected = [
            "pdpShown", "pdpLoading", "productLoaded Yeezy Triple White", "pdpLoading",
            "pdpAddedToCart Yeezy Triple White",
        ]
        try await eventually { (controller.presenter?.tracked.count ?? 0) >= expected.count }
        #expect(controller.presenter?.tracked == expected)
    }
}
