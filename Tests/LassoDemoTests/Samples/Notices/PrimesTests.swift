import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

@Suite(.ownWindows)
struct PrimesTests {
    private let window = WindowController()

    private func show() -> PrimesStore {
        window.open()
        let store = PrimesStore(with: PrimesModule.defaultInitialState)
        PrimesModule.createScreen(with: store).place(with: root(of: window))
        return store
    }

    @Test(arguments: [(0, 0), (2, 0), (3, 1), (100, 25), (65_537, 6_542), (65_538, 6_543), (1_000_000, 78_498)])
    func primeNumbersAreCounted(limit: Int, count: Int) throws {
        #expect(try PrimeCounter.count(below: limit) == count)
    }

    @Test func theResultIsAToastANotificationAndCanBeRemovedAndRestored() async throws {
        let store = show()
        store.dispatchAction(.didChooseLimit(100_000))
        store.dispatchAction(.didTapCount)
        try await assertToast("9,592 prime numbers", in: window)
        #expect(try await assertDesktopNotification("primes").body == "9,592 prime numbers")
        #expect(!store.state.isCounting && store.state.results.map(\.count) == [9592])
        store.dispatchAction(.didTapRemove(100_000))
        #expect(store.state.results.isEmpty)
        try await pressToastButton("Undo", in: window)
        try await eventually { store.state.results.map(\.id) == [100_000] }
        window.close()
    }

    @Test func aLongCountIsAnnouncedByABannerAndCanBeCanceled() async throws {
        let store = show()
        // It must not end while other tests keep this one waiting.
        store.dispatchAction(.didChooseLimit(10_000_000_000))
        try await assertBanner("Counting that far may take a minute.", in: window)
        store.dispatchAction(.didTapCount)
        try await assertLongTasks("Counting prime numbers")
        // Its button would change the limit of the running count.
        try await eventually { store.state.isCounting }
        assertNoBanner(in: window)
        store.dispatchAction(.didTapCancel)
        try await assertToast("Counting was canceled", in: window)
        try await eventually { !store.state.isCounting }
        #expect(store.state.results.isEmpty)
        // The user knows it now.
        assertNoBanner(in: window)
        window.close()
    }

    @Test func theBannerOfALongCountOffersAShorterOne() async throws {
        let store = show()
        store.dispatchAction(.didChooseLimit(PrimesModule.State.longLimit))
        try await pressBannerButton("Use 1,000,000", in: window)
        #expect(store.state.limit == 1_000_000)
        assertNoBanner(in: window)
        window.close()
    }
}
