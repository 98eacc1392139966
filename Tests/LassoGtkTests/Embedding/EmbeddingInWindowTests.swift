import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests of controllers placed in an application's widget, and of the window that contains them.
@Suite(.display)
struct EmbeddingInWindowTests {
    private let window: Window

    init() {
        window = Window()
        window.setDefaultSize(width: 400, height: 300)
    }

    private func show(_ widget: Widget) async throws {
        window.child = widget
        try await UserInput.activate(window)
    }

    private var isClosed: Bool { !Window.listToplevels().contains { $0 === window } }

    @Test(.userInput) func theCommandsOfWhatIsEmbeddedInAControllersViewWorkInTheWindow() async throws {
        final class HostController: ViewController {
            let stack = Stack()
            override func loadView() -> Widget { stack }
        }
        let host = HostController(), sorting = SortingController()
        let outer = WindowController()
        outer.setRootController(host)
        outer.present(in: GtkTesting.application, width: 400, height: 300)
        defer { outer.close() }
        #expect(outer.availableCommands["new-task"] == nil)
        sorting.place(with: root(of: host.stack))
        try await UserInput.activate(try #require(outer.window))
        #expect(outer.availableCommands["new-task"] != nil)
        try await UserInput.press("ctrl+n")
        #expect(sorting.store.state.count == 1)
        host.stack.navigationController.setControllers([])
        GtkTesting.settle()
        #expect(outer.availableCommands["new-task"] == nil)
    }

    @Test(.userInput) func aWindowIsClosedOnlyWhenWhatIsPlacedInItCanBeLeft() async throws {
        let box = Box(.horizontal), stack = Stack(), notebook = Notebook()
        let first = FormController("first"), second = FormController("second")
        // Placed before there is a window.
        first.place(with: pushed(in: stack))
        second.place(with: tab(in: notebook))
        box.append(stack)
        box.append(notebook)
        try await show(box)
        for controller in [first, second] {
            controller.answer = .refused
            try await UserInput.press("alt+F4")
            #expect(window.mapped && controller.isOnScreen)
            controller.answer = .allowed
        }
        try await UserInput.press("alt+F4")
        #expect(isClosed && !first.isOnScreen && !second.isOnScreen)
    }

    @Test(arguments: ["stack", "notebook"])
    func aWindowIsClosedWhenTheUserHasBeenAskedAndTheApplicationAllowsItToo(place: String) async throws {
        let first = FormController("first"), places = Notebook(), stack = Stack(), notebook = Notebook()
        stack.addChild(Label("own"))
        notebook.appendPage(Label("own"), tabLabel: Label("Own"))
        places.appendPage(stack, tabLabel: Label("Stack"))
        places.appendPage(notebook, tabLabel: Label("Notebook"))
        places.appendPage(Label("elsewhere"), tabLabel: Label("Elsewhere"))
        try await show(places)
        if place == "stack" {
            first.place(with: pushed(in: stack))
        } else {
            places.currentPage = 1
            first.place(with: tab(in: notebook))
            notebook.currentPage = 0
        }
        places.currentPage = 2
        #expect(!first.isOnScreen)
        let user = User(), application = User()
        first.answer = .ask { user.isAsked() }
        window.onCloseRequest { !application.isAsked() }
        func close(until count: Int) async throws {
            window.close()
            try await GtkTesting.turnMainLoop(until: "asked \(count) times") { user.askedCount == count }
            GtkTesting.settle()
        }
        try await close(until: 1)
        // The controller that the question concerns is visible.
        #expect(first.isOnScreen && first.view.mapped && application.askedCount == 0)
        user.answer = true
        try await close(until: 2)
        try await GtkTesting.turnMainLoop(until: "the application is asked") { application.askedCount == 1 }
        #expect(!isClosed)
        application.answer = true
        window.close()
        try await GtkTesting.turnMainLoop(until: "the window is closed") { isClosed }
        #expect(user.askedCount == 3)
    }

    /// A controller with a stack of the application's own, which shows a page of the application at first.
    private final class HostController: ViewController {
        let stack = Stack()

        override func loadView() -> Widget {
            stack.addChild(Label("own"))
            return stack
        }
    }

    /// Shows a window whose second tab has a controller in the view of another one.
    private func showHosted() async throws -> (window: WindowController, tabs: TabController, hosted: FormController) {
        let host = HostController(), hosted = FormController("hosted"), tabs = TabController()
        tabs.hasClosableTabs = true
        tabs.setControllers([FormController("first"), NavigationController(rootController: host)], animated: false)
        let outer = WindowController()
        outer.setRootController(tabs)
        outer.present(in: GtkTesting.application, width: 400, height: 300)
        tabs.selectedIndex = 1
        GtkTesting.settle()
        hosted.place(with: pushed(in: host.stack))
        GtkTesting.settle()
        #expect(hosted.isOnScreen)
        return (outer, tabs, hosted)
    }

    @Test(arguments: [false, true])
    func whatIsEmbeddedInAControllersViewIsAskedOnEveryWayOut(isShown: Bool) async throws {
        let (outer, tabs, hosted) = try await showHosted()
        defer { outer.close() }
        if !isShown { tabs.selectedIndex = 0 }
        GtkTesting.settle()
        hosted.answer = .refused
        let tab = try #require(tabs.controllers.last)
        await #expect(!outer.leave())
        await #expect(!tab.leave())
        #expect(outer.isOpen && tabs.controllers.count == 2)
        hosted.answer = .allowed
        await #expect(tab.leave())
        #expect(tabs.controllers.count == 1)
    }

    @Test func whatIsEmbeddedInAPageIsAskedWhenTheUserGoesBackFromIt() async throws {
        let host = HostController(), hosted = FormController("hosted"), outer = WindowController()
        defer { outer.close() }
        let navigation = NavigationController(rootController: FormController("first"))
        navigation.push(host)
        outer.setRootController(navigation)
        outer.present(in: GtkTesting.application, width: 400, height: 300)
        GtkTesting.settle()
        hosted.place(with: pushed(in: host.stack))
        hosted.answer = .refused
        await #expect(!host.leave())
        hosted.answer = .allowed
        await #expect(host.leave())
        #expect(navigation.controllers.count == 1)
    }

    @Test func aWindowAsksOnceWhatIsEmbeddedInIt() async throws {
        let (outer, tabs, hosted) = try await showHosted()
        defer { outer.close() }
        tabs.selectedIndex = 0
        GtkTesting.settle()
        let user = User()
        hosted.answer = .ask { user.isAsked() }
        outer.window?.close()
        try await GtkTesting.turnMainLoop(until: "the user is asked") { user.askedCount == 1 }
        GtkTesting.settle()
        // The controller that the question concerns is visible.
        #expect(tabs.selectedIndex == 1 && hosted.isOnScreen)
        user.answer = true
        outer.window?.close()
        try await GtkTesting.turnMainLoop(until: "the window is closed") { !outer.isOpen }
        #expect(user.askedCount == 2)
    }

    @Test func whatIsEmbeddedStaysWhenTheSidebarMovesToTheOtherSide() async throws {
        let host = HostController(), hosted = FormController("hosted"), split = SplitController(),
            outer = WindowController()
        defer { outer.close() }
        split.setSidebarController(FormController("sidebar"))
        split.setContentController(host)
        outer.setRootController(split)
        outer.present(in: GtkTesting.application, width: 700, height: 300)
        GtkTesting.settle()
        hosted.place(with: pushed(in: host.stack))
        split.sidebarPosition = .trailing
        GtkTesting.settle()
        #expect(hosted.isOnScreen && hosted.view.mapped)
        split.setContentController(nil)
        GtkTesting.settle()
        #expect(!hosted.isOnScreen && hosted.windowController?.isOpen != true)
    }

    private final class User {
        var answer = false
        private(set) var askedCount = 0

        func isAsked() -> Bool {
            askedCount += 1
            return answer
        }
    }

    @Test func aWindowFromWhichTheWidgetWasTakenIsNotConcernedAnyMore() async throws {
        let stack = Stack(), first = FormController("first")
        first.answer = .refused
        first.place(with: pushed(in: stack))
        try await show(stack)
        window.child = nil
        window.close()
        #expect(isClosed)
    }

    @Test func whatIsPlacedBeforeTheWidgetIsShownStaysWithItWhereverItIsPut() async throws {
        defer { window.destroy() }
        let notebook = Notebook(), first = FormController("first"), box = Box(.vertical)
        box.append(notebook)
        window.child = box
        first.place(with: tab(in: notebook))
        box.remove(notebook)
        try await show(notebook)
        #expect(first.isOnScreen && first.view.mapped && notebook.nPages == 1)
        #expect(notebook.height > 200)
    }

    @Test(arguments: [false, true]) func whatIsPlacedInAWidgetThatIsNotShownGoesWithIt(isInWindow: Bool) async throws {
        defer { window.destroy() }
        let recorder = LifetimeRecorder()
        func place() {
            let stack = Stack(), notebook = Notebook()
            let controllers = (FormController("stack"), FormController("notebook"))
            controllers.0.place(with: pushed(in: stack))
            controllers.1.place(with: tab(in: notebook))
            if isInWindow {
                window.child = Box(.vertical) {
                    stack; notebook
                }
            }
            recorder.record(stack)
            recorder.record(notebook)
            recorder.record(controllers.0)
            recorder.record(controllers.1)
        }
        place()
        window.child = nil
        try await GtkTesting.turnMainLoop(within: .seconds(5), until: "all are released: \(recorder.survivors)") {
            recorder.survivors == []
        }
    }

    @Test(.userInput) func keysLeadBackWhereTheFocusIs() async throws {
        defer { window.destroy() }
        let notebook = Notebook(), split = SplitController()
        func navigation() -> NavigationController {
            let navigation = NavigationController(rootController: FormController("below"))
            navigation.push(FormController("above"))
            return navigation
        }
        let sidebar = navigation(), content = navigation()
        split.setSidebarController(sidebar)
        split.setContentController(content)
        split.place(with: tab(in: notebook))
        try await show(notebook)
        (sidebar.topController as? FormController)?.button.grabFocus()
        try await UserInput.press("alt+Left")
        #expect(sidebar.controllers.count == 1 && content.controllers.count == 2)
    }
}
