import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct FlowAssertionTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()

    @Test func theWindowIsOpenWithANavigationControllerAndItsRoot() {
        #expect(window.isOpen)
        #expect(window.rootController === navigationController)
        #expect(navigationController.controllers.map(ObjectIdentifier.init) == [ObjectIdentifier(rootController)])
        #expect(rootController.isOnScreen)
    }

    @Test func eachStepOfAFlowReturnsATypedController() throws {
        let flow = ShopFlow()
        let home: HomeController = try assertPushed(
            after: rootController,
            when: { flow.start(with: pushed(in: navigationController)) }
        )
        let detail: DetailController = try assertPushed(after: home, when: { flow.showDetail() })
        try assertPopped(from: detail, to: home, when: { navigationController.pop() })
        flow.showDetail()
        let top = try #require(navigationController.topController)
        try assertPopped(from: top, to: rootController, when: { flow.dismiss() })
        let root: HomeController = try assertRoot(
            of: navigationController,
            when: { ShopFlow().start(with: Lasso.root(of: navigationController)) }
        )
        #expect(navigationController.controllers.first === root)
        let tabs: TabController = try assertRoot(of: window, when: { window.setRootController(TabController()) })
        #expect(window.rootController === tabs)
    }

    @Test func whatIsPresentedOnAContainerIsDismissedToWhatIsInIt() throws {
        let help: HelpController = try assertPresentation(
            on: navigationController,
            when: { HelpController().place(with: presented(on: navigationController)) }
        )
        let detail: DetailController = try assertFullScreenPresentation(
            on: help,
            when: { help.present(DetailController()) }
        )
        try assertFullScreenDismissal(from: detail, to: help, when: { help.dismiss() })
        try assertDismissal(from: help, to: rootController, when: { navigationController.dismiss() })
    }

    @Test func whatIsInADialogStandsForTheDialog() throws {
        let navigation: NavigationController = try assertPresentation(
            on: rootController,
            when: { ShopFlow().start(with: presented(on: rootController).withNavigationEmbedding()) }
        )
        let home: HomeController = try navigation.firstChildOfType()
        try assertDismissal(from: home, to: rootController, when: { home.dismiss() })
    }

    @Test func aTabIsAnEvent() throws {
        let tabs = TabController()
        let first = HomeController()
        tabs.setControllers([first, DetailController()])
        window.setRootController(tabs)
        var hooks: [String] = []
        let detail: DetailController = try assertControllerEvent(
            from: first,
            to: { tabs.selectedController },
            when: { tabs.selectedIndex = 1 },
            onViewDidLoad: { hooks.append("loaded after \($0), \($1.isOnScreen)") },
            onViewDidAppear: { hooks.append("appeared after \($0), \($1.isOnScreen)") }
        )
        #expect(detail.isOnScreen)
        #expect(hooks == ["loaded after HomeController, false", "appeared after HomeController, true"])
    }

    @Test func anEventMayLeadToANewWindow() throws {
        let other = WindowController()
        let navigation: NavigationController = try assertControllerEvent(
            to: { other.rootController },
            when: { ShopFlow().start(with: newWindow(besides: window, other).withNavigationEmbedding()) }
        )
        defer { other.close() }
        let home: HomeController = try navigation.firstChildOfType()
        let detail: DetailController = try assertPushed(after: home, when: { navigation.push(DetailController()) })
        #expect(detail.windowController === other)
    }

    @Test func theHooksFollowTheLifeCycleInANewWindowToo() throws {
        let other = WindowController()
        var hooks: [String] = []
        let _: NavigationController = try assertControllerEvent(
            to: { other.rootController },
            when: {
                ShopFlow().start(with: newWindow(besides: window, other).withNavigationEmbedding())
                hooks.append("started")
            },
            onViewDidLoad: { hooks.append("loaded, \($0.isOnScreen)") },
            onViewDidAppear: { hooks.append("appeared, \($0.isOnScreen)") }
        )
        other.close()
        #expect(hooks == ["loaded, false", "appeared, true", "started"])
    }

    @Test func theHooksFollowTheLifeCycle() throws {
        var hooks: [String] = []
        let home = HomeController()
        func hook(_ name: String) -> @MainActor (Controller, Controller) -> Void {
            { hooks.append("\(name): \(type(of: $0)) \($0.isOnScreen), \(type(of: $1)) \($1.isOnScreen)") }
        }
        func hook(_ name: String) -> @MainActor (Controller) -> Void {
            { hooks.append("\(name): \(type(of: $0)) \($0.isOnScreen)") }
        }
        let _: HomeController = try assertPushed(
            after: rootController,
            when: {
                navigationController.push(home)
                hooks.append("pushed")
            },
            onViewDidLoad: hook("loaded"),
            onViewWillAppear: hook("appearing"),
            onViewDidAppear: hook("appeared")
        )
        try assertPopped(
            from: home,
            to: rootController,
            when: { navigationController.pop() },
            onViewWillAppear: hook("appearing"),
            onViewDidAppear: hook("appeared")
        )
        let _: HelpController = try assertPresentation(
            on: rootController,
            when: { rootController.present(HelpController()) },
            onViewDidLoad: hook("loaded"),
            onViewWillAppear: hook("appearing"),
            onViewDidAppear: hook("appeared")
        )
        let help = try #require(rootController.presentedController)
        try assertDismissal(
            from: help,
            to: rootController,
            when: { rootController.dismiss() },
            onViewWillAppear: hook("going"),
            onViewDidAppear: hook("gone")
        )
        #expect(
            hooks == [
                "loaded: Controller true, HomeController false",
                "appearing: Controller false, HomeController false",
                "appeared: Controller false, HomeController true",
                "pushed",
                "appearing: HomeController false, Controller false",
                "appeared: HomeController false, Controller true",
                "loaded: HelpController false",
                "appearing: HelpController false",
                "appeared: HelpController true",
                "going: HelpController false",
                "gone: HelpController false",
            ]
        )
    }

    @Test func aHookWhoseMethodDoesNotComeIsCalledBeforeTheNextOne() throws {
        var hooks: [String] = []
        let home = HomeController()
        navigationController.push(home)
        navigationController.pop()
        // It was loaded earlier.
        let _: HomeController = try assertPushed(
            after: rootController,
            when: { navigationController.push(home) },
            onViewDidLoad: { _, _ in hooks.append("loaded") },
            onViewWillAppear: { _, home in hooks.append("appearing \(home.isOnScreen)") },
            onViewDidAppear: { _, _ in hooks.append("appeared") }
        )
        #expect(hooks == ["loaded", "appearing false", "appeared"])
    }

    @Test func whatIsPushedWhereNobodyLooksDoesNotHaveToAppear() throws {
        let tabs = TabController()
        let hidden = NavigationController(rootController: HomeController())
        tabs.setControllers([Controller(), hidden])
        window.setRootController(tabs)
        let home = try #require(hidden.topController)
        var hasBeenCalled = false
        let detail: DetailController = try assertPushed(
            after: home,
            when: { hidden.push(DetailController()) },
            onViewDidAppear: { _, _ in hasBeenCalled = true }
        )
        #expect(!detail.isOnScreen)
        #expect(hasBeenCalled)
    }

    @Test func aFlowsOutputsAreAsserted() {
        let flow = ShopFlow()
        flow.assert(when: { flow.dispatchOutput(.didBuy) }, outputs: .didBuy)
        flow.assert(when: {})
        let failures = withFailuresCaptured {
            flow.assert(when: { flow.dispatchOutput(.didCancel) }, outputs: .didBuy)
            flow.assert(when: { flow.dispatchOutput(.didCancel) })
        }
        #expect(
            failures.map(\.message) == [
                "Unexpected outputs:\n  outputs[0]: expected .didBuy, found .didCancel",
                "Unexpected outputs:\n  outputs[0]: expected nothing, found .didCancel",
            ]
        )
    }

    @Test func theWindowIsClosedWhenTheTestIsOver() {
        let stage = FaultyStage()
        func test() {
            let hierarchy = TestableHierarchy(on: { stage })
            #expect(hierarchy.rootController.isOnScreen)
            #expect(stage.openedWindows.map(ObjectIdentifier.init) == [ObjectIdentifier(hierarchy.window)])
        }
        test()
        #expect(stage.closedWindows.map(ObjectIdentifier.init) == stage.openedWindows.map(ObjectIdentifier.init))
    }
}
