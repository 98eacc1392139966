import Lasso
import LassoTestUtilities
import Testing

@MainActor
private final class StorageInMemory: PathStorage {
    var saved: NavigationPath?
    private(set) var saveCount = 0

    init(_ saved: NavigationPath? = nil) { self.saved = saved }

    func load() -> NavigationPath? { saved }

    func save(_ path: NavigationPath?) {
        saved = path
        saveCount += 1
    }
}

@MainActor
struct PathKeeperTests {
    private let window = WindowController()

    private func start(_ storage: StorageInMemory, isLoggedIn: Bool = true) -> (MarketFlow, PathKeeper) {
        let shop = MarketFlow(isLoggedIn: isLoggedIn)
        shop.start(with: root(of: window))
        let keeper = PathKeeper(of: window, in: storage) { !$0.starts(with: "/login") }
        window.open()
        return (shop, keeper)
    }

    @Test func aPathIsSavedOnlyWhenItChanges() async {
        let storage = StorageInMemory()
        let (shop, keeper) = start(storage)
        await shop.go(to: "/home/items/7?token=secret")
        #expect(storage.saved == "/home/items/7")
        let count = storage.saveCount
        window.title = "Another"
        window.present(PlaceController(nil))
        await shop.go(to: "/home/items/7")
        #expect(storage.saveCount == count)
        window.dismiss()
        window.close()
        #expect(storage.saved == "/home/items/7")
        #expect(keeper.savedPath == "/home/items/7")
    }

    @Test func aRestartBringsTheUserBack() async {
        let storage = StorageInMemory("/home/items/7")
        let (shop, keeper) = start(storage)
        let outcome = await keeper.restore(shop)
        #expect(outcome?.kind == .arrived)
        #expect(window.path == "/home/items/7")
        let (other, empty) = start(StorageInMemory())
        #expect(await empty.restore(other) == nil)
    }

    @Test func aRestorationIsNotLostBehindTheLogin() async {
        let storage = StorageInMemory("/home/items/7")
        let (shop, keeper) = start(storage, isLoggedIn: false)
        #expect(await keeper.restore(shop)?.kind == .waiting)
        await shop.go(to: "/help")
        #expect(window.path == "/login/help")
        #expect(storage.saveCount == 0)
        shop.isLoggedIn = true
        await shop.continueToWaitingPath()
        #expect(window.path == "/home/items/7")
    }

    @Test func whatIsForgottenIsNotRestored() async {
        let storage = StorageInMemory()
        let (shop, keeper) = start(storage)
        await shop.go(to: "/home/account")
        keeper.forget()
        #expect(storage.saved == nil)
        await shop.go(to: "/home/counter")
        #expect(storage.saved == "/home/counter")
    }

    @Test func whatIsForgottenStaysSoUntilTheUserIsElsewhere() async {
        let storage = StorageInMemory()
        let (shop, keeper) = start(storage)
        await shop.go(to: "/home/account")
        keeper.forget()
        window.present(PlaceController(nil))
        window.dismiss()
        #expect(storage.saved == nil)
        #expect(keeper.savedPath == nil)
        await shop.go(to: "/home/counter")
        await shop.go(to: "/home/account")
        #expect(storage.saved == "/home/account")
    }

    @Test func aPlaceThatIsCalledOtherwiseIsSaved() async throws {
        let storage = StorageInMemory()
        let (shop, _) = start(storage)
        await shop.go(to: "/home/items/7")
        let count = storage.saveCount
        let items = try #require(shop.home?.tabs?.controllers[1] as? NavigationController)
        items.topController?.pathComponent = "8"
        #expect(storage.saved == "/home/items/8")
        items.topController?.pathComponent = "8"
        #expect(storage.saveCount == count + 1)
    }

    // MARK: Earlier moments

    @Test func thePathOfAnEarlierMomentIsNotSavedIfTheApplicationEndsWithIt() async throws {
        try await whileAnEarlierMomentIsShown { storage, shop, pause in
            await shop.go(to: "/home/counter")
            pause.end(.abandoned)
            // Another turn, after the one in which the pause performs what it holds.
            await MainQueueClock.nextTurn()
            await MainQueueClock.nextTurn()
            #expect(storage.saved == "/home/items/7")
        }
    }

    @Test func thePathOfTheMomentThatBecomesThePresentIsSaved() async throws {
        try await whileAnEarlierMomentIsShown { storage, shop, pause in
            await shop.go(to: "/home/counter")
            #expect(storage.saved == "/home/items/7")
            pause.end(.continued)
            try await eventually { storage.saved == "/home/counter" }
        }
    }

    /// Shows an earlier moment in an application of its own that is at `/home/items/7`.
    private func whileAnEarlierMomentIsShown(
        _ body: (StorageInMemory, MarketFlow, ApplicationPause) async throws -> Void
    ) async throws {
        try await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let storage = StorageInMemory(), (shop, _) = start(storage)
            await shop.go(to: "/home/items/7")
            let pause = ApplicationPause(in: .current)
            // It is shown, and not about to be.
            pause.isMoving = false
            try await body(storage, shop, pause)
        }
    }

    @Test func aKeeperGoesWithItsWindow() {
        let recorder = LifetimeRecorder()
        func run() {
            let window = WindowController()
            recorder.record(window)
            recorder.record(PathKeeper(of: window, in: StorageInMemory()))
        }
        run()
        #expect(recorder.survivors == [])
    }
}
