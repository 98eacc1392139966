import Lasso
import LassoTestUtilities
import Testing

/// Tests of the life cycle of controllers that move while the change of another window is being followed.
@MainActor
struct ChangedWindowsTests {
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
        moving.onWillAppear = { [unowned moving, unowned firstNavigation, unowned secondNavigation] in
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

    @Test func aRootThatALifeCycleMethodReplacesHasGoneWhenTheCompletionIsCalled() {
        let old = LifeController(), new = LifeController()
        var events: [[String]] = []
        old.onWillAppear = { [first, unowned old] in
            first.setRootController(new) { events = [old.events, new.events] }
        }
        first.setRootController(old)
        first.open()
        #expect(events == [["load", "+will", "-will", "-did"], ["load", "+will", "+did"]])
        first.close()
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
}
