import Lasso
import LassoTestUtilities
import Testing

/// Returns a closure that creates a controller with a title to identify it.
private func screen(_ title: String) -> @MainActor () -> Controller {
    {
        let controller = Controller()
        controller.title = title
        return controller
    }
}

@MainActor
struct ContainerTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    private func make(_ titles: String...) -> [Controller] { titles.map { screen($0)() } }

    // MARK: Tabs

    @Test func aTabThatIsMovedStaysOnTheScreen() {
        let tabs = TabController()
        let controllers = make("a", "b", "c")
        tabs.setControllers(controllers)
        window.setRootController(tabs)
        var events: [HierarchyEvent.Kind] = []
        tabs.observeHierarchy { events.append($0.kind) }
        tabs.moveController(at: 0, to: 2)
        #expect(tabs.controllers.map(\.title) == ["b", "c", "a"])
        #expect(tabs.selectedController === controllers[0])
        #expect(tabs.selectedIndex == 2)
        #expect(events == [.childrenDidChange])
    }

    @Test func closingTheSelectedTabSelectsTheOneInItsPlace() throws {
        let tabs = TabController()
        let controllers = make("a", "b", "c")
        tabs.hasClosableTabs = true
        tabs.setControllers(controllers)
        window.setRootController(tabs)
        tabs.selectedIndex = 1
        let next: Controller = try assertControllerEvent(
            from: controllers[1],
            to: { tabs.selectedController },
            when: { tabs.remove(controllers[1], animated: false) }
        )
        #expect(next === controllers[2])
        tabs.remove(controllers[2], animated: false)
        #expect(tabs.selectedController === controllers[0])
        tabs.remove(controllers[0], animated: false)
        #expect(tabs.selectedController == nil)
    }

    @Test func closingAnotherTabLeavesTheSelection() {
        let tabs = TabController()
        let controllers = make("a", "b", "c")
        tabs.setControllers(controllers)
        tabs.selectedIndex = 2
        tabs.remove(controllers[0], animated: false)
        #expect(tabs.selectedController === controllers[2])
    }

    @Test func aTabThatIsNotThereIsAnError() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tabs = TabController()
                tabs.setControllers([Controller()])
                tabs.moveController(at: 0, to: 1)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("TabController.moveController(at:to:): index 0 or 1 is not in 0..<1."))
    }

    // MARK: Pages

    @Test func pagesAreLeafedThroughToTheEndsOnly() throws {
        let pages = PageController()
        let controllers = make("a", "b")
        pages.setControllers(controllers)
        window.setRootController(pages)
        let second: Controller = try assertControllerEvent(
            from: controllers[0],
            to: { pages.selectedController },
            when: { pages.showNext() }
        )
        #expect(second === controllers[1])
        pages.showNext()
        #expect(pages.selectedIndex == 1)
        pages.showPrevious()
        pages.showPrevious()
        #expect(pages.selectedIndex == 0)
        #expect(controllers[0].isOnScreen)
    }

    @Test func aNewPageTakesThePlaceOfThoseThatFollowed() {
        let pages = PageController()
        pages.setControllers(make("a", "b", "c"))
        pages.showNext(screen("d")(), animated: false)
        #expect(pages.controllers.map(\.title) == ["a", "d"])
        #expect(pages.selectedIndex == 1)
    }

    @Test func thePageThatIsShownStaysWhenOthersComeAndGo() {
        let pages = PageController()
        let controllers = make("a", "b", "c")
        pages.setControllers(controllers)
        pages.selectedIndex = 2
        pages.setControllers([controllers[2], controllers[0]])
        #expect(pages.selectedController === controllers[2])
        pages.setControllers([controllers[1]])
        #expect(pages.selectedController === controllers[1])
    }

    // MARK: Split

    @Test func eachPartOfASplitIsReplacedAlone() {
        let split = SplitController()
        let controllers = make("side", "content", "new")
        window.setRootController(split)
        split.setSidebarController(controllers[0])
        split.setContentController(controllers[1])
        #expect(controllers.map(\.isOnScreen) == [true, true, false])
        #expect(split.principalChild === controllers[1])
        var events: [String] = []
        window.observeHierarchy { events.append("\($0.controller.title ?? "split") \($0.kind)") }
        split.setContentController(controllers[2])
        #expect(
            events == [
                "new viewDidLoad", "content viewWillDisappear", "new viewWillAppear", "content viewDidDisappear",
                "new viewDidAppear", "split childrenDidChange",
            ]
        )
        split.setContentController(nil)
        #expect(split.principalChild === controllers[0])
        #expect(controllers[2].splitController == nil)
        #expect(controllers[0].splitController === split)
    }

    // MARK: Stack

    @Test func popToAControllerTakesAllAboveItAway() {
        let navigation = NavigationController()
        let controllers = make("a", "b", "c")
        navigation.setControllers(controllers)
        let popped = navigation.pop(to: controllers[0])
        #expect(popped.map(ObjectIdentifier.init) == controllers.dropFirst().map(ObjectIdentifier.init))
        #expect(navigation.topController === controllers[0])
        #expect(navigation.pop() == nil)
        #expect(controllers[1].parent == nil)
        #expect(controllers[0].navigationController === navigation)
    }
}
