import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// The windows of the demo besides its samples, for tests that go through all of them.
enum DemoWindows {
    /// The names of the windows, and closures that create what they show.
    static let all: [(name: String, make: @MainActor () -> Controller)] = [
        ("login", { LoginScreenModule.createScreen().controller }),
        ("create account", { aboveLogin(CreateAccountScreenModule.createScreen().controller) }),
        ("welcome", { TutorialScreenModule.createScreen(with: TutorialScreenModule.State.welcome).controller }),
        ("finish", { TutorialScreenModule.createScreen(with: TutorialScreenModule.State.finish).controller }),
        ("home", { home() }),
        ("account", { home(notice: "ann") }),
        ("source", { SourceFlow(of: .counter).createInitialController() }),
        ("preferences", { preferences() }),
        ("about", { NavigationController(rootController: AboutController(DemoApplication.identity)) }),
    ]

    /// Shows a controller in a window, and closes the window at the end.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - width: The width of the window, in pixels.
    ///   - height: The height of the window, in pixels.
    ///   - inspect: A closure called with the window, for each tab of the first tab controller in it.
    static func show(
        _ controller: Controller,
        width: Int = 900,
        height: Int = 700,
        inspect: (WindowController, Window) async throws -> Void
    ) async throws {
        let window = WindowController()
        defer { window.close() }
        window.title = DemoApplication.identity.name
        window.setRootController(controller)
        window.present(in: GtkTesting.application, width: width, height: height)
        let shown = try #require(window.window)
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (shown.child?.height ?? 0) > 100 }
        GtkTesting.settle()
        let tabs = window.firstChild(ofType: TabController.self)
        for tab in 0..<(tabs?.controllers.count ?? 1) {
            tabs?.selectedIndex = tab
            GtkTesting.settle()
            try await inspect(window, shown)
        }
    }

    /// Shows each sample beside the gallery, one after the other in the same window.
    ///
    /// - Parameter inspect: A closure called with the window and each sample.
    static func showSamplesInGallery(inspect: (Window, Sample) -> Void) async throws {
        let home = HomeFlow(account: Account(username: "ann", hasSeenTutorial: true))
        try await show(Controller()) { window, shown in
            home.start(with: root(of: window))
            for sample in Sample.all {
                let outcome = await home.go(to: NavigationPath([GalleryFlow.pathComponent, sample.id]))
                #expect(outcome.kind == .arrived, "\(sample.id)")
                GtkTesting.settle()
                inspect(shown, sample)
            }
        }
    }

    /// Fails the test if a window of the usual size has no room for what it shows.
    static func expectNothingCutOff(in shown: Window, _ name: String) {
        #expect(shown.width <= 900 && shown.height <= 700, "\(name): \(shown.width) x \(shown.height)")
        #expect(shown.child?.cutOffWidgets(in: shown) ?? [] == [], "\(name)")
        #expect(shown.shortenedTexts == [], "\(name)")
    }

    private static func home(notice: String? = nil) -> Controller {
        HomeFlow(account: Account(username: "ann", hasSeenTutorial: true), notice: notice).createInitialController()
    }

    private static func preferences() -> Controller {
        let settings = MemorySettings(["color-scheme": .string("system")])
        return PreferencesViewController(PreferencesScreenStore(in: settings).asViewStore())
    }

    private static func aboveLogin(_ controller: Controller) -> Controller {
        let navigationController = NavigationController(rootController: LoginScreenModule.createScreen().controller)
        navigationController.push(controller, animated: false)
        return navigationController
    }
}
