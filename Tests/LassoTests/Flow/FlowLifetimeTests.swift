import Lasso
import LassoTestUtilities
import Testing

private final class AnywhereFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller { HomeController() }
}

@MainActor
struct FlowLifetimeTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let lifetimes = LifetimeRecorder()

    /// Starts flows that only the hierarchy keeps alive.
    private func start(_ count: Int = 1) {
        let flow = ShopFlow()
        lifetimes.record(flow)
        flow.start(with: pushed(in: navigationController))
        for _ in 1..<count { flow.showDetail() }
    }

    private func startPresented() {
        let flow = AnywhereFlow()
        lifetimes.record(flow)
        flow.start(with: presented(on: rootController))
    }

    @Test func aFlowIsGoneWhenItsLastControllerHasLeftAlsoIfSomebodyHoldsThat() {
        start(2)
        let held = navigationController.controllers
        navigationController.pop()
        #expect(lifetimes.survivors == ["ShopFlow"])
        navigationController.pop()
        #expect(lifetimes.survivors == [])
        #expect(held.count == 3)
    }

    @Test func aFlowLivesWhileAnyOfItsControllersIsThere() {
        start(3)
        let controllers = navigationController.controllers
        navigationController.setControllers([controllers[0], controllers[2]])
        #expect(lifetimes.survivors == ["ShopFlow"])
        navigationController.setControllers([controllers[0]])
        #expect(lifetimes.survivors == [])
    }

    @Test func aFlowThatIsMovedLivesOn() {
        start()
        guard let home = navigationController.pop() else { return }
        #expect(lifetimes.survivors == [])
        start()
        // In a single change of the hierarchy.
        let moved = navigationController.controllers[1]
        navigationController.setControllers([moved])
        #expect(lifetimes.survivors == ["ShopFlow"])
        _ = home
    }

    @Test func aPresentedFlowIsGoneWhenItIsDismissedAlsoIfSomebodyHoldsItsController() {
        startPresented()
        let held = rootController.presentedController
        #expect(lifetimes.survivors == ["AnywhereFlow"])
        rootController.dismiss()
        #expect(lifetimes.survivors == [])
        #expect(held != nil)
    }

    @Test func aPresentedFlowIsGoneWhenWhatItIsPresentedOnIs() {
        startPresented()
        let held = rootController
        navigationController.setControllers([Controller()])
        #expect(lifetimes.survivors == [])
        _ = held
    }

    @Test func aFlowIsGoneWhenItsWindowIsClosed() {
        start(2)
        let held = navigationController
        window.close()
        #expect(lifetimes.survivors == [])
        #expect(held.controllers.count == 3)
    }

    @Test func aFlowIsGoneWhenItsWindowIsReleasedAlsoIfSomebodyHoldsItsController() {
        func start() -> Controller? {
            let window = WindowController(), flow = AnywhereFlow()
            lifetimes.record(flow)
            flow.start(with: root(of: window).asControllerPlacer())
            return flow.initialController
        }
        let held = start()
        #expect(lifetimes.survivors == [])
        #expect(held != nil)
    }

    @Test func aFlowInAnEmbeddingLivesWhileTheEmbeddingIsThere() {
        let tabs = TabController()
        func start() {
            let flow = ShopFlow()
            lifetimes.record(flow)
            let placers = pushed(in: navigationController).withTabBarEmbedding(tabs, tabsCount: 2)
            flow.start(with: placers[0].withNavigationEmbedding())
            placers[1].place(Controller())
        }
        start()
        #expect(lifetimes.survivors == ["ShopFlow"])
        navigationController.pop()
        #expect(lifetimes.survivors == [])
    }

    @Test func aControllerThatComesBackBringsNoFlowBack() {
        start()
        let home = navigationController.pop()
        home.map { navigationController.push($0) }
        #expect(lifetimes.survivors == [])
    }

    @Test func aFlowSeesItsControllerDisappearBeforeItGoes() {
        final class FarewellFlow: Flow<NoOutputNavigationFlow> {
            var said: (Bool) -> Void = { _ in }
            override func createInitialController() -> Controller {
                let controller = FarewellController()
                controller.onDidDisappear = { [weak self, said] in said(self != nil) }
                return controller
            }
        }
        var wasAlive: [Bool] = []
        func start() {
            let flow = FarewellFlow()
            flow.said = { wasAlive.append($0) }
            flow.start(with: pushed(in: navigationController))
        }
        start()
        let held = navigationController.topController
        navigationController.pop()
        #expect(wasAlive == [true])
        _ = held
    }

    // MARK: Starting in a more specific place

    @Test func aFlowStartsWithAPlacerThatIsMoreSpecialThanItNeeds() {
        final class ShopNavigationController: NavigationController {}
        final class ShopTabController: TabController {}
        final class ShopPageController: PageController {}
        final class ShopSplitController: SplitController {}
        final class ShopWindow: WindowController {}
        enum Tabs: FlowModule { typealias RequiredContext = TabController }
        enum Pages: FlowModule { typealias RequiredContext = PageController }
        enum Split: FlowModule { typealias RequiredContext = SplitController }
        enum Window: FlowModule { typealias RequiredContext = WindowController }
        final class HomeFlow<Module: FlowModule>: Flow<Module> {
            override func createInitialController() -> Controller { HomeController() }
        }
        let (navigation, tabs, pages) = (ShopNavigationController(), ShopTabController(), ShopPageController())
        let (split, window) = (ShopSplitController(), ShopWindow())

        let anywhere = AnywhereFlow()
        anywhere.start(with: pushed(in: navigation))
        #expect(anywhere.context === navigation)
        let inNavigation = ShopFlow()
        inNavigation.start(with: root(of: navigation))
        #expect(inNavigation.context === navigation)
        let inTabs = HomeFlow<Tabs>()
        inTabs.start(with: tabBarEmbedding(tabs, tabsCount: 1)[0])
        #expect(inTabs.context === tabs)
        let inPages = HomeFlow<Pages>()
        inPages.start(with: nextPage(in: pages))
        #expect(inPages.context === pages)
        let inSplit = HomeFlow<Split>()
        inSplit.start(with: content(of: split))
        #expect(inSplit.context === split)
        let inWindow = HomeFlow<Window>()
        inWindow.start(with: root(of: window))
        #expect(inWindow.context === window)
    }
}
