import Lasso
import LassoTestUtilities
import Testing

private enum ConnectionModule: ScreenModule {
    enum Action: Equatable {
        case didLoseConnection, didTapRetry, didDismissBanner
    }

    struct State: Equatable {
        var banner: Banner?
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: ConnectionStore) -> Screen {
        Screen(store, ConnectionController(store.asViewStore()))
    }
}

private final class ConnectionStore: LassoStore<ConnectionModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didLoseConnection:
            update { $0.banner = Banner("You are offline.", button: "Try Again", isDismissible: true) }
        case .didTapRetry: update { $0.banner = Banner("Connecting…") }
        case .didDismissBanner: update { $0.banner = nil }
        }
    }
}

private final class ConnectionController: Controller {
    let store: ConnectionModule.ViewStore

    init(_ store: ConnectionModule.ViewStore) { self.store = store }

    override func viewDidLoad() {
        bindBanner(to: store, \.banner) { outcome in
            switch outcome {
            case .pressedButton: .didTapRetry
            case .dismissed: .didDismissBanner
            }
        }
    }
}

/// Tests of banners without a display.
@MainActor
struct BannerTests {
    @Test func aBannerStaysWhenTheWindowThatItsControllerHasLeftIsReleased() async throws {
        let page = Controller()
        var old: WindowController? = WindowController()
        old?.setRootController(page)
        old?.open()
        var outcome: Bool?
        let wait = Task { outcome = await page.banner("No server", button: "Try Again") }
        try await eventually { page.shownBanner != nil }
        let new = WindowController()
        page.move(with: root(of: new))
        new.open()
        old?.close()
        weak let released = old
        old = nil
        #expect(released == nil)
        #expect(outcome == nil && page.shownBanner != nil)
        new.close()
        await wait.value
        #expect(outcome == false)
    }

    private let window = WindowController()
    private let navigation = NavigationController(rootController: Controller())
    private let screen: ConnectionModule.Screen

    init() {
        screen = ConnectionModule.createScreen()
        navigation.push(screen.controller)
        window.setRootController(navigation)
        window.open()
    }

    @Test func aBannerIsShownWhileTheStateHasIt() async throws {
        assertNoBanner(in: window)
        screen.store.dispatchAction(.didLoseConnection)
        #expect(try await assertBanner("You are offline.", in: window).button == "Try Again")
        try await pressBannerButton("Try Again", in: window)
        #expect(screen.controller.shownBanner == Banner("Connecting…"))
        screen.store.dispatchAction(.didLoseConnection)
        try await dismissBanner(in: window)
        assertNoBanner(in: window)
        #expect(screen.store.state.banner == nil)
    }

    @Test func theCallWaitsForTheUser() async throws {
        let pressed = Task { await screen.controller.banner("The file has changed.", button: "Reload") }
        try await assertBanner("The file has changed.", in: window)
        try await pressBannerButton("Reload", in: window)
        #expect(await pressed.value)
        let dismissed = Task { await navigation.banner("The file has changed.") }
        try await assertBanner("The file has changed.", in: window)
        try await dismissBanner(in: window)
        #expect(await !dismissed.value)
        assertNoBanner(in: window)
    }

    @Test func aCallIsInFrontOfTheStatesBanner() async throws {
        screen.store.dispatchAction(.didLoseConnection)
        let call = Task { await screen.controller.banner("The file has changed.") }
        try await eventually { screen.controller.shownBanner?.text == "The file has changed." }
        call.cancel()
        #expect(await !call.value)
        #expect(screen.controller.shownBanner?.text == "You are offline.")
    }

    @Test func aCallEndsWithItsController() async throws {
        let call = Task { await screen.controller.banner("The file has changed.") }
        try await assertBanner("The file has changed.", in: window)
        navigation.pop()
        #expect(await !call.value)
        #expect(screen.controller.shownBanner == nil)
        #expect(await !screen.controller.banner("Too late."))
    }

    @Test func aBannerOfAWindowGoesWithIt() async throws {
        var isPressed: Bool?
        let call = Task { isPressed = await window.banner("The file has changed.", button: "Reload") }
        try await eventually { window.shownBanner != nil }
        window.close()
        try await eventually { isPressed == false }
        await call.value
    }

    @Test func aBannerThatWasRemovedDoesNothing() throws {
        screen.store.dispatchAction(.didLoseConnection)
        let posted = try #require(screen.controller.postedBanner)
        posted.perform(.dismissed)
        posted.perform(.pressedButton)
        #expect(screen.store.state.banner == nil)
    }

    @Test func aBannerThatIsNoLongerBoundIsRemoved() async throws {
        let controller = Controller()
        navigation.push(controller)
        let binding = controller.bindBanner(to: screen.store, \.banner) { _ in .didDismissBanner }
        screen.store.dispatchAction(.didLoseConnection)
        #expect(controller.shownBanner != nil)
        binding.cancel()
        #expect(controller.shownBanner == nil)
    }
}
