import LassoTestUtilities
import Testing

@testable import Lasso

@MainActor
struct WindowSessionTests {
    private final class Place: Controller {
        init(_ name: String) {
            super.init()
            pathComponent = name
        }
    }

    /// A flow with a page for each name.
    private final class PagesFlow: Flow<NoOutputNavigationFlow> {
        override func createInitialController() -> Controller { Controller() }

        override func follow(_ component: NavigationPath.Component) -> Route {
            .at(
                context?.child(named: component.name),
                else: .show { [self] in
                    Place(component.name).place(with: nextPushedInFlow)
                    return .here
                }
            )
        }
    }

    private let storage = MemoryStorage()

    /// Runs a part of a test as an application of its own, until all changes are saved.
    private func run(_ body: (WindowSession) async throws -> Void) async throws {
        try await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let session = WindowSession(in: storage)
            try await body(session)
            await session.save()
        }
    }

    private func open(_ session: WindowSession, as identifier: String, at place: String) -> WindowController {
        let window = WindowController()
        window.setRootController(Place(place))
        session.keep(window, as: identifier)
        window.openAndStayForTesting()
        return window
    }

    @Test func windowsAreOpenedAgainAsTheyWere() async throws {
        try await run { session in
            #expect(session.windowsToRestore(or: "main") == [KeptWindow("main")])
            let main = open(session, as: "main", at: "home")
            main.size = WindowSize(width: 800, height: 600)
            main.isMaximized = true
            let note = open(session, as: "note", at: "note 1")
            note.size = WindowSize(width: 300, height: 200)
        }
        try await run { session in
            var main = KeptWindow("main")
            main.size = WindowSize(width: 800, height: 600)
            main.isMaximized = true
            main.path = "/home"
            var note = KeptWindow("note")
            note.size = WindowSize(width: 300, height: 200)
            note.path = "/note%201"
            #expect(session.windowsToRestore(or: "main") == [main, note])
            let window = WindowController()
            session.keep(window, as: main)
            #expect(window.size == main.size && window.isMaximized)
        }
    }

    @Test func restoredWindowsAreKeptAndHaveTheirPathsAgain() async throws {
        try await run { session in
            for place in ["one", "two"] {
                open(session, as: place, at: place).size = WindowSize(width: 300, height: 200)
            }
        }
        try await run { session in
            let windows = session.restoreWindows(or: "main") { kept in
                let window = WindowController()
                window.title = kept.identifier
                PagesFlow().start(with: root(of: window).withNavigationEmbedding())
                return window
            } showing: { window in
                #expect(window.size == WindowSize(width: 300, height: 200) && !window.isOpen)
                window.openAndStayForTesting()
            }
            #expect(windows.map(\.title) == ["one", "two"])
            try await eventually { windows.map(\.path) == ["/one", "/two"] }
        }
        try await run { session in
            #expect(session.windowsToRestore(or: "main").map(\.path) == ["/one", "/two"])
        }
    }

    @Test func aWindowThatTheUserClosedStaysClosedAndKeepsItsSize() async throws {
        try await run { session in
            _ = open(session, as: "main", at: "home")
            let note = open(session, as: "note", at: "note")
            note.size = WindowSize(width: 300, height: 200)
            note.close()
        }
        try await run { session in
            #expect(session.windowsToRestore(or: "main").map(\.identifier) == ["main"])
            let note = open(session, as: "note", at: "note")
            #expect(note.size == WindowSize(width: 300, height: 200))
        }
    }

    @Test func aRunThatEndsBeforeItHasAWindowForgetsNothing() async throws {
        try await run { session in _ = open(session, as: "main", at: "home") }
        try await run { session in
            #expect(session.hasWindowsToRestore)
            ApplicationWindows.current.isEnding = true
        }
        try await run { session in #expect(session.windowsToRestore(or: "main").map(\.path) == ["/home"]) }
    }

    @Test func theLastWindowIsOpenedAgain() async throws {
        try await run { session in
            let first = open(session, as: "main", at: "first"), second = open(session, as: "main", at: "second")
            first.close()
            second.close()
        }
        try await run { session in
            #expect(session.windowsToRestore(or: "main").map(\.path) == ["/second"])
        }
    }

    @Test func theLastWindowIsKeptAgainAfterItWasReopened() async throws {
        try await run { session in
            let window = open(session, as: "main", at: "first")
            window.isMaximized = true
            window.close()
            window.openAndStayForTesting()
            session.keep(window, as: "main")
            window.setRootController(Place("second"))
        }
        try await run { session in
            let windows = session.windowsToRestore(or: "main")
            #expect(windows.map(\.path) == ["/second"] && windows.map(\.isMaximized) == [true])
        }
    }

    @Test(arguments: [true, false]) func allWindowsAreOpenedAgainAfterQuitting(isCancelled: Bool) async throws {
        try await run { session in
            let first = open(session, as: "main", at: "first"), second = open(session, as: "main", at: "second")
            ApplicationWindows.current.isEnding = true
            second.close()
            if isCancelled { ApplicationWindows.current.isEnding = false } else { first.close() }
        }
        try await run { session in
            let paths = session.windowsToRestore(or: "main").map(\.path)
            #expect(paths == (isCancelled ? ["/first"] : ["/first", "/second"]))
        }
    }

    @Test func sidebarsHaveTheirWidthsAgain() async throws {
        func split(at place: String) -> SplitController {
            let split = SplitController()
            split.pathComponent = place
            split.setSidebarController(Controller())
            split.sidebarWidth = 200
            return split
        }
        try await run { session in
            let window = open(session, as: "main", at: "home")
            let inner = split(at: "mail"), second = split(at: ""), nameless = SplitController()
            inner.setContentController(second)
            second.pathComponent = nil
            second.sidebarWidth = 150
            nameless.sidebarWidth = 100
            window.setRootController(inner)
            inner.sidebarWidth = 240
            window.present(nameless)
        }
        try await run { session in
            let window = WindowController()
            session.keep(window, as: session.windowsToRestore(or: "main")[0])
            window.openAndStayForTesting()
            // The split view comes later, after a login for example.
            let other = split(at: "calendar"), inner = split(at: "mail")
            window.setRootController(other)
            window.setRootController(inner)
            #expect(other.sidebarWidth == 200 && inner.sidebarWidth == 240)
            let second = SplitController(), nameless = SplitController()
            inner.setContentController(second)
            window.present(nameless)
            #expect(second.sidebarWidth == 150 && nameless.sidebarWidth == 100)
            inner.sidebarWidth = 250
            #expect(inner.sidebarWidth == 250)
        }
    }

    @Test func sidebarsWithSimilarNamesHaveTheirOwnWidths() async throws {
        func split(at place: String, _ width: Int) -> SplitController {
            let split = SplitController()
            split.pathComponent = place
            split.sidebarWidth = width
            return split
        }
        try await run { session in
            let window = open(session, as: "main", at: "home"), tabs = TabController()
            tabs.setControllers([split(at: "note", 210), split(at: "note", 220), split(at: "note 2", 230)])
            window.setRootController(tabs)
        }
        try await run { session in
            let window = WindowController(), tabs = TabController()
            let splits = [split(at: "note", 200), split(at: "note", 200), split(at: "note 2", 200)]
            tabs.setControllers(splits)
            window.setRootController(tabs)
            session.keep(window, as: session.windowsToRestore(or: "main")[0])
            #expect(splits.map(\.sidebarWidth) == [210, 220, 230])
        }
    }

    // As version 0.1.0 has written it, and as it is written now.
    @Test(
        arguments: [
            ("Übersicht jetzt", "/%C3%9Cbersicht%20jetzt"), ("Übersicht jetzt", "/%25C3%259Cbersicht%2520jetzt"),
            ("Note 1", "/Note%201"), ("Note 1", "/Note%25201"),
        ]
    )
    func aSidebarIsFoundWhereverItsPathWasEncoded(name: String, location: String) async throws {
        storage.text = "windows 1\nopen main - normal -\nsidebar \(location) 240\n"
        try await run { session in
            let window = WindowController(), split = SplitController()
            split.pathComponent = name
            window.setRootController(split)
            session.keep(window, as: session.windowsToRestore(or: "main")[0])
            #expect(split.sidebarWidth == 240)
        }
    }

    @Test func aLocationThatIsNotWorthKeepingLeavesTheOneBefore() async throws {
        try await run { session in
            let window = WindowController()
            session.keep(window, as: "main") { $0 != "/login" }
            window.setRootController(Place("home"))
            window.openAndStayForTesting()
            window.setRootController(Place("login"))
            window.setRootController(nil)
        }
        try await run { session in
            #expect(session.windowsToRestore(or: "main").map(\.path) == ["/home"])
        }
    }

    @Test func windowsThatCouldNotBeReadAtTheStartAreOpenedAgainTheNextTime() async throws {
        try await run { session in
            _ = open(session, as: "main", at: "home")
            let note = open(session, as: "note", at: "note")
            note.size = WindowSize(width: 300, height: 200)
            note.close()
        }
        storage.readingFails = .failed("Too many open files.")
        try await run { session in
            let window = open(session, as: "main", at: "new")
            storage.readingFails = nil
            await session.save()
            window.setRootController(Place("newer"))
        }
        try await run { session in
            #expect(session.windowsToRestore(or: "main").map(\.path) == ["/home", "/newer"])
            #expect(open(session, as: "note", at: "note").size == WindowSize(width: 300, height: 200))
        }
    }

    @Test(arguments: [
        "windows 2\n", "", "window", "windows 1\nopen main 0x5 normal -\n", "windows 1\nsidebar / 5\n",
        "windows 1\nopen main - normal\n", "windows 1\nopen main - normal /%\n",
        "windows 1\nopen main 5x2147483648 normal -\n", "windows 1\nopen main - normal -\nsidebar / 2147483648\n",
    ]) func whatCanNotBeUsedIsKeptAside(text: String) async throws {
        storage.text = text
        try await run { session in
            #expect(session.windowsToRestore(or: "main") == [KeptWindow("main")])
            _ = open(session, as: "main", at: "home")
        }
        #expect(storage.keptAside == ["kept-1": Array(text.utf8)])
        #expect(storage.text == "windows 1\nopen main - normal /home\n")
    }
}

extension WindowController {
    /// Opens the window, and keeps it alive until it is closed.
    fileprivate func openAndStayForTesting() {
        open()
        ApplicationWindows.current.keep(self)
    }
}
