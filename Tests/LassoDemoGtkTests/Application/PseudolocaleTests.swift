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
        ("home", { HomeFlow(account: Account(username: "ann", hasSeenTutorial: true)).createInitialController() }),
        ("bindings", { BindingsScreenModule.createScreen().controller }),
        ("list", { ListScreenModule.createScreen().controller }),
        ("preferences", { preferences() }),
        ("about", { NavigationController(rootController: AboutController(DemoApplication.identity)) }),
    ]

    /// Texts that are the same in every language: names, keys, and what the user has entered.
    private static let data = ["ann", "ABC", "Sans 12"]

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
        window.setRootController(Self.windows[index].make())
        window.present(in: GtkTesting.application, width: 720, height: 700)
        let shown = try #require(window.window)
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (shown.child?.height ?? 0) > 100 }
        GtkTesting.settle()
        let tabs = window.rootController as? TabController
        for tab in 0..<(tabs?.controllers.count ?? 1) {
            tabs?.selectedIndex = tab
            GtkTesting.settle()
            let complaints = TextInspection(of: shown, data: Self.data).complaints
            #expect(complaints == [], "\(Self.windows[index].name)")
        }
    }
}
