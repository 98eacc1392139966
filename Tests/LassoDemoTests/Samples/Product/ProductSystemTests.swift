import Glibc
import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct ProductSystemTests {
    private let storage = MemoryStorage()
    private let clock = TestClock()
    private let page: ProductViewController

    init() {
        page = ProductViewController(Shop(in: storage, clock: clock))
    }

    /// Sends an event, and returns the states that follow.
    private func states(after event: ProductEvent) async throws -> [ProductState] {
        var states: [ProductState] = []
        let observation = page.system.observeState { (state: ProductState) in states.append(state) }
        states = []
        page.system.sendEvent(event)
        let time = Task { [clock] in while !Task.isCancelled { await clock.run() } }
        defer { time.cancel() }
        try await eventually { states.last.map { $0 != .loading } ?? false }
        observation.cancel()
        return states
    }

    private func product(left: Int) async throws -> Product {
        let states = try await states(after: .loadProduct)
        guard case .productLoaded(let product) = states.last else { throw CancellationError() }
        #expect(states.first == .loading && product.stock == left)
        return product
    }

    @Test func theProductIsLoadedAndAddedUntilNoneIsLeft() async throws {
        let product = try await product(left: 3)
        for count in 1...3 {
            let added = try await states(after: .addToCart)
            #expect(added.first == .loading && added.count == 2)
            guard case .addedToCart(product, let response) = added.last else { return #expect(added == []) }
            #expect(
                response.count == count && response.total == count * product.price && !response.customer.name.isEmpty
            )
        }
        #expect(try await states(after: .addToCart) == [.loading, .error(.soldOut)])
        _ = try await self.product(left: 0)
        guard case .productLoaded(let again) = try await states(after: .emptyCart).last else {
            return #expect(page.system.state == .start)
        }
        #expect(again.stock == 3)
    }

    @Test(
        arguments: [
            ("Ann Lee,Room 1,,", "ann", "Ann Lee"), ("", "ann", "ann"), (",,,", "ann", "ann"),
            (",Room 1", "ann", "ann"),
            ("", "", "Guest"),
        ]
    )
    func theCustomerIsTheUser(fields: String, login: String, name: String) {
        let texts: [UnsafeMutablePointer<CChar>?] = [strdup(fields), strdup(login)]
        defer { texts.forEach { free($0) } }
        var user = passwd()
        (user.pw_gecos, user.pw_name) = (texts[0], texts[1])
        #expect(Customer(user).name == name)
    }

    @Test func whoeverTheComputerDoesNotKnowIsAGuest() { #expect(Customer(nil).name == "Guest") }

    @Test func aCartThatCannotBeReadOrWrittenIsAnErrorToRetry() async throws {
        storage.readingFails = .failed("The disk is broken.")
        #expect(try await states(after: .loadProduct) == [.loading, .error(.unavailable("The disk is broken."))])
        storage.readingFails = nil
        _ = try await product(left: 3)
        storage.writingFails = .failed("The disk is full.")
        #expect(try await states(after: .addToCart) == [.loading, .error(.unavailable("The disk is full."))])
        storage.writingFails = nil
        _ = try await product(left: 3)
    }
}
