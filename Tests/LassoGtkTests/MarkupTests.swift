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

    private enum RowsModule: StoreModule {
        enum Action { case didTap }

        struct Row: Identifiable, Equatable {
            let id = 0
            var title = text("row")
            var cell = text("cell")
            var section = text("section")
        }

        struct State { var rows = [Row()] }
    }

    /// A table, with a command, and with a list for a sidebar.
    private final class RowsController: ViewController {
        private let store = LassoStore<RowsModule>(with: RowsModule.State())

        override var commands: Commands {
            Commands(store) {
                Section("\(text("command section"))") {
                    Command("\(text("shortcut"))", .didTap, id: "shortcut")
                }
            }
        }

        override func loadView() -> Widget {
            let scroll = ScrolledWindow()
            scroll.child = ColumnView(of: store, \.rows) {
                ListColumn(text("column")) { row in
                    Label("").with { $0.bind(\.label, to: row, \.cell) }
                }
            }
            return scroll
        }

        func makeSidebar() -> Controller {
            let scroll = ScrolledWindow()
            scroll.child = ListView(
                of: store,
                \.rows,
                .sections(by: \.section) { row in
                    Label("").with { $0.bind(\.label, to: row, \.section) }
                }
            ) { row in
                Label("").with { $0.bind(\.label, to: row, \.title) }
            }
            let sidebar = PlainController(scroll)
            sidebar.title = text("sidebar")
            return sidebar
        }
    }

    private let window = WindowController()

    private func showAlert(on page: Controller) {
        page.alert(Self.text("alert"), detail: Self.text("detail"), button: Self.text("alert button"))
    }

    /// The texts of labels in all windows of the test that look like markup, except for GTK's own markup.
    private func shownTexts() -> [String] {
        let roots = Window.toplevels.items(as: Window.self)
        let labels = roots.flatMap(\.descendants).compactMap { $0 as? Label }.filter { $0.label.contains("<a ") }
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

    private func waitUntilShown(_ places: String...) async throws {
        try await GtkTesting.turnMainLoop(until: "these are shown: \(places)") {
            Set(places.map(Self.text)).isSubset(of: shownTexts())
        }
    }

    @Test func noTextOfRowsPopoversShortcutsAndFileQuestionsIsMarkup() async throws {
        defer { window.close() }
        let page = RowsController(), split = SplitController()
        split.setSidebarController(page.makeSidebar())
        split.sidebarWidth = 300
        split.setContentController(page)
        window.setRootController(split)
        window.present(in: GtkTesting.application, width: 900, height: 600)
        try await waitUntilShown("sidebar", "row", "section", "column", "cell")

        // With a header bar, which has the Back button.
        let pages = NavigationController(rootController: PlainController(Label("first")))
        let popover = PlainController(Label(Self.text("popover")))
        popover.title = Self.text("popover title")
        pages.push(popover, animated: false)
        page.present(pages, as: .popover)
        try await waitUntilShown("popover", "popover title")
        page.dismiss()
        GtkTesting.settle()

        page.present(ShortcutsController(for: page))
        try await waitUntilShown("shortcut", "command section")
        page.dismiss()
        GtkTesting.settle()

        let kinds = [FileKind(Self.text("kind"), patterns: ["*.txt"])]
        Task { await page.openFile(Self.text("question"), accept: Self.text("accept"), kinds: kinds) }
        try await waitUntilShown("accept", "kind")
        try await answer(paths: [], in: window)
        try await GtkTesting.turnMainLoop(until: "the question is closed") {
            !shownTexts().contains(Self.text("accept"))
        }
    }
}
