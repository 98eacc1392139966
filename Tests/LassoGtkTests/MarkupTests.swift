import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests that what looks like markup in the texts of an application is shown as it is.
@Suite(.display) struct MarkupTests {
    /// Returns a text for a place that would be bold, or an error, if it were markup.
    private static func text(_ place: String) -> String { "<b>\(place)</b> & <a href=\"file:///\">more" }

    private enum PageModule: ScreenModule {
        enum Action { case didTap }

        struct State: Equatable {
            var banner: Banner? = Banner(text("banner"), button: text("banner button"))
            var progress: TaskProgress? = TaskProgress(0.5, text: text("progress"))
        }

        static var defaultInitialState: State { State() }

        static func createScreen(with store: LassoStore<PageModule>) -> Screen {
            Screen(store, PageController(store.asViewStore()))
        }
    }

    private final class PageController: ViewController, LassoView {
        let store: PageModule.ViewStore
        let tip = Label("tip")
        let entry = Entry()

        init(_ store: PageModule.ViewStore) {
            self.store = store
            super.init()
            (title, subtitle) = (text("title"), text("subtitle"))
        }

        override var commands: Commands {
            Commands(store) {
                Command("\(text("command"))", .didTap, id: "command")
                Command("\(text("menu"))", .didTap, id: "menu")
            }
        }

        override func loadView() -> Widget {
            tip.tooltipText = text("tooltip")
            let bound = Label()
            bound.bind(\.label, to: store, \.progress) { $0?.text ?? "" }
            return Box(.vertical) {
                tip; bound
                FormField(text("field"), entry, hint: text("hint"))
                StatusPage(text("status title"), text("status explanation"))
                Button(for: "command", of: self)
            }
        }

        override func viewDidLoad() {
            bindBanner(to: store, \.banner) { _ in .didTap }
            bindProgress(to: store, \.progress)
        }
    }

    private let window = WindowController()

    private func showAlert(on page: Controller) {
        page.alert(Self.text("alert"), detail: Self.text("detail"), button: Self.text("alert button"))
    }

    /// The texts of labels in all windows of the test that look like markup.
    private func shownTexts() -> [String] {
        let roots = Window.toplevels.items(as: Window.self)
        let labels = roots.flatMap(\.descendants).compactMap { $0 as? Label }.filter { $0.label.contains("<b>") }
        for label in labels {
            #expect(!label.useMarkup, "\(label.label)")
            // What is drawn. A label takes markup out of it.
            #expect(label.text == label.label)
        }
        return labels.map(\.label)
    }

    /// Opens the main menu, whose items exist only while it is open.
    private func showMenu() async throws {
        let buttons = try #require(window.window).descendants.compactMap { $0 as? MenuButton }
        let button = try #require(buttons.first { $0.mapped && $0.iconName == "open-menu-symbolic" })
        button.popup()
        try await GtkTesting.turnMainLoop(until: "the menu is shown") { shownTexts().contains(Self.text("menu")) }
        button.popdown()
        GtkTesting.settle()
    }

    @Test func noTextIsMarkup() async throws {
        defer { window.close() }
        let page = try #require(PageModule.createScreen().controller as? PageController)
        let tabs = TabController(), other = Controller()
        other.title = Self.text("tab")
        tabs.setControllers([NavigationController(rootController: page), other])
        tabs.title = Self.text("tabs")
        window.setRootController(tabs)
        window.present(in: GtkTesting.application, width: 900, height: 900)
        page.toast(Self.text("toast"))
        GtkTesting.settle()
        try await showMenu()
        showAlert(on: page)
        try await GtkTesting.turnMainLoop(until: "the alert is shown") {
            shownTexts().contains(Self.text("alert"))
        }
        let places = [
            "title", "subtitle", "tab", "banner", "banner button", "toast", "field", "hint", "status title",
            "status explanation", "command", "progress", "alert", "detail", "alert button",
        ]
        let shown = Set(shownTexts())
        for place in places { #expect(shown.contains(Self.text(place)), "\(place)") }
        #expect(page.tip.tooltipText == Self.text("tooltip"))
        #expect(window.window?.title?.contains("<b>") == true)
        try await answer(Self.text("alert button"), in: window)
        GtkTesting.settle()
    }
}
