import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests of an application's windows with real keys.
@Suite(.display, .userInput, .ownWindows)
struct ShellApplicationDrawingTests {
    private let application = NotesApplication()

    init() { application.gtkApplication = GtkTesting.application }

    private func activate(_ window: WindowController) async throws {
        try await UserInput.activate(try #require(window.window))
    }

    private func front(of window: WindowController) -> Controller? { window.withVisibleDescendants.last }

    @Test func aboutIsWorkedThroughWithTheKeyboard() async throws {
        try await application.launch()
        let window = application.openWindow()
        try await activate(window)
        try await perform("About", in: window)
        let about = try #require(front(of: window) as? AboutController)
        try await UserInput.activate(try #require(about.window))
        #expect(about.view.visibleTexts.prefix(4) == ["Notes", "The Notes developers", "1.2.0", "Write things down"])
        // The mnemonic of Credits. GTK shows the button pressed for a moment.
        try await UserInput.press("alt+c")
        try await GtkTesting.turnMainLoop(until: "the credits appear") { front(of: window) is CreditsController }
        let credits = try #require(front(of: window) as? CreditsController)
        #expect(credits.view.visibleTexts == ["Design", "Billie"])
        try await UserInput.press("alt+Left", "Escape")
        #expect(front(of: window) is NotesPage)
        #expect(DrawnHierarchy.complaints(about: window) == [])
        window.close()
        GtkTesting.settle()
    }

    @Test func theApplicationTakesPartInTheEndOfTheSession() {
        #expect(application.makeGtkApplication().registerSession)
    }

    @Test func anApplicationWithoutLinksOpensThePathsOfNotifications() {
        let application = PlainApplication(), gtkApplication = application.makeGtkApplication()
        #expect(gtkApplication.lookupAction(Application.pathAction) != nil)
    }

    @Test func aStartThatFailsIsTriedAgainWithEnter() async throws {
        application.isDatabaseDamaged = true
        application.handle(.activation)
        await application.begin()
        let failed = try #require(WindowController.openWindows.first)
        try await activate(failed)
        #expect(failed.window?.visibleTexts.contains("The database is damaged.") == true)
        application.isDatabaseDamaged = false
        try await UserInput.press("alt+t")
        try await GtkTesting.turnMainLoop(until: "the window opens") { application.currentWindow?.window != nil }
        #expect(!failed.isOpen)
        application.currentWindow?.close()
        GtkTesting.settle()
    }
}

/// An application without links and files.
private final class PlainApplication: ShellApplication {
    override class var identity: ApplicationIdentity {
        ApplicationIdentity("org.example.Plain", name: "Plain", version: "1.0", developer: "The developers")
    }

    override func start(in window: WindowController) {}
}
