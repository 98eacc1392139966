import Glibc
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import Lasso
@testable import LassoGtk

/// Tests of windows that are opened again, by a small application with a sidebar.
@Suite(.display)
struct WindowSessionDrawingTests {
    /// Whether the tests run on the Wayland display of `make test-wayland`.
    nonisolated private static var isWestonUsed: Bool {
        getenv("LASSO_OWN_DISPLAY").map { String(cString: $0) } == "wayland"
    }

    private let storage = MemoryStorage()

    private func makeSplit() -> SplitController {
        let split = SplitController()
        split.setSidebarController(PlainController(Label("Sidebar")))
        split.setContentController(PlainController(Label("Content")))
        return split
    }

    private func show(_ window: WindowController, width: Int = 500, height: Int = 400) async throws -> Window {
        window.present(in: GtkTesting.application, width: width, height: height)
        let shown = try #require(window.window)
        try await UserInput.activate(shown)
        return shown
    }

    /// Lets a busy machine take longer to maximize a window, until the returned closure is called.
    private func allowSlowWindowManager() -> () -> Void {
        let usual = WindowSizing.longestMaximizing
        WindowSizing.longestMaximizing = .seconds(60)
        return { WindowSizing.longestMaximizing = usual }
    }

    @Test func theUsersSizesAreThoseOfTheNextStart() async throws {
        var width = 0
        do {
            let session = WindowSession(in: storage)
            let window = WindowController(), split = makeSplit()
            window.setRootController(split)
            session.keep(window, as: session.windowsToRestore(or: "main")[0])
            let shown = try await show(window)
            // As when the user drags the border of the window, and that between the panes.
            shown.setDefaultSize(width: 640, height: 420)
            try await GtkTesting.turnMainLoop(until: "it is larger") { shown.width > 600 }
            GtkTesting.settle()
            width = shown.width
            let paned = try #require(shown.descendants.lazy.compactMap { $0 as? Paned }.first)
            paned.position = 222
            GtkTesting.settle()
            #expect(split.sidebarWidth == 222)
            #expect(window.size == WindowSize(width: 640, height: 420))
            window.close()
            await session.save()
        }
        let session = WindowSession(in: storage)
        let kept = session.windowsToRestore(or: "main")[0]
        let window = WindowController(), split = makeSplit()
        window.setRootController(split)
        session.keep(window, as: kept)
        let shown = try await show(window)
        #expect(shown.width == width)
        let paned = try #require(shown.descendants.lazy.compactMap { $0 as? Paned }.first)
        #expect(paned.position == 222)
        window.close()
    }

    @Test(.disabled(if: Self.isWestonUsed, "Weston 10 ends every program that starts with a maximized window."))
    func aMaximizedWindowIsMaximizedAgainAndKeepsItsOtherSize() async throws {
        let restore = allowSlowWindowManager()
        defer { restore() }
        let session = WindowSession(in: storage)
        let window = WindowController()
        window.setRootController(PlainController(Label("Content")))
        session.keep(window, as: "main")
        let shown = try await show(window)
        shown.maximize()
        try await GtkTesting.turnMainLoop(until: "it is maximized") { window.isMaximized }
        GtkTesting.settle()
        #expect(window.size == WindowSize(width: 500, height: 400))
        window.close()

        let kept = session.windowsToRestore(or: "main")[0]
        let other = WindowController()
        other.setRootController(PlainController(Label("Content")))
        session.keep(other, as: kept)
        let shownAgain = try await show(other)
        try await GtkTesting.turnMainLoop(until: "it is maximized") { shownAgain.maximized }
        other.isMaximized = false
        try await GtkTesting.turnMainLoop(until: "it is as large as before") {
            !shownAgain.maximized && shownAgain.width <= 500
        }
        other.close()
        await session.save()
    }

    @Test func aWindowThatIsMaximizedByItsSizeKeepsItsOtherSize() async throws {
        let restore = allowSlowWindowManager()
        defer { restore() }
        let window = WindowController()
        window.setRootController(PlainController(Label("Content")))
        let shown = try await show(window)
        var changes: [Bool] = []
        shown.onNotify("maximized") { [weak shown] in changes.append(shown?.maximized == true) }
        // As some window managers do before they say that the window is maximized.
        shown.setDefaultSize(width: 900, height: 700)
        shown.maximize()
        try await GtkTesting.turnMainLoop(until: "it is maximized") { window.isMaximized }
        GtkTesting.settle()
        #expect(changes == [true])
        #expect(window.size == WindowSize(width: 500, height: 400))
        let (width, height) = shown.defaultSize()
        #expect((width, height) == (500, 400))
        window.close()
    }

    @Test func aWindowIsNeverLargerThanTheMonitor() async throws {
        let window = WindowController()
        window.setRootController(PlainController(Label("Content")))
        window.size = WindowSize(width: 50_000, height: 40_000)
        let shown = try await show(window)
        let monitors = try #require(Display.default).monitors.items(as: Monitor.self)
        let largest = try #require(monitors.map(\.geometry.width).max())
        #expect(shown.defaultSize().width <= largest && shown.width <= largest)
        window.close()
    }

    @Test func quittingKeepsAllWindows() async throws {
        let session = WindowSession(in: storage)
        for name in ["first", "second"] {
            let window = WindowController(), controller = PlainController(Label(name))
            controller.pathComponent = name
            window.setRootController(controller)
            session.keep(window, as: "main")
            _ = try await show(window)
        }
        let left = Task { await GtkTesting.application.leaveAllWindows() }
        #expect(await left.value)
        #expect(session.windowsToRestore(or: "main").map(\.path) == ["/first", "/second"])
        await session.save()
    }
}
