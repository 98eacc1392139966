import Lasso
import LassoTestUtilities
import Testing

/// Tests of controllers that move from one place to another.
@MainActor
struct MovingTests {
    private let first = WindowController()

    private final class PageFlow: Flow<NoOutputNavigationFlow> {
        override func createInitialController() -> Controller { Controller() }

        func next() { Controller().place(with: nextPushedInFlow) }
    }

    @Test func aFlowGoesOnWhereItsControllersWereMoved() {
        let recorder = LifetimeRecorder()
        let from = NavigationController(rootController: Controller()), to = NavigationController()
        func start() -> PageFlow {
            let flow = PageFlow()
            recorder.record(flow)
            flow.start(with: pushed(in: from))
            return flow
        }
        weak let flow = start()
        flow?.initialController?.move(with: root(of: to))
        #expect(from.controllers.count == 1 && to.controllers.count == 1)
        #expect(flow?.context === to)
        flow?.next()
        #expect(to.controllers.count == 2)
        to.setControllers([])
        #expect(recorder.survivors == [])
    }

    @Test(arguments: ["tab", "page", "sidebar", "content", "root", "dialog", "bottom"])
    func aControllerIsMovedOutOfWhateverItIsIn(place: String) {
        let moving = Controller()
        let container: Controller
        switch place {
        case "tab":
            let tabs = TabController()
            tabs.setControllers([Controller(), moving])
            container = tabs
        case "page":
            let pages = PageController()
            pages.setControllers([moving])
            container = pages
        case "sidebar", "content":
            let split = SplitController()
            if place == "sidebar" { split.setSidebarController(moving) } else { split.setContentController(moving) }
            container = split
        case "root":
            first.setRootController(moving)
            container = first
        case "dialog":
            container = Controller()
            container.present(moving)
        default:
            container = NavigationController(rootController: moving)
        }
        let context = moving.move(with: newWindow(besides: container))
        #expect(context.rootController === moving && context.isOpen)
        #expect(!container.children.contains { $0 === moving } && container.presentedController == nil)
        context.close()
    }
}
