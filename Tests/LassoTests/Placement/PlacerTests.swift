import Lasso
import LassoTestUtilities
import Testing

@testable import FlowCases

@MainActor
struct PlacerTests {
    private final class PlacedController: Controller {}

    @Test(arguments: PlacerCase.all)
    func aPlacerPlacesAndAnswersWhatItPlacedIn(_ placerCase: PlacerCase) {
        placerCase.check(in: TestableHierarchy()) { PlacedController() }
    }

    @Test func nothingIsPlacedBeforeThePlacerPlaces() {
        let tested = TestableHierarchy()
        let placers = [
            pushed(in: tested.navigationController).asControllerPlacer(), presented(on: tested.rootController),
            root(of: tested.window).withNavigationEmbedding().asControllerPlacer(),
        ]
        #expect(placers.count == 3)
        #expect(
            tested.window.hierarchyDescription == """
                * WindowController
                  * NavigationController
                    * Controller
                """
        )
    }

    @Test func anEmbeddingThatWaitsForAnotherIsNowhere() {
        let tested = TestableHierarchy()
        let placers = root(of: tested.window).withTabBarEmbedding(tabsCount: 2)
        placers[1].place(PlacedController())
        #expect(tested.window.rootController === tested.navigationController)
    }

    @Test func theContextIsOfTheClassThatThePlacerNames() {
        final class ShopNavigationController: NavigationController { let isShop = true }
        let shop = ShopNavigationController()
        #expect(pushed(in: shop).place(Controller()).isShop)
        #expect(
            root(of: WindowController()).withNavigationEmbedding(ShopNavigationController()).place(Controller()).isShop
        )
    }

    @Test func anEmbeddingOfNoPlacersIsAnErrorBecauseNothingWouldFillIt() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = root(of: WindowController()).withTabBarEmbedding(tabsCount: 0) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains(
                "The embedding into TabController has 0 placers. It needs at least one, or nothing fills it."
            )
        )
    }

    @Test func aNewWindowBesidesWhatHasGoneOpensAllTheSame() {
        let window = newWindow(besides: NavigationController()).place(Controller())
        #expect(window.isOpen)
        window.close()
    }

    @Test(arguments: ["ShopFlow.start(with:)", "HomeController.place(with:)", "AnyScreen<BareModule>.place(with:)"])
    func withoutAPlacerNothingIsPlacedAndStandardErrorSaysSoOnce(call: String) async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [call] in
            await MainActor.run {
                let gone: ScreenPlacer<NavigationController>? = nil
                switch call {
                case "ShopFlow.start(with:)":
                    let flow = ShopFlow()
                    precondition(!flow.start(with: gone) && flow.initialController == nil)
                case "HomeController.place(with:)":
                    precondition(!HomeController().place(with: gone))
                default:
                    precondition(!BareModule.screen().place(with: gone))
                }
            }
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("\(call) at LassoTests/PlacerTests.swift:") == true)
        #expect(
            lines.first?.hasSuffix(": the placer is nil because its container is gone. Nothing was placed.") == true
        )
    }

    @Test func aFlowThatFoundNoPlaceCanStartLater() {
        let (flow, navigation) = (ShopFlow(), NavigationController())
        #expect(!flow.start(with: nil as ScreenPlacer<NavigationController>?))
        #expect(flow.start(with: pushed(in: navigation)))
        #expect(flow.context === navigation)
    }

    @Test func aRootOfAWindowIsItsOwnContextAndTheWindowWhereAFlowRequiresOne() {
        let (window, controller) = (WindowController(), Controller())
        #expect(controller.place(with: root(of: window)) === controller)
        #expect(window.rootController === controller)
        let windowPlacer: ScreenPlacer<WindowController> = root(of: window)
        #expect(windowPlacer.place(Controller()) === window)
    }

    @Test func aPlacerThatHasPlacedKeepsNothingAlive() {
        let recorder = LifetimeRecorder()
        func use() -> (ScreenPlacer<NavigationController>, [ScreenPlacer<TabController>]) {
            let (navigation, tabs) = (NavigationController(), TabController())
            let placer = pushed(in: navigation)
            let tabPlacers = tabBarEmbedding(tabs, tabsCount: 2)
            placer.place(PlacedController())
            tabPlacers.forEach { $0.place(PlacedController()) }
            recorder.recordHierarchy(of: navigation)
            recorder.recordHierarchy(of: tabs)
            return (placer, tabPlacers)
        }
        let used = use()
        #expect(recorder.recorded.count == 5)
        #expect(recorder.survivors == [])
        withExtendedLifetime(used) {}
    }

    @Test func anEmbeddingWhoseClosureReturnsNothingHasTheContainerAsItsContext() {
        let (window, navigation) = (WindowController(), NavigationController())
        var didPlace = false
        let placer = makeEmbeddingPlacer(
            into: navigation,
            place: { navigation, controller in navigation.setControllers([controller]) },
            onDidPlaceEmbedded: { didPlace = true }
        )
        #expect(placer.place(Controller()) === navigation && didPlace)
        let pages = PageController()
        let embedded = root(of: window).withEmbedding(into: pages) { pages, controller in
            pages.setControllers([controller])
        }
        #expect(embedded.place(Controller()) === pages)
        #expect(window.rootController === pages)
    }

    @Test func embeddingsMakeTheirContainersWhereNoneIsNamed() {
        let navigation = navigationEmbedding().place(Controller())
        #expect(navigation.controllers.count == 1)
        let tabs = tabBarEmbedding(tabsCount: 2)
        #expect(tabs[0].place(Controller()).controllers.isEmpty)
        #expect(tabs[1].place(Controller()).controllers.count == 2)
        #expect(pageEmbedding().place(Controller()).controllers.count == 1)
        var placedCount = 0
        navigationEmbedding { placedCount += 1 }.place(Controller())
        tabBarEmbedding(tabsCount: 1) { placedCount += 1 }[0].place(Controller())
        pageEmbedding { placedCount += 1 }.place(Controller())
        #expect(placedCount == 3)
    }
}

/// A module with a store but without its own screen type.
private enum BareModule: StoreModule {
    static func screen() -> AnyScreen<BareModule> { AnyScreen(LassoStore<BareModule>(), Controller()) }
}
