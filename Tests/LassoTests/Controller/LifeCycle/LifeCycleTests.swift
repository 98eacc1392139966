import Lasso
import LassoTestUtilities
import Testing

/// A controller that records its lifecycle.
private final class RecordingController: Controller {
    @MainActor final class Log {
        var events: [String] = []
    }

    private let log: Log
    private let name: String
    var onDidAppear: () -> Void = {}
    var onWillDisappear: () -> Void = {}

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init()
    }

    override func viewDidLoad() { log.events.append("\(name) loaded") }
    override func viewWillAppear() { log.events.append("\(name) appearing") }
    override func viewDidAppear() {
        log.events.append("\(name) appeared")
        onDidAppear()
    }
    override func viewWillDisappear() {
        log.events.append("\(name) disappearing")
        onWillDisappear()
    }
    override func viewDidDisappear() { log.events.append("\(name) disappeared") }
}

/// Tests of the life cycle that follows a change of the hierarchy.
@MainActor
struct LifeCycleTests {
    private let log = RecordingController.Log()
    private let window = WindowController()
    private let navigation = NavigationController()

    private func make(_ name: String) -> RecordingController { RecordingController(name, log) }

    @Test func nothingAppearsBeforeItsWindowIsOpen() {
        window.setRootController(navigation)
        navigation.push(make("a"))
        #expect(log.events == [])
        window.open()
        #expect(log.events == ["a loaded", "a appearing", "a appeared"])
    }

    @Test func aChangeOfTheTopControllerRunsBothLifeCyclesInOrder() {
        window.open()
        window.setRootController(navigation)
        navigation.push(make("a"))
        log.events = []
        navigation.push(make("b"))
        #expect(
            log.events == [
                "b loaded", "a disappearing", "b appearing", "a disappeared", "b appeared",
            ]
        )
        log.events = []
        navigation.pop()
        #expect(log.events == ["b disappearing", "a appearing", "b disappeared", "a appeared"])
    }

    @Test func aControllerThatPushesWhenItHasAppearedIsToldThatItDisappears() {
        window.open()
        window.setRootController(navigation)
        let a = make("a")
        a.onDidAppear = { [unowned navigation, log] in navigation.push(RecordingController("b", log)) }
        navigation.push(a)
        #expect(
            log.events == [
                "a loaded", "a appearing", "a appeared",
                "b loaded", "a disappearing", "b appearing", "a disappeared", "b appeared",
            ]
        )
    }

    @Test func whatIsCoveredWhileItIsAboutToAppearDoesNotAppear() {
        window.open()
        window.setRootController(navigation)
        let top = make("top")
        navigation.setControllers([make("bottom"), top])
        top.onWillDisappear = { [navigation, log] in navigation.push(RecordingController("new", log)) }
        log.events = []
        navigation.pop()
        #expect(
            log.events == [
                "bottom loaded", "top disappearing", "new loaded", "new appearing", "top disappeared", "new appeared",
            ]
        )
        log.events = []
        navigation.pop()
        #expect(log.events.contains("bottom appeared"))
    }

    @Test func aContainerAppearsBeforeWhatItPushesWhenItIsLoaded() {
        final class PushingController: NavigationController {
            let log: RecordingController.Log
            init(_ log: RecordingController.Log) {
                self.log = log
                super.init()
            }
            override func viewDidLoad() { push(RecordingController("pushed", log)) }
            override func viewWillAppear() { log.events.append("container appearing") }
            override func viewDidAppear() { log.events.append("container appeared") }
        }
        window.open()
        let container = PushingController(log)
        container.push(make("covered"))
        window.setRootController(container)
        #expect(
            log.events == [
                "pushed loaded", "container appearing", "pushed appearing", "container appeared", "pushed appeared",
            ]
        )
    }

    @Test func whatMovesFromAWindowThatGoesAppearsInTheOtherOne() {
        final class FarewellTabs: TabController {
            var onWillDisappear: () -> Void = {}
            override func viewWillDisappear() { onWillDisappear() }
        }
        window.setRootController(navigation)
        window.open()
        navigation.push(Controller())
        let (tabs, kept) = (FarewellTabs(), Controller())
        var old: WindowController? = WindowController()
        tabs.setControllers([kept])
        old?.setRootController(tabs)
        old?.open()
        tabs.onWillDisappear = { [navigation] in
            tabs.setControllers([])
            navigation.push(kept)
        }
        old = nil
        tabs.onWillDisappear = {}
        #expect(kept.isOnScreen)
    }

    @Test func onlyTheSelectedTabAppears() {
        let tabs = TabController()
        window.open()
        window.setRootController(tabs)
        tabs.setControllers([make("a"), make("b")])
        #expect(log.events == ["a loaded", "a appearing", "a appeared"])
        log.events = []
        tabs.selectedIndex = 1
        #expect(log.events == ["b loaded", "a disappearing", "b appearing", "a disappeared", "b appeared"])
    }

    @Test func aClosedWindowLetsItsControllersGo() {
        let recorder = LifetimeRecorder()
        window.open()
        window.setRootController(navigation)
        navigation.push(make("a"))
        recorder.record(navigation.controllers[0])
        log.events = []
        window.close()
        #expect(log.events == ["a disappearing", "a disappeared"])
        navigation.setControllers([])
        #expect(recorder.survivors == [])
    }

    @Test func anOpenWindowThatNobodyHoldsIsFreed() {
        let recorder = LifetimeRecorder()
        func open() {
            let window = WindowController()
            window.setRootController(NavigationController(rootController: make("a")))
            window.open()
            recorder.recordHierarchy(of: window)
        }
        open()
        #expect(recorder.survivors == [])
    }

    @Test func aControllerThatMovesToAnotherWindowDisappearsAndAppears() {
        let other = WindowController()
        other.open()
        window.open()
        window.setRootController(navigation)
        let moving = make("moving")
        moving.onDidAppear = { [navigation, log, weak moving] in
            guard let moving, other.rootController == nil else { return }
            navigation.setControllers([RecordingController("new", log)])
            other.setRootController(moving)
        }
        navigation.push(moving)
        #expect(
            log.events.filter { $0.hasPrefix("moving") } == [
                "moving loaded", "moving appearing", "moving appeared", "moving disappearing", "moving disappeared",
                "moving appearing", "moving appeared",
            ]
        )
    }

    @Test func aWindowHasALifeCycleToo() {
        final class RecordingWindow: WindowController {
            var events: [String] = []
            override func viewDidLoad() { events.append("loaded") }
            override func viewDidAppear() { events.append("appeared") }
            override func viewDidDisappear() { events.append("disappeared") }
        }
        let window = RecordingWindow()
        window.open()
        window.close()
        window.open()
        #expect(window.events == ["loaded", "appeared", "disappeared", "appeared"])
    }

    @Test func aChangeInsideAnotherOneIsFollowedWithIt() {
        final class Shell: Controller {
            let navigation = NavigationController(rootController: Controller())
            var extra: Controller?
            override var children: [Controller] { [navigation] + (extra.map { [$0] } ?? []) }
            func show(_ controller: Controller?) {
                changeHierarchy(animated: false) {
                    navigation.push(Controller())
                    extra = controller
                }
            }
        }
        let shell = Shell()
        shell.changeHierarchy(animated: false) {}
        window.setRootController(shell)
        window.open()
        shell.show(make("a"))
        #expect(log.events == ["a loaded", "a appearing", "a appeared"])
        #expect(shell.navigation.topController?.isOnScreen == true)
        shell.show(nil)
        #expect(log.events.suffix(2) == ["a disappearing", "a disappeared"])
    }
}
