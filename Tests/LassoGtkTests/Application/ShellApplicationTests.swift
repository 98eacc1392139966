import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests of an application without a display.
@Suite(.ownWindows)
struct ShellApplicationTests {
    private let application = NotesApplication()

    private func launch() async throws -> WindowController {
        try await application.launch()
        return application.openWindow()
    }

    @Test func launchingTwiceIsAnErrorThatSaysWhatToDo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let application = await NotesApplication()
            try await application.launch()
            try await application.launch()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("NotesApplication.launch(): The application has been launched already."))
        #expect(message.contains("openWindow() for each window"))
    }

    @Test func aNewWindowShowsItsFlowAndTheNameOfTheApplication() async throws {
        let window = try await launch()
        #expect(window.isOpen && window.title == "Notes")
        #expect((window.rootController as? NavigationController)?.topController is NotesPage)
        window.close()
    }

    @Test func theCommandsOfEveryApplicationComeByThemselves() async throws {
        let window = try await launch()
        #expect(
            window.availableCommands.all.map(\.title) == [
                "Say Hello", "New Window", "Close Window", "Preferences", "Keyboard Shortcuts", "Command Palette",
                "Help", "About", "Quit",
            ]
        )
        window.close()
    }

    @Test func aboutShowsTheIdentityOnce() async throws {
        let window = try await launch()
        try await perform("About", in: window)
        let about = try #require(window.visibleController as? AboutController)
        #expect(about.identity == NotesApplication.identity)
        // In the dialog, the application's commands are available, too.
        try await perform("About", in: window)
        #expect(window.visibleController === about)
        // Also if another page of the dialog covers it.
        let credits = Controller()
        about.navigationController?.push(credits)
        try await perform("About", in: window)
        #expect(window.visibleController === credits)
        window.close()
    }

    @Test func preferencesAreShownOnce() async throws {
        let window = try await launch()
        try await perform("Preferences", in: window)
        let shown = try #require(window.visibleController as? NotesPreferences)
        try await perform("Preferences", in: window)
        #expect(window.visibleController === shown)
        // Also if another dialog is above it.
        let above = Controller()
        shown.present(above)
        try await perform("Preferences", in: window)
        #expect(window.visibleController === above)
        window.close()
    }

    @Test func helpOpensItsPageAndTellsIfThatIsNotPossible() async throws {
        struct Refusal: Error, CustomStringConvertible { var description: String { "There is no browser." } }
        var opened: [String] = []
        let window = try await launch()
        Desktop.$openURI.mock(with: {
            opened.append($0)
            if opened.count == 2 { throw Refusal() }
        })
        defer { Desktop.$openURI.reset() }
        try await perform("Help", in: window)
        try await eventually { opened == ["https://example.org/notes/help"] }
        #expect(window.visibleController is NotesPage)
        try await perform("Help", in: window)
        try await eventually { window.visibleController is AlertController }
        #expect((window.visibleController as? AlertController)?.detail == "There is no browser.")
        window.close()
    }

    @Test func newWindowAndQuit() async throws {
        let first = try await launch()
        try await perform("New Window", in: first)
        #expect(WindowController.openWindows.count == 2)
        #expect(application.currentWindow !== first)
        try await perform("Quit", in: first)
        try await eventually { WindowController.openWindows.isEmpty }
    }

    @Test func quittingAgainMeanwhileChangesNothing() async throws {
        final class Hesitant: Controller {
            let answers = AsyncStream<Bool>.makeStream()

            override var leaving: Leaving {
                .ask { [answers] in
                    for await answer in answers.stream { return answer }
                    return false
                }
            }
        }
        let window = try await launch(), hesitant = Hesitant()
        window.present(hesitant)
        let isLeft = Task { await WindowController.leaveAllWindows() }
        try await eventually { hesitant.isBeingAsked }
        #expect(await WindowController.leaveAllWindows() == false)
        #expect(ApplicationWindows.current.isEnding)
        hesitant.answers.continuation.yield(true)
        #expect(await isLeft.value)
        #expect(!window.isOpen)
    }

    @Test func aNewWindowAtTheStartComesWithThoseOfTheLastRun() async throws {
        let storage = MemoryStorage()
        func run(_ body: (NotesApplication) async throws -> Void) async throws {
            try await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
                let application = NotesApplication()
                application.session = WindowSession(in: storage)
                try await application.launch()
                try await body(application)
                await application.session?.save()
            }
        }
        try await run { application in
            application.handle(.activation)
            #expect(WindowController.openWindows.count == 1)
        }
        try await run { application in
            application.handle(.newWindow)
            #expect(WindowController.openWindows.count == 2)
        }
    }

    @Test func closeWindowClosesTheDialogInFrontFirst() async throws {
        let window = try await launch()
        try await perform("Preferences", in: window)
        try await perform("Close Window", in: window)
        try await eventually { window.visibleController is NotesPage }
        #expect(window.isOpen)
        try await perform("Close Window", in: window)
        try await eventually { !window.isOpen }
    }

    @Test func closeWindowClosesTheSelectedTabFirstIfThereIsOne() async throws {
        let window = try await launch(), tabs = TabController()
        tabs.hasClosableTabs = true
        tabs.setControllers([NotesPage()])
        window.setRootController(tabs)
        try await perform("Close Window", in: window)
        #expect(tabs.controllers.isEmpty && window.isOpen)
        try await perform("Close Window", in: window)
        try await eventually { !window.isOpen }
    }

    @Test func requestsWaitUntilTheApplicationIsPrepared() async throws {
        application.handle(.activation)
        application.handle(.link(Result { () throws(NavigationPathError) in NavigationPath("/today") }))
        application.handle(.files([FileReference(path: "/notes.txt")]))
        #expect(WindowController.openWindows.isEmpty)
        await application.begin()
        let window = try #require(WindowController.openWindows.first)
        #expect(WindowController.openWindows.count == 1)
        #expect(application.openedFiles == [FileReference(path: "/notes.txt")])
        let navigation = try #require(window.rootController as? NavigationController)
        try await eventually { navigation.controllers.count == 2 }
        window.close()
    }

    @Test func aLinkToNowhereAndADamagedLinkAreTold() async throws {
        let window = try await launch()
        application.handle(.link(Result { () throws(NavigationPathError) in NavigationPath("/tomorrow") }))
        try await eventually { window.visibleController is AlertController }
        window.visibleController.presentingController?.dismiss()
        try await perform("Preferences", in: window)
        let preferences = try #require(window.visibleController as? NotesPreferences)
        application.handle(.link(.failure(.invalidEscape("%zz"))))
        let alert = try #require(window.visibleController as? AlertController)
        #expect(alert.message.contains("%zz") && alert.presentingController === preferences)
        window.close()
    }

    @Test func aSecondActivationPresentsTheWindowThatIsOpen() async throws {
        let window = try await launch()
        application.handle(.activation)
        #expect(WindowController.openWindows.count == 1 && window.isOpen)
        application.handle(.newWindow)
        #expect(WindowController.openWindows.count == 2)
        WindowController.openWindows.forEach { $0.close() }
    }

    @Test func theWindowsAreOpenedAgainAtTheirPlaces() async throws {
        let storage = MemoryStorage()
        application.session = WindowSession(in: storage)
        let first = try await launch()
        application.handle(.link(Result { () throws(NavigationPathError) in NavigationPath("/today") }))
        try await eventually { first.path == NavigationPath("/today") }
        first.size = WindowSize(width: 444, height: 333)
        application.openWindow()
        #expect(await WindowController.leaveAllWindows())
        await application.session?.save()

        let other = NotesApplication()
        other.session = WindowSession(in: storage)
        other.handle(.activation)
        await other.begin()
        let windows = WindowController.openWindows
        #expect(windows.map(\.size?.width) == [444, 444])
        try await eventually { windows.first?.path == NavigationPath("/today") }
        #expect(windows.count == 2 && windows.last?.path != NavigationPath("/today"))
        windows.forEach { $0.close() }
    }

    @Test func aDraftStaysInItsWindowIfItsDocumentComesAfterALogin() async throws {
        let storage = MemoryStorage(), clock = TestClock()
        func run(
            with drafts: MemoryDrafts,
            _ body: (LoginApplication, WindowController, TextEditorStore) async throws -> Void
        ) async throws {
            try await ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
                let application = LoginApplication(), store = TextEditorStore(with: .init()), document = Controller()
                (application.session, application.drafts) = (WindowSession(in: storage), drafts)
                store.effectClock = clock
                Document(of: store, \.text, as: .text, in: MemoryFiles(drafts: drafts)).show(in: document)
                try await application.launch()
                application.handle(.activation)
                let window = try #require(WindowController.openWindows.first)
                // Time for the window to get to its place.
                for _ in 0..<10 { await Task.yield() }
                #expect(WindowController.openWindows.count == 1)
                window.setRootController(document)
                try await body(application, window, store)
            }
        }
        let drafts = MemoryDrafts()
        try await run(with: drafts) { application, _, store in
            store.dispatchAction(.didType("new"))
            await clock.advance(by: .seconds(1))
            try await eventually("the draft is written") { drafts.names.count == 1 }
            await application.session?.save()
        }
        try await run(with: drafts.afterKill()) { application, window, store in
            try await eventually("the changes are back") { store.state.text == "new" }
            #expect(WindowController.openWindows.count == 1)
            #expect(application.session?.hasRemainingDrafts(of: window) == false)
        }
    }

    @Test func aStartThatFailsSaysWhyAndCanBeTriedAgain() async throws {
        application.isDatabaseDamaged = true
        application.handle(.activation)
        await application.begin()
        let window = try #require(WindowController.openWindows.first)
        let failure = try #require(window.rootController as? StartFailureController)
        #expect(failure.name == "Notes" && failure.reason == "The database is damaged.")
        // Another launch shows the same window.
        application.handle(.activation)
        #expect(WindowController.openWindows.count == 1)
        application.isDatabaseDamaged = false
        failure.retry()
        try await eventually { application.currentWindow != nil }
        #expect(WindowController.openWindows.count == 1)
        #expect(application.preparations == 2 && application.currentWindow !== window)
        application.currentWindow?.close()
    }

    @Test func tryingAgainTwicePreparesTheApplicationOnce() async throws {
        application.isDatabaseDamaged = true
        await application.begin()
        let first = try #require(failure)
        first.retry()
        first.retry()
        try await eventually { failure != nil && failure !== first }
        #expect(application.preparations == 2)
        // It belongs to a window that is closed.
        first.retry()
        #expect(WindowController.openWindows.count == 1)
        application.isDatabaseDamaged = false
        application.handle(.activation)
        failure?.retry()
        try await eventually { application.currentWindow != nil }
        #expect(application.preparations == 3)
        application.currentWindow?.close()
    }

    /// The controller that says why the application can't start, if it is shown.
    private var failure: StartFailureController? {
        WindowController.openWindows.first?.rootController as? StartFailureController
    }
}

/// An application whose windows show a login first.
private final class LoginApplication: ShellApplication {
    override class var identity: ApplicationIdentity {
        ApplicationIdentity("org.example.Login", name: "Login", version: "1.0", developer: "The developers")
    }

    override func start(in window: WindowController) { window.setRootController(Controller()) }
}
