import Lasso
import LassoTestUtilities
import Testing

/// Tests of controllers that move from one place to another, and of windows that are observed at the same time.
@MainActor
struct MovingTests {
    private let first = WindowController()
    private let second = WindowController()

    private final class LifeController: Controller {
        var events: [String] = []
        var onWillAppear: () -> Void = {}

        override func viewDidLoad() { events.append("load") }
        override func viewWillAppear() {
            events.append("+will")
            onWillAppear()
        }
        override func viewDidAppear() { events.append("+did") }
        override func viewWillDisappear() { events.append("-will") }
        override func viewDidDisappear() { events.append("-did") }
    }

    private final class PageFlow: Flow<NoOutputNavigationFlow> {
        override func createInitialController() -> Controller { Controller() }

        func next() { Controller().place(with: nextPushedInFlow) }
    }

    @Test func whatMovesToAWindowThatIsBeingFollowedDisappearsBeforeItAppears() {
        let moving = LifeController(), gone = LifeController()
        let firstTabs = TabController(), secondTabs = TabController()
        firstTabs.setControllers([moving])
        secondTabs.setControllers([gone, Controller()])
        first.setRootController(firstTabs)
        second.setRootController(secondTabs)
        first.open()
        second.open()
        let observation = second.observeHierarchy { event in
            guard event.kind == .viewDidDisappear, event.controller === gone else { return }
            firstTabs.setControllers([])
            secondTabs.setControllers([moving])
        }
        secondTabs.selectedIndex = 1
        observation.cancel()
        #expect(secondTabs.selectedController === moving)
        #expect(moving.events == ["load", "+will", "+did", "-will", "-did", "+will", "+did"])
        #expect(moving.isOnScreen)
        first.close()
        second.close()
    }

    @Test func whatMovesWhileItAppearsAppearsInTheOtherWindow() {
        let firstNavigation = NavigationController(rootController: Controller())
        let secondNavigation = NavigationController(rootController: Controller())
        first.setRootController(firstNavigation)
        second.setRootController(secondNavigation)
        first.open()
        second.open()
        let moving = LifeController()
        moving.onWillAppear = {
            guard firstNavigation.pop() === moving else { return }
            secondNavigation.push(moving)
        }
        firstNavigation.push(moving)
        #expect(moving.isOnScreen)
        #expect(moving.events.suffix(4) == ["-will", "-did", "+will", "+did"])
        first.close()
        second.close()
        #expect(moving.events.suffix(2) == ["-will", "-did"])
    }

    @Test func aWindowThatIsDroppedWhileItIsOpenTellsWhatItShows() {
        let shown = LifeController()
        func show() {
            let window = WindowController()
            window.setRootController(shown)
            window.open()
        }
        show()
        #expect(shown.events == ["load", "+will", "+did", "-will", "-did"])
        #expect(!shown.isOnScreen)
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
