import Lasso
import LassoTestUtilities
import Testing

@MainActor
struct FlowPathTests {
    private let window = WindowController()
    private let shop = MarketFlow()

    init() {
        window.open()
        shop.start(with: root(of: window))
    }

    private var tabs: TabController? { shop.home?.tabs }
    private var items: NavigationController? { tabs?.controllers[1] as? NavigationController }

    /// Returns the number of changes of the hierarchy during a closure.
    private func changes(during work: () async -> Void) async -> Int {
        var count = 0
        let observation = window.observeHierarchy { _ in count += 1 }
        await work()
        observation.cancel()
        return count
    }

    @Test func aNoticeDoesNotHideTheFlowOfAWindow() {
        window.toast("Welcome")
        window.rootController?.toast("You are offline")
        #expect(window.outermostFlow === shop)
        window.close()
    }

    // MARK: Components of a path

    @Test func aPathNamesTheWholeStackTheChosenTabAndWhatIsPresented() {
        let navigation = NavigationController(rootController: PlaceController("bottom"))
        let tabs = TabController()
        tabs.setControllers([PlaceController("one"), PlaceController("two")])
        tabs.selectedIndex = 1
        navigation.push(tabs)
        navigation.push(PlaceController(nil))
        navigation.push(PlaceController("top"))
        let window = WindowController()
        window.setRootController(navigation)
        tabs.present(PlaceController("covered"))
        window.present(NavigationController(rootController: PlaceController("dialog")))
        #expect(window.path == "/bottom/two/top/dialog")
        #expect(tabs.path == "/two/covered")
        let split = SplitController()
        split.setSidebarController(PlaceController("side"))
        split.setContentController(PlaceController("content"))
        #expect(split.path == "/content")
        #expect(Controller().path == .top)
    }

    // MARK: Going to a path

    @Test func aPathLeadsThroughFlowsThatKnowTheirOwnStepsOnly() async throws {
        let outcome = await shop.go(to: "/home/items/7?tab=2")
        #expect(outcome.kind == .arrived)
        #expect(outcome.hasArrived)
        #expect(outcome.reached == "/home/items/7?tab=2")
        #expect(outcome.description == "You are at /home/items/7.")
        #expect(window.path == "/home/items/7")
        #expect(shop.steps == [.init("home", query: [.init("tab", "2")], isLast: false)])
    }

    @Test func goingToAPathKeepsTheControllersOnTheWay() async throws {
        await shop.go(to: "/home/items/7")
        let home = shop.home?.tabs
        let seven = items?.topController
        await shop.go(to: "/home/account")
        #expect(window.path == "/home/account")
        // The other tab has kept its content.
        #expect(items?.topController === seven)
        await shop.go(to: "/home/items/7/8")
        #expect(window.path == "/home/items/7/8")
        #expect(items?.controllers[1] === seven)
        await shop.go(to: "/home/items/9")
        #expect(window.path == "/home/items/9")
        await shop.go(to: "/home/items")
        #expect(window.path == "/home/items")
        #expect(shop.home?.tabs === home)
        #expect(shop.homesCount == 1)
    }

    @Test(arguments: ["/home/items/7/8", "/home/account", "/"] as [NavigationPath])
    func goingWhereTheUserIsChangesNothing(path: NavigationPath) async {
        await shop.go(to: path)
        window.present(PlaceController(nil))
        let changeCount = await changes { #expect(await shop.go(to: path).kind == .arrived) }
        #expect(changeCount == 0)
        #expect(window.presentedController != nil)
    }

    @Test func aPlaceKeepsTheTabThatTheUserChoseInIt() async throws {
        await shop.go(to: "/home/account")
        let changeCount = await changes { #expect(await shop.go(to: "/home").kind == .arrived) }
        #expect(changeCount == 0)
        #expect(window.path == "/home/account")
    }

    @Test func whatIsAboveThePlaceGoesAlsoIfItIsNoPlace() async throws {
        await shop.go(to: "/home/items/7")
        items?.push(PlaceController(nil))
        await shop.go(to: "/home/items/8")
        #expect(items?.controllers.map(\.pathComponent) == ["items", "8"])
    }

    @Test func aFlowMayBringTheUserThereByItself() async throws {
        await shop.go(to: "/home")
        tabs?.present(PlaceController(nil))
        #expect(await shop.go(to: "/home/by-hand").kind == .arrived)
        #expect(window.path == "/home/account")
        #expect(tabs?.presentedController == nil)
    }

    @Test func aDialogThatComesWithThePlaceGoesToo() async throws {
        await shop.go(to: "/home/counter")
        tabs?.selectedController?.present(PlaceController("dialog"))
        tabs?.selectedIndex = 2
        #expect(window.path == "/home/account")
        await shop.go(to: "/home/counter")
        #expect(window.path == "/home/counter")
    }

    @Test func aPathMayLeadToADialog() async throws {
        #expect(await shop.go(to: "/help").kind == .arrived)
        #expect(window.path == "/login/help")
        await shop.go(to: "/home/account")
        #expect(window.path == "/home/account")
        #expect(window.presentedController == nil)
    }

    @Test func aFlowInsideCanBeAskedToo() async throws {
        await shop.go(to: "/home/account")
        let home = try #require(shop.home)
        let outcome = await home.go(to: "/items/3")
        #expect(outcome.reached == "/items/3")
        #expect(window.path == "/home/items/3")
        #expect(await home.go(to: "/").kind == .arrived)
        #expect(window.path == "/home/items/3")
    }

    @Test func aFlowThatIsNowhereKnowsNothing() async throws {
        #expect(await MarketFlow().go(to: "/home").kind == .unknown)
    }

    @Test func aFlowThatOverridesNothingKnowsNoPlace() async throws {
        final class PlainFlow: Flow<NoOutputFlow> {
            override func createInitialController() -> Controller { PlaceController("plain") }
        }
        let flow = PlainFlow()
        flow.start(with: root(of: window).asControllerPlacer())
        let outcome = await flow.go(to: "/a")
        #expect(outcome.description == "/a doesn't exist. You are at /plain.")
    }

    @Test func whatGoesAnywayDoesNotGoStepByStep() async throws {
        let login = try #require(window.rootController as? NavigationController)
        login.push(PlaceController("create"))
        var shown: [String?] = []
        window.observeHierarchy { event in
            if event.kind == .viewWillAppear { shown.append(event.controller.pathComponent) }
        }
        #expect(await shop.go(to: "/home").kind == .arrived)
        #expect(shown == ["home", "counter"])
    }

    @Test func aPlaceThatIsAStackMeansItsBottom() async throws {
        final class StackFlow: Flow<NoOutputFlow> {
            override func createInitialController() -> Controller {
                NavigationController(rootController: PlaceController(nil))
            }
            override func follow(_ component: NavigationPath.Component) -> Route {
                .show {
                    let stack = self.initialController as? NavigationController
                    PlaceController(component.name).place(with: stack.map { pushed(in: $0) })
                    return .here
                }
            }
        }
        let flow = StackFlow()
        flow.start(with: root(of: window).asControllerPlacer())
        await flow.go(to: "/a")
        await flow.go(to: "/b")
        #expect(window.path == "/b")
    }

    @Test(arguments: [true, false])
    func aFlowGoesOnWhereItIsWhenItsFirstControllerHasGone(isFirstAlive: Bool) async throws {
        final class ListFlow: Flow<NoOutputNavigationFlow> {
            let items = ItemsFlow()
            override func createInitialController() -> Controller { PlaceController("list") }
            override func follow(_ component: NavigationPath.Component) -> Route { .flow(items) }
        }
        let list = ListFlow()
        list.start(with: root(of: window).asControllerPlacer().withNavigationEmbedding())
        let navigation = try #require(list.context)
        list.items.start(with: list.nextPushedInFlow)
        #expect(await list.go(to: "/items/7").kind == .arrived)
        let first = isFirstAlive ? list.items.initialController : nil
        navigation.setControllers([navigation.controllers[0], navigation.controllers[2]])
        #expect((list.items.initialController != nil) == (first != nil))

        #expect(await list.go(to: "/items").kind == .arrived)
        #expect(window.path == "/list/7")
        #expect(await list.go(to: "/items/8").kind == .arrived)
        #expect(window.path == "/list/7/8")
        #expect(await list.items.go(to: "/9").kind == .arrived)
        #expect(window.path == "/list/7/9")
    }

    // MARK: Paths that can't be shown

    @Test func anUnknownPathOpensTheNearestKnownOne() async throws {
        let outcome = await shop.go(to: "/home/nonsense/more?a")
        #expect(outcome.kind == .unknown)
        #expect(outcome.reached.components == ["home"])
        #expect(outcome.rest == "/nonsense/more?a")
        #expect(outcome.description == "/home/nonsense/more doesn't exist. You are at /home.")
        #expect(window.path == "/home/counter")

        let changeCount = await changes {
            #expect(await shop.go(to: "/nonsense").description == "/nonsense doesn't exist. You are at /home/counter.")
        }
        #expect(changeCount == 0)
        let long = NavigationPath(Array(repeating: "long", count: 100_000))
        #expect(await shop.go(to: long).description.count < 300)
    }

    @Test func whatNeedsALoginWaitsForIt() async throws {
        shop.isLoggedIn = false
        #expect(await shop.continueToWaitingPath() == nil)
        let changeCount = await changes {
            let outcome = await shop.go(to: "/home/account?a=b")
            #expect(outcome.kind == .waiting)
            #expect(outcome.rest == "/home/account?a=b")
            #expect(outcome.description == "/home/account isn't available yet. You are at /login.")
        }
        #expect(changeCount == 0)
        #expect(shop.waitingPath == "/home/account?a=b")
        await shop.go(to: "/home/items/5")
        await shop.go(to: "/nonsense")
        #expect(shop.waitingPath == "/home/items/5")

        shop.isLoggedIn = true
        #expect(await shop.continueToWaitingPath()?.kind == .arrived)
        #expect(window.path == "/home/items/5")
        #expect(shop.waitingPath == nil)
    }

    // MARK: Leaving

    @Test func aRefusalOfWhatWouldGoChangesNothing() async throws {
        await shop.go(to: "/home/items")
        PlaceController("7", leaving: .refused).place(with: pushed(in: try #require(items)))
        await shop.go(to: "/home/account")
        let before = window.hierarchyDescription
        let outcome = await shop.go(to: "/home/items/8")
        #expect(outcome.kind == .refused)
        #expect(outcome.description == "/home/items/8 wasn't opened. You are still at /home/account.")
        #expect(window.hierarchyDescription == before)
        // Nothing is removed when another tab is selected, or when the path is the current one.
        #expect(await shop.go(to: "/home/counter").kind == .arrived)
        #expect(await shop.go(to: "/home/items/7").kind == .arrived)
    }

    @Test func whatAFlowReplacesIsAskedToo() async throws {
        window.setRootController(PlaceController("form", leaving: .refused))
        #expect(await shop.go(to: "/home").kind == .refused)
        #expect(window.path == "/form")
        #expect(shop.homesCount == 0)
    }

    @Test func whatIsAboveAControllerThatAStepRemovesIsAskedToo() async throws {
        final class ListFlow: Flow<NoOutputNavigationFlow> {
            override func createInitialController() -> Controller { PlaceController("list") }
            override func follow(_ component: NavigationPath.Component) -> Route {
                .show(leaving: (context?.controllers.dropFirst().first).map { [$0] } ?? []) {
                    self.context?.popToRoot()
                    PlaceController(component.name).place(with: self.nextPushedInFlow)
                    return .here
                }
            }
        }
        let list = ListFlow()
        list.start(with: root(of: window).asControllerPlacer().withNavigationEmbedding())
        await list.go(to: "/detail")
        list.context?.push(PlaceController("editor", leaving: .refused))
        #expect(await list.go(to: "/other").kind == .refused)
        #expect(window.path == "/list/detail/editor")
    }

    @Test func dialogsInFrontAreAskedAndLeft() async throws {
        await shop.go(to: "/home/counter")
        let question = Question()
        window.firstChild(ofType: TabController.self)?.selectedController?
            .present(PlaceController("edit", leaving: question.leaving))
        #expect(window.path == "/home/counter/edit")

        async let refused = shop.go(to: "/home/account")
        try await question.isAsked()
        question.answer(false)
        #expect(await refused.kind == .refused)
        #expect(window.path == "/home/counter/edit")

        async let allowed = shop.go(to: "/home/account")
        try await question.isAsked()
        #expect(window.path == "/home/counter/edit")
        question.answer(true)
        #expect(await allowed.kind == .arrived)
        #expect(window.path == "/home/account")
        await shop.go(to: "/home/counter")
        #expect(window.path == "/home/counter")
        #expect(question.count == 2)
    }

    @Test func whatIsGoneWhenTheAnswerComesIsNotGoneTo() async throws {
        let question = Question()
        await shop.go(to: "/home/counter")
        tabs?.present(PlaceController("edit", leaving: question.leaving))
        async let outcome = shop.go(to: "/home/account")
        try await question.isAsked()
        window.setRootController(PlaceController("elsewhere"))
        question.answer(true)
        #expect(await outcome.kind == .refused)
        #expect(window.path == "/elsewhere")
    }

    @Test func theLaterOfTwoPathsWins() async throws {
        await shop.go(to: "/home/counter")
        let question = Question()
        tabs?.present(PlaceController("edit", leaving: question.leaving))
        async let first = shop.go(to: "/home/account")
        try await question.isAsked()
        async let second = shop.go(to: "/home/items/1")
        async let third = shop.go(to: "/home/items/2")
        for _ in 1...10 { await Task.yield() }
        question.answer(true)
        #expect(await first.kind == .overtaken)
        try await question.isAsked()
        question.answer(true)
        let later = await [second.kind, third.kind]
        #expect(Set(later) == [.overtaken, .arrived])
        #expect(window.path == (later[0] == .arrived ? "/home/items/1" : "/home/items/2"))
        #expect(await first.description == "/home/account wasn't opened, because something else was opened meanwhile.")
    }
}
