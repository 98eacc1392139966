import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

private class TextViewController: ViewController {
    private let text: String
    private let log: Log?

    final class Log {
        var events: [String] = []
    }

    init(_ text: String, log: Log? = nil) {
        self.text = text
        self.log = log
        super.init()
        title = text
    }

    override func loadView() -> Widget {
        log?.events.append("loadView")
        return Box(.vertical) {
            Label(text)
            Button("button \(text)")
        }
    }

    override func viewDidLoad() { log?.events.append("viewDidLoad") }
    override func viewWillAppear() { log?.events.append("viewWillAppear") }
}

private enum GreetingModule: ScreenModule {
    struct State: Equatable { var text = "Hello" }
    static var defaultInitialState: State { State() }
    static func createScreen(with store: LassoStore<GreetingModule>) -> Screen {
        Screen(store, Label(store.state.text))
    }
}

@Suite(.display)
struct DrawingTests {
    private let application = GtkTesting.application
    private let window = WindowController()

    private var shown: Window? { application.windows.first }

    /// The texts that are shown, without those of header bars.
    private var shownTexts: [String] {
        let bars = shown?.descendants.filter { $0 is HeaderBar }.flatMap(\.visibleTexts) ?? []
        var texts = shown?.child?.visibleTexts ?? []
        for text in bars { texts.firstIndex(of: text).map { _ = texts.remove(at: $0) } }
        return texts
    }

    private func present() { window.present(in: application, width: 300, height: 200) }

    private func expectTexts(_ texts: [String]) async throws {
        try await GtkTesting.turnMainLoop(until: "\(shownTexts) is \(texts)") {
            shownTexts.filter { !$0.hasPrefix("button") } == texts
        }
    }

    @Test func aScreenCanBeMadeOfAWidgetAlone() async throws {
        GreetingModule.createScreen().place(with: root(of: window))
        present()
        try await expectTexts(["Hello"])
        window.close()
    }

    @Test func aControllerOfNoClassOfItsOwnIsAnEmptyPage() async throws {
        let navigation = NavigationController(rootController: Controller())
        window.setRootController(navigation)
        present()
        GtkTesting.settle()
        #expect(shownTexts == [])
        #expect(DrawnHierarchy.complaints(about: window) == [])
        navigation.push(TextViewController("a"))
        try await expectTexts(["a"])
        let split = SplitController()
        split.setSidebarController(Controller())
        split.setContentController(TextViewController("b"))
        window.setRootController(split)
        GtkTesting.settle()
        #expect(DrawnHierarchy.complaints(about: window) == [])
        window.close()
    }

    @Test func aViewIsLoadedOnceBeforeViewDidLoad() async throws {
        let log = TextViewController.Log()
        let controller = TextViewController("a", log: log)
        window.setRootController(controller)
        #expect(log.events == [])
        present()
        window.setRootController(nil)
        window.setRootController(controller)
        #expect(log.events == ["loadView", "viewDidLoad", "viewWillAppear", "viewWillAppear"])
        window.close()
    }

    @Test func theStackHasNoPageOfAPoppedController() async throws {
        let navigation = NavigationController(rootController: TextViewController("a"))
        window.setRootController(navigation)
        present()
        try await expectTexts(["a"])
        navigation.push(TextViewController("b"))
        try await expectTexts(["b"])
        #expect(shown?.title == "b")
        let stack = try #require(navigation.topController?.stack)
        #expect(stack.children.count == 2)
        navigation.pop()
        try await expectTexts(["a"])
        try await GtkTesting.turnMainLoop(until: "the popped page is removed") { stack.children.count == 1 }
        window.close()
    }

    @Test func manyChangesAtOnceEndWithWhatTheHierarchySays() async throws {
        let first = TextViewController("a")
        let navigation = NavigationController(rootController: first)
        window.setRootController(navigation)
        present()
        for text in ["b", "c", "d"] {
            navigation.push(TextViewController(text))
            navigation.pop()
            navigation.push(TextViewController(text + text))
        }
        let top = try #require(navigation.topController)
        navigation.setControllers([top, TextViewController("e")])
        navigation.pop()
        try await expectTexts(["dd"])
        let stack = try #require(top.stack)
        try await GtkTesting.turnMainLoop(until: "one page is left") { stack.children.count == 1 }
        window.close()
    }

    @Test func aWindowWithNothingInItShowsNothing() async throws {
        window.setRootController(TextViewController("a"))
        present()
        try await expectTexts(["a"])
        window.setRootController(nil)
        try await expectTexts([])
        window.close()
    }

    @Test func aControllerMovesFromOneContainerToAnotherInTheMiddleOfATransition() async throws {
        let moving = TextViewController("moving")
        let navigation = NavigationController(rootController: TextViewController("a"))
        let tabs = TabController()
        window.setRootController(navigation)
        present()
        for _ in 1...3 {
            navigation.push(moving)
            navigation.pop()
            tabs.setControllers([moving])
            window.setRootController(tabs)
            try await expectTexts(["moving", "moving"])
            tabs.setControllers([])
            window.setRootController(navigation)
        }
        navigation.push(moving)
        try await expectTexts(["moving"])
        window.close()
    }

    @Test func aPopReturnsTheFocusToItsEarlierPlace() async throws {
        let navigation = NavigationController(rootController: TextViewController("a"))
        window.setRootController(navigation)
        present()
        let first = try #require(navigation.topController?.drawnView?.button("button a"))
        try await GtkTesting.turnMainLoop(until: "the first button has the focus") { shown?.focusWidget === first }
        navigation.push(TextViewController("b"))
        let second = try #require(navigation.topController?.drawnView?.button("button b"))
        try await GtkTesting.turnMainLoop(until: "the second button has the focus") { shown?.focusWidget === second }
        navigation.pop()
        try await GtkTesting.turnMainLoop(until: "the first has the focus again") { shown?.focusWidget === first }
        window.close()
    }

    @Test func aTabIsNotDrawnBeforeItIsChosen() async throws {
        let log = TextViewController.Log()
        let tabs = TabController()
        tabs.setControllers([TextViewController("a"), TextViewController("b", log: log)])
        tabs.narrowWidth = 0
        window.setRootController(tabs)
        present()
        try await expectTexts(["a", "b", "a"])  // The titles of two tabs, and the page of the first.
        #expect(log.events == [])
        let notebook = try #require(shown?.child?.first(Notebook.self))
        notebook.currentPage = 1
        #expect(tabs.selectedIndex == 1)
        try await expectTexts(["a", "b", "b"])
        tabs.selectedIndex = 0
        #expect(notebook.currentPage == 0)
        tabs.controllers[0].title = "renamed"
        try await expectTexts(["renamed", "b", "a"])
        window.close()
    }

    @Test func aWindowThatWasOpenBeforeItWasDrawnShowsWhatIsInIt() async throws {
        window.setRootController(NavigationController(rootController: TextViewController("a")))
        window.open()
        present()
        try await expectTexts(["a"])
        window.close()
    }

    @Test func theFocusStaysWhenTabsComeAndGo() async throws {
        let first = TextViewController("a")
        let tabs = TabController()
        tabs.setControllers([first])
        window.setRootController(tabs)
        present()
        let button = try #require(first.view.button("button a"))
        try await GtkTesting.turnMainLoop(until: "the page is shown") { first.view.mapped }
        button.grabFocus()
        tabs.setControllers([TextViewController("b"), first])
        #expect(tabs.selectedController === first)
        #expect(shown?.focusWidget === button)
        window.close()
    }

    @Test func theHierarchyOverrulesTheUsersChoiceOfATab() async throws {
        final class ReluctantController: TextViewController {
            override func viewDidAppear() { tabController?.selectedIndex = 0 }
        }
        let tabs = TabController()
        let inner = NavigationController(rootController: TextViewController("inner"))
        tabs.setControllers([inner, ReluctantController("reluctant")])
        tabs.narrowWidth = 0
        window.setRootController(tabs)
        present()
        let notebook = try #require(shown?.child?.first(Notebook.self))
        #expect(notebook.tabLabel(for: try #require(notebook.nthPage(0)))?.first(Label.self)?.label == "inner")
        notebook.currentPage = 1
        #expect(tabs.selectedIndex == 0)
        #expect(notebook.currentPage == 0)
        try await expectTexts(["inner", "reluctant", "inner"])
        window.close()
    }

    @Test func aControllerThatWasPoppedCanBeUsedElsewhere() async throws {
        let navigation = NavigationController(rootController: TextViewController("a"))
        let moving = TextViewController("b")
        window.setRootController(navigation)
        present()
        navigation.push(moving)
        try await expectTexts(["b"])
        navigation.pop()
        try await GtkTesting.turnMainLoop(until: "the page is removed") { moving.view.parent == nil }
        let tabs = TabController()
        tabs.setControllers([moving])
        window.setRootController(tabs)
        try await expectTexts(["b", "b"])
        #expect(moving.view.canTarget)
        window.close()
    }

    @Test func aWindowThatIsDestroyedIsClosed() async throws {
        window.setRootController(TextViewController("a"))
        present()
        shown?.destroy()
        #expect(!window.isOpen)
        #expect(window.drawing == nil)
        #expect(window.rootController == nil)
    }

    @Test func theWindowsOwnTitleStandsWhereItsContentHasNone() {
        window.title = "own"
        window.setRootController(NavigationController())
        present()
        #expect(shown?.title == "own")
        window.title = "renamed"
        #expect(shown?.title == "renamed")
        window.close()
    }

    @Test func aClosedWindowLetsEverythingGo() async throws {
        let recorder = LifetimeRecorder()
        func show() {
            let window = WindowController()
            let navigation = NavigationController(rootController: TextViewController("a"))
            window.setRootController(navigation)
            window.present(in: application)
            navigation.push(TextViewController("b"))
            recorder.recordHierarchy(of: window)
            for controller in navigation.controllers { controller.drawnView.map { recorder.record($0) } }
        }
        show()
        #expect(recorder.survivors == recorder.recorded)
        shown?.close()
        #expect(application.windows.isEmpty)
        try await GtkTesting.turnMainLoop(until: "all are released: \(recorder.survivors)") {
            recorder.survivors.isEmpty
        }
    }
}

extension Controller {
    /// The stack that shows this controller.
    fileprivate var stack: Stack? {
        sequence(first: drawnView, next: { $0?.parent }).prefix { $0 != nil }.lazy.compactMap { $0 as? Stack }.first
    }

    fileprivate var drawnView: Widget? { (self as? ViewController)?.view }
}
