import Lasso
import LassoTestUtilities
import Testing

/// Tests of paths of a flow in one window that lead to another window.
@MainActor
struct WindowPathTests {
    private let window = WindowController()
    private let other = WindowController()
    private let flow = PlainFlow()
    private let shop = MarketFlow()
    private let items: NavigationController

    /// A flow whose routes are set by the test.
    private final class PlainFlow: Flow<NoOutputFlow> {
        // The last one is used for all further steps.
        var routes = [Route.unknown]
        var route: Route {
            get { routes[0] }
            set { routes = [newValue] }
        }
        override func createInitialController() -> Controller { PlaceController("plain") }
        override func follow(_ component: NavigationPath.Component) -> Route {
            routes.count > 1 ? routes.removeFirst() : routes[0]
        }
    }

    init() async throws {
        window.open()
        flow.start(with: root(of: window).asControllerPlacer())
        shop.start(with: newWindow(besides: window, other))
        await shop.go(to: "/home/items")
        items = try #require(shop.home?.tabs?.controllers[1] as? NavigationController)
        flow.route = .at(items.controllers[0])
    }

    private func openForm(_ question: Question) {
        items.push(PlaceController("form", leaving: question.leaving))
    }

    @Test func whatIsInFrontInTheOtherWindowIsAskedAndGoes() async throws {
        let question = Question()
        openForm(question)
        async let refused = flow.go(to: "/there")
        try await question.isAsked()
        question.answer(false)
        #expect(await refused.kind == .refused)
        #expect(other.path == "/home/items/form")

        async let allowed = flow.go(to: "/there")
        try await question.isAsked()
        question.answer(true)
        #expect(await allowed.kind == .arrived)
        #expect(other.path == "/home/items")
        other.close()
    }

    @Test func goingWhereTheUserIsInTheOtherWindowChangesNothing() async {
        other.present(PlaceController(nil))
        #expect(await flow.go(to: "/there").kind == .arrived)
        #expect(other.presentedController != nil)
        other.close()
    }

    @Test func whatIsInAClosedWindowIsUnknown() async {
        let place = items.controllers[0]
        other.close()
        flow.route = .at(place)
        #expect(await flow.go(to: "/there").kind == .unknown)
        #expect(window.path == "/plain")
    }

    @Test func whatIsInNoHierarchyIsUnknown() async {
        flow.route = .at(PlaceController("nowhere"))
        let outcome = await flow.go(to: "/nowhere")
        #expect(outcome.kind == .unknown && outcome.reached == "/")
        other.close()
    }

    @Test func aPlaceWhoseWindowClosesMeanwhileIsNotArrivedAt() async {
        let (other, place) = (other, items.controllers[0])
        let steps = [
            Route.at(place),
            .show {
                other.close()
                return .here
            },
        ]
        flow.routes = steps
        let outcome = await flow.go(to: "/there/closed")
        #expect(outcome.kind == .refused)
    }

    @Test func aNewerPathInTheOtherWindowOvertakes() async throws {
        let question = Question()
        openForm(question)
        async let older = flow.go(to: "/there")
        try await question.isAsked()
        #expect(await shop.go(to: "/home/account").kind == .arrived)
        #expect(await older.kind == .overtaken)
        question.answer(true)
        other.close()
    }

    @Test func anOlderPathThatComesToTheOtherWindowLaterIsOvertaken() async throws {
        let first = Question()
        let second = Question()
        window.present(PlaceController("dialog", leaving: first.leaving))
        openForm(second)
        let place = items.controllers[0]
        flow.route = .show { .at(place) }
        async let older = flow.go(to: "/there")
        try await first.isAsked()
        async let newer = shop.go(to: "/home/items/1")
        try await second.isAsked()
        first.answer(true)
        #expect(await older.kind == .overtaken)
        second.answer(true)
        #expect(await newer.kind == .arrived)
        #expect(other.path == "/home/items/1")
        other.close()
    }

    @Test func questionsInBothWindowsDoNotWaitForEachOther() async throws {
        var kinds: [NavigationOutcome.Kind] = []
        items.push(
            PlaceController(
                "form",
                leaving: .ask { [flow] in
                    kinds.append(await flow.go(to: "/plain").kind)
                    return true
                }
            )
        )
        let dialog = PlaceController(
            "dialog",
            leaving: .ask { [shop] in
                kinds.append(await shop.go(to: "/home/items").kind)
                return true
            }
        )
        window.present(dialog)
        let plain = try #require(window.rootController)
        flow.route = .show { .at(plain) }
        #expect(await flow.go(to: "/plain").kind == .overtaken)
        try await eventually { kinds.count == 2 }
        #expect(kinds == [.refused, .arrived])
        #expect(other.path == "/home/items")
        other.close()
    }
}
