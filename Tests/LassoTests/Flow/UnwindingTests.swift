import Lasso
import LassoTestUtilities
import Testing

private final class StepsFlow<Module: FlowModule>: Flow<Module> {
    override func createInitialController() -> Controller { HomeController() }
}

private enum Pages: FlowModule { typealias RequiredContext = PageController }
private enum Tabs: FlowModule { typealias RequiredContext = TabController }
private enum Split: FlowModule { typealias RequiredContext = SplitController }

/// Tests that `unwind` returns to where a flow began, and `dismiss` to where it was started from.
@MainActor
struct UnwindingTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    // MARK: In a navigation controller

    /// Creates a flow that is pushed onto the root controller, and has pushed a detail and a help screen.
    private func pushedFlow() -> ShopFlow {
        let flow = ShopFlow()
        flow.start(with: pushed(in: navigationController, animated: false))
        flow.showDetail()
        navigationController.push(HelpController())
        return flow
    }

    @Test func unwindPopsToTheInitialController() throws {
        let flow = pushedFlow()
        let (top, home) = (try #require(navigationController.topController), try #require(flow.initialController))
        try assertPopped(from: top, to: home, when: { flow.unwind() })
        #expect(navigationController.controllers.count == 2)
        flow.unwind()
        #expect(navigationController.topController === home)
    }

    @Test func dismissPopsToTheControllerBelowTheInitialOne() throws {
        let flow = pushedFlow()
        let top = try #require(navigationController.topController)
        try assertPopped(from: top, to: rootController, when: { flow.dismiss() })
    }

    @Test func dismissPopsToTheFirstControllerWhereTheFlowBeganWithIt() throws {
        let flow = ShopFlow()
        flow.start(with: root(of: navigationController))
        flow.showDetail()
        let (home, detail) = (navigationController.controllers[0], navigationController.controllers[1])
        try assertPopped(from: detail, to: home, when: { flow.dismiss() })
        flow.dismiss()
        #expect(navigationController.controllers.count == 1)
    }

    @Test func dismissDismissesTheNavigationControllerThatTheFlowBeganIn() throws {
        let flow = ShopFlow()
        let dialog: NavigationController = try assertPresentation(
            on: rootController,
            when: { flow.start(with: presented(on: rootController).withNavigationEmbedding()) }
        )
        flow.showDetail()
        try assertDismissal(from: dialog, to: rootController, when: { flow.dismiss() })
    }

    @Test func dismissPopsInADialogThatTheFlowDidNotBegin() {
        let (dialog, first) = (NavigationController(), Controller())
        dialog.setControllers([first])
        rootController.present(dialog)
        let flow = ShopFlow()
        flow.start(with: pushed(in: dialog))
        flow.dismiss()
        #expect(rootController.presentedController === dialog)
        #expect(dialog.topController === first)
    }

    @Test func unwindDismissesWhatIsPresentedOnTheNavigationController() throws {
        let flow = pushedFlow()
        navigationController.present(Controller())
        flow.unwind()
        #expect(navigationController.presentedController == nil)
        #expect(navigationController.topController === flow.initialController)
    }

    @Test func unwindDismissesWhatIsPresentedOnTheInitialController() throws {
        let flow = ShopFlow()
        flow.start(with: pushed(in: navigationController))
        let home = try #require(flow.initialController)
        home.present(HelpController())
        flow.unwind()
        #expect(home.presentedController == nil && home.isOnScreen)
    }

    @Test func dismissTakesOnlyWhatTheFlowHasPresented() {
        let flow = ShopFlow()
        flow.start(with: pushed(in: navigationController))
        HelpController().place(with: flow.nextPresentedInFlow)
        #expect(navigationController.presentedController is HelpController)
        flow.dismiss()
        #expect(navigationController.presentedController == nil)

        let other = ShopFlow()
        other.start(with: pushed(in: navigationController))
        navigationController.present(HelpController())
        other.dismiss()
        #expect(navigationController.presentedController is HelpController)
        #expect(navigationController.topController === rootController)
    }

    @Test func dismissDoesNotPopToAControllerThatALifeCycleMethodHasPopped() {
        let flow = ShopFlow(), dialog = FarewellController()
        navigationController.push(Controller())
        flow.start(with: pushed(in: navigationController))
        dialog.onDidDisappear = { [navigationController] in navigationController.popToRoot() }
        dialog.place(with: flow.nextPresentedInFlow)
        flow.dismiss()
        #expect(navigationController.topController === rootController)
    }

    @Test func theLowestPlacedControllerStandsForAnInitialOneThatWasReplaced() throws {
        let flow = ShopFlow()
        flow.start(with: root(of: navigationController))
        let replacement = HelpController()
        replacement.place(with: flow.rootOfFlow)
        flow.showDetail()
        flow.unwind()
        #expect(navigationController.controllers.map(ObjectIdentifier.init) == [ObjectIdentifier(replacement)])
    }

    @Test func aFlowInsideATabOfTheStackUnwindsToThatTab() throws {
        let (tabs, flow) = (TabController(), ShopFlow())
        flow.start(
            with: makeEmbeddingPlacer(
                into: tabs,
                place: { tabs, controller in
                    tabs.setControllers([controller])
                    navigationController.push(tabs)
                    return navigationController
                }
            )
        )
        flow.showDetail()
        flow.unwind()
        #expect(navigationController.topController === tabs)
        flow.dismiss()
        #expect(navigationController.topController === rootController)
    }

    @Test func aFlowWhoseContextHasGoneDoesNothing() {
        let flow = ShopFlow()
        do {
            let navigation = NavigationController()
            flow.start(with: pushed(in: navigation))
        }
        #expect(flow.context == nil)
        flow.unwind()
        flow.dismiss()
    }

    // MARK: Anywhere

    @Test func elsewhereUnwindDismissesWhatIsPresentedOnTheContext() throws {
        let flow = StepsFlow<NoOutputFlow>()
        flow.start(with: presented(on: rootController))
        let home = try #require(flow.initialController)
        #expect(flow.context === home)
        HelpController().place(with: flow.nextPresentedInFlow)
        HelpController().place(with: flow.nextPresentedInFlow)
        flow.unwind()
        #expect(home.presentedController == nil)
        #expect(rootController.presentedController === home)
        flow.unwind()
        #expect(rootController.presentedController === home)
    }

    @Test func elsewhereDismissDismissesTheContextAndAllAboveIt() {
        let flow = StepsFlow<NoOutputFlow>()
        flow.start(with: presented(on: rootController))
        HelpController().place(with: flow.nextPresentedInFlow)
        flow.dismiss()
        #expect(rootController.presentedController == nil)
    }

    @Test func elsewhereDismissDismissesWhatIsPresentedOnAContextThatIsNot() {
        let flow = StepsFlow<NoOutputFlow>()
        flow.start(with: pushed(in: navigationController))
        navigationController.push(Controller())
        navigationController.present(HelpController())
        flow.dismiss()
        #expect(navigationController.presentedController == nil)
        #expect(navigationController.controllers.count == 3)
    }

    // MARK: In pages, tabs, and split views

    @Test func inPagesDismissReturnsToThePageBeforeTheInitialOne() throws {
        let (pages, before) = (PageController(), Controller())
        pages.setControllers([before])
        window.setRootController(pages)
        let flow = StepsFlow<Pages>()
        flow.start(with: nextPage(in: pages))
        HelpController().place(with: flow.nextPageInFlow)
        flow.unwind()
        #expect(pages.selectedController === flow.initialController)
        flow.dismiss()
        #expect(pages.selectedController === before)
    }

    @Test func inPagesDismissSelectsNoPageThatALifeCycleMethodHasRemoved() {
        let pages = PageController(), flow = StepsFlow<Pages>(), dialog = FarewellController(), other = Controller()
        pages.setControllers([Controller(), Controller()], selectedIndex: 1)
        window.setRootController(pages)
        flow.start(with: nextPage(in: pages))
        dialog.onDidDisappear = { pages.setControllers([other]) }
        dialog.place(with: flow.nextPresentedInFlow)
        flow.dismiss()
        #expect(pages.selectedController === other)
    }

    @Test func inPagesDismissDismissesTheDialogThatBeganWithTheFlow() {
        let flow = StepsFlow<Pages>()
        flow.start(with: presented(on: rootController).withPageEmbedding())
        HelpController().place(with: flow.nextPageInFlow)
        flow.dismiss()
        #expect(rootController.presentedController == nil)
    }

    @Test func inTabsUnwindSelectsTheInitialTab() {
        let (tabs, other) = (TabController(), Controller())
        tabs.setControllers([other])
        window.setRootController(tabs)
        let flow = StepsFlow<Tabs>()
        flow.start(with: tab(in: tabs))
        tabs.selectedIndex = 0
        HelpController().place(with: flow.nextPresentedInFlow)
        flow.unwind()
        #expect(tabs.selectedController === flow.initialController)
        #expect(tabs.presentedController == nil)
    }

    @Test func inASplitViewUnwindRemovesTheContentBesideTheInitialSidebar() {
        let split = SplitController()
        window.setRootController(split)
        let flow = StepsFlow<Split>()
        flow.start(with: sidebar(of: split))
        HelpController().place(with: flow.contentOfFlow)
        flow.unwind()
        #expect(split.contentController == nil)
        #expect(split.sidebarController === flow.initialController)
        split.setContentController(HelpController())
        flow.unwind()
        #expect(split.contentController is HelpController, "another flow placed it")
    }
}
