import Lasso
import LassoTestUtilities
import Testing

/// Tests of paths that are requested while the walk of another one waits for a question.
@MainActor
struct OvertakingPathTests {
    private let window = WindowController()
    private let shop = MarketFlow()

    init() {
        window.open()
        shop.start(with: root(of: window))
    }

    /// Opens a form above the list of items, and returns the stack that contains both.
    @discardableResult
    private func openForm(leaving: Leaving) async throws -> NavigationController {
        await shop.go(to: "/home/items")
        let items = try #require(shop.home?.tabs?.controllers[1] as? NavigationController)
        PlaceController("form", leaving: leaving).place(with: pushed(in: items))
        return items
    }

    @Test func theLateAnswerOfAnOvertakenPathChangesNothing() async throws {
        let below = Question()
        let question = Question()
        let items = try await openForm(leaving: below.leaving)
        items.push(PlaceController("top", leaving: question.leaving))
        async let older = shop.go(to: "/home/items")
        try await question.isAsked()
        #expect(await shop.go(to: "/home/account").kind == .arrived)
        #expect(await older.kind == .overtaken)
        question.answer(true)
        for _ in 1...10 { await Task.yield() }
        #expect(window.path == "/home/account")
        #expect(items.controllers.map(\.pathComponent) == ["items", "form", "top"])
        #expect(below.count == 0)
    }

    @Test func theNewerOneAsksAgainWhenTheAnswerHasCome() async throws {
        let question = Question()
        try await openForm(leaving: question.leaving)
        async let older = shop.go(to: "/home/items/1")
        try await question.isAsked()
        async let newer = shop.go(to: "/home/items/2")
        #expect(await older.kind == .overtaken)
        question.answer(false)
        try await question.isAsked()
        question.answer(true)
        #expect(await newer.kind == .arrived)
        #expect(window.path == "/home/items/2")
    }

    @Test func aPathThatAsksNobodyIsRefusedWhereTheUserDecides() async throws {
        let question = Question()
        try await openForm(leaving: question.leaving)
        var isThere = await shop.goWithoutAsking(to: "/home/items")
        #expect(!isThere && question.count == 0 && window.path == "/home/items/form")
        async let asking = shop.go(to: "/home/items")
        try await question.isAsked()
        isThere = await shop.goWithoutAsking(to: "/home/account")
        question.answer(true)
        #expect(!isThere)
        #expect(await asking.kind == .arrived)
    }

    @Test func aPathThatAsksNobodyWaitsInNoFlow() async throws {
        final class OuterFlow: Flow<NoOutputFlow> {
            private let inner: MarketFlow

            init(around inner: MarketFlow) { self.inner = inner }

            override func createInitialController() -> Controller { PlaceController(nil) }
            override func follow(_ component: NavigationPath.Component) -> Route { .flow(inner) }
        }
        let outer = OuterFlow(around: shop)
        let stack = try #require(window.children.first as? NavigationController)
        outer.start(with: pushed(in: stack).asControllerPlacer())
        shop.isLoggedIn = false
        let isThere = await outer.goWithoutAsking(to: "/shop/home/account")
        #expect(!isThere && shop.steps.last?.name == "home")
        #expect(shop.waitingPath == nil && outer.waitingPath == nil)
    }

    @Test func aPathIntoTheWindowOvertakesTheOneOfAnotherFlowThere() async throws {
        let question = Question()
        try await openForm(leaving: question.leaving)
        let home = try #require(shop.home)
        async let inner = home.go(to: "/items/1")
        try await question.isAsked()
        async let outer = shop.go(to: "/home/items/2")
        #expect(await inner.kind == .overtaken)
        question.answer(true)
        try await question.isAsked()
        question.answer(true)
        #expect(await outer.kind == .arrived)
        #expect(window.path == "/home/items/2")
    }

    @Test(
        arguments: [
            ("/nowhere", .unknown), ("/home/account", .arrived), ("/home/items/1", .refused),
        ] as [(NavigationPath, NavigationOutcome.Kind)]
    )
    func whoIsBeingAskedMayGoElsewhere(path: NavigationPath, kind: NavigationOutcome.Kind) async throws {
        var kinds: [NavigationOutcome.Kind] = []
        try await openForm(
            leaving: .ask { [shop] in
                kinds.append(await shop.go(to: path).kind)
                return true
            }
        )
        #expect(await shop.go(to: "/home/items").kind == .overtaken)
        try await eventually { !kinds.isEmpty }
        #expect(kinds == [kind])
        #expect(await shop.go(to: "/home/counter").kind == .arrived)
        #expect(window.path == "/home/counter")
    }

    @Test func questionsInQuestionsDoNotWaitForThemselves() async throws {
        var kinds: [NavigationOutcome.Kind] = []
        try await openForm(
            leaving: .ask { [shop] in
                // The second question is asked by a walk that the first question began.
                kinds.append(await shop.go(to: "/home/counter").kind)
                return true
            }
        )
        let dialog = PlaceController(
            "dialog",
            leaving: .ask { [shop] in
                kinds.append(await shop.go(to: "/home/items").kind)
                return true
            }
        )
        shop.home?.tabs?.controllers[0].present(dialog)
        #expect(await shop.go(to: "/home/items").kind == .overtaken)
        try await eventually { kinds.count == 2 }
        #expect(kinds == [.refused, .overtaken])
        dialog.presentingController?.dismiss()
        #expect(await shop.go(to: "/home/account").kind == .arrived)
    }

    @Test func whatIsOvertakenLeavesNoWaitingPath() async throws {
        final class LateFlow: Flow<NoOutputFlow> {
            override func createInitialController() -> Controller { PlaceController("late") }
            override func follow(_ component: NavigationPath.Component) -> Route {
                guard component.name == "later" else { return .unknown }
                return .show {
                    Task { await self.go(to: "/elsewhere") }
                    return .waiting
                }
            }
        }
        let flow = LateFlow()
        flow.start(with: root(of: window).asControllerPlacer())
        let question = Question()
        window.present(PlaceController("form", leaving: question.leaving))
        async let older = flow.go(to: "/later")
        try await question.isAsked()
        question.answer(true)
        #expect(await older.kind == .overtaken)
        #expect(flow.waitingPath == nil)
    }

    @Test func aWaitingPathThatIsRefusedWaitsOn() async throws {
        shop.isLoggedIn = false
        await shop.go(to: "/home/account")
        let question = Question()
        window.present(PlaceController("form", leaving: question.leaving))
        shop.isLoggedIn = true
        async let refused = shop.continueToWaitingPath()
        try await question.isAsked()
        question.answer(false)
        #expect(await refused?.kind == .refused)
        #expect(shop.waitingPath == "/home/account")

        async let again = shop.continueToWaitingPath()
        try await question.isAsked()
        shop.waitingPath = "/home/counter"
        question.answer(false)
        #expect(await again?.kind == .refused)
        #expect(shop.waitingPath == "/home/counter")

        async let allowed = shop.continueToWaitingPath()
        try await question.isAsked()
        question.answer(true)
        #expect(await allowed?.kind == .arrived)
        #expect(shop.waitingPath == nil)
    }
}
