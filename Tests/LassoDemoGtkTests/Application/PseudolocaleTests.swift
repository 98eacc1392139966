import Glibc
import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// Tests that every text of the demo's windows is translated, and that there is room for longer ones.
@Suite(.display)
struct PseudolocaleTests {
    /// The names of the windows, and closures that create what they show.
    private static let windows: [(name: String, make: @MainActor () -> Controller)] = [
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

    /// Texts that are the same in every language: names, keys, files, and what the user has entered.
    private static let data =
        ["ann", "ABC", "Sans 12"] + ["CounterSample", "CounterScreenModule"]
        + ["CounterScreenStore", "CounterViewController", "swift"]
        + [LocaleFormat.date(DayMoment.now.day, .long), "Shift+Ctrl+Z"] + "IMNORSTZ".map { "Ctrl+\($0)" }

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

    @Test(arguments: 0..<9)
    func everyTextIsTranslatedAndHasRoom(index: Int) async throws {
        try await inspect(Self.windows[index].name, Self.windows[index].make)
    }

    @Test func everyTextOfTheSamplesIsTranslatedAndHasRoom() async throws {
        for sample in Sample.all {
            try await inspect(sample.id) { SampleFlow(sample).createInitialController() }
        }
    }

    private func inspect(_ name: String, _ make: () -> Controller) async throws {
        setenv("LASSO_PSEUDOLOCALE", "1", 1)
        let direction = Widget.defaultDirection
        Widget.setDefaultDirection(.rtl)
        let window = WindowController()
        defer {
            window.close()
            Widget.setDefaultDirection(direction)
            unsetenv("LASSO_PSEUDOLOCALE")
        }
        window.title = DemoApplication.identity.name
        window.setRootController(make())
        window.present(in: GtkTesting.application, width: 900, height: 700)
        let shown = try #require(window.window)
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (shown.child?.height ?? 0) > 100 }
        GtkTesting.settle()
        let tabs = window.firstChild(ofType: TabController.self)
        for tab in 0..<(tabs?.controllers.count ?? 1) {
            tabs?.selectedIndex = tab
            GtkTesting.settle()
            let complaints = TextInspection(of: shown, data: Self.data).complaints
            #expect(complaints == [], "\(name)")
        }
    }
}
