import Lasso
import LassoTestUtilities
import Testing

/// Tests that concern all windows of the process. Other tests open windows too, but the main actor runs one test at a
/// time, and these tests don't suspend.
@MainActor
@Suite(.serialized)
struct ApplicationWindowTests {
    private let window = WindowController()

    /// Makes the window the application's window while `body` runs.
    private func withApplicationWindow(_ body: () throws -> Void) rethrows {
        window.open()
        WindowController.applicationWindow = window
        defer {
            WindowController.applicationWindow = nil
            window.close()
        }
        try body()
    }

    @Test func aFlowStartsInTheApplicationsWindow() {
        withApplicationWindow {
            let flow = ShopFlow()
            flow.start(with: rootOfApplicationWindow()?.withNavigationEmbedding())
            #expect(window.rootController === flow.context)
            HomeController().place(with: rootOfApplicationWindow(using: .crossfade))
            #expect(window.rootController is HomeController)
        }
    }

    @Test func theApplicationsWindowIsTheFirstOpenOneUnlessAnotherIsSet() {
        let other = WindowController()
        other.open()
        defer { other.close() }
        let first = WindowController.openWindows.first
        #expect(WindowController.applicationWindow === first)
        withApplicationWindow { #expect(WindowController.applicationWindow === window) }
        #expect(WindowController.applicationWindow === first)
    }

    @Test func aSetWindowThatIsClosedIsTheApplicationsNoMore() {
        let window = WindowController()
        window.open()
        WindowController.applicationWindow = window
        #expect(WindowController.applicationWindow === window)
        window.close()
        #expect(WindowController.applicationWindow === WindowController.openWindows.first)
    }

    @Test func aNewWindowLivesUntilItIsClosed() {
        let lifetimes = LifetimeRecorder()
        window.open()
        defer { window.close() }
        func open() -> Controller {
            let new = WindowController()
            lifetimes.record(new)
            let home = HomeController()
            newWindow(besides: window, new).place(home)
            #expect(WindowController.openWindows.last === new)
            return home
        }
        let home = open()
        #expect(lifetimes.survivors == ["WindowController"])
        #expect(home.isOnScreen)
        home.windowController?.close()
        #expect(lifetimes.survivors == [])
        #expect(!home.isOnScreen)
    }

    @Test func theWindowsAreInTheOrderInWhichTheyWereOpened() {
        let windows = [WindowController(), WindowController(), WindowController()]
        defer { windows.forEach { $0.close() } }
        windows.forEach { $0.open() }
        windows[0].close()
        windows[0].open()
        windows[1].open()
        let opened = WindowController.openWindows.filter { open in windows.contains { $0 === open } }
        #expect(opened.map(ObjectIdentifier.init) == [windows[1], windows[2], windows[0]].map(ObjectIdentifier.init))
    }

    @Test func aWindowTellsWhenItsRootHasBeenReplaced() {
        var completions: [String] = []
        window.setRootController(HomeController(), with: .crossfade) { [window] in
            completions.append("\(type(of: window.rootController))")
        }
        #expect(completions == ["Optional<Controller>"])
    }
}
