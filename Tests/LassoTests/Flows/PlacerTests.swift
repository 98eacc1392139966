import Lasso
import LassoTestUtilities
import Testing

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
                "An embedding into TabController was asked for 0 placers. Ask for one at least: nothing would ever fill it."
            )
        )
    }

    @Test func aNewWindowBesidesWhatHasGoneOpensAllTheSame() {
        let window = newWindow(besides: NavigationController()).place(Controller())
        #expect(window.isOpen)
        window.close()
    }

    @Test func startingWithNoPlacerIsAnErrorThatNamesThePlace() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { ShopFlow().start(with: nil as ScreenPlacer<NavigationController>?) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("ShopFlow.start(with:) at LassoTests/PlacerTests.swift:"))
        #expect(message.contains("was given nil; it needs a placer."))
    }
}
