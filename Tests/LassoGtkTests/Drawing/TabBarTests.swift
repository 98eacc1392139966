import Glibc
import LassoGtkTestUtilities
import Testing

@testable import LassoGtk

/// Tests of the places of tabs, in windows that are made narrow and wide again.
@Suite(.display)
struct TabBarTests {
    private let window = WindowController()
    private let tabs = TabController()
    private let pages: [PageWithEntry]

    init() {
        pages = ["Inbox", "Calendar", "Contacts"].map { PageWithEntry($0) }
        tabs.setControllers(pages)
        window.setRootController(tabs)
    }

    private func show() async throws -> Window {
        window.present(in: GtkTesting.application, width: 700, height: 400)
        let shown = try #require(window.window)
        try await GtkTesting.turnMainLoop(until: "it is drawn") { (shown.child?.height ?? 0) > 100 }
        GtkTesting.settle()
        return shown
    }

    private func notebook(in shown: Window) throws -> Notebook { try #require(shown.first(Notebook.self)) }

    /// The buttons of the switcher that the user sees.
    private func switchers(in shown: Window) -> [ToggleButton] {
        shown.descendants.compactMap { $0 as? ToggleButton }.filter {
            $0.mapped && $0.parent?.cssName == "stackswitcher"
        }
    }

    private func menuButton(in shown: Window) -> MenuButton? {
        shown.descendants.lazy.compactMap { $0 as? MenuButton }.first { $0.mapped && $0.headerBarAround == nil }
    }

    private var complaints: [String] { DrawnHierarchy.complaints(about: window) }

    @Test func theNarrowWidthOfTabsGrowsWithTheTextSize() async throws {
        let settings = try #require(Settings.default)
        defer {
            settings.resetProperty("gtk-xft-dpi")
            window.close()
        }
        let notebook = try notebook(in: try await show())
        #expect(notebook.tabPos == .top)
        settings.gtkXftDpi = 2 * 96 * 1024
        try await GtkTesting.turnMainLoop(until: "the tabs are at the bottom") { notebook.tabPos == .bottom }
        settings.gtkXftDpi = 96 * 1024
        try await GtkTesting.turnMainLoop(until: "the tabs are at the top") { notebook.tabPos == .top }
    }

    @Test func belowItsNarrowWidthTheTabsAreAtTheBottom() async throws {
        defer { window.close() }
        let shown = try await show()
        let notebook = try notebook(in: shown)
        #expect(notebook.tabPos == .top && notebook.showTabs)
        pages[0].entry.grabFocus()
        try await shown.resizeContent(width: 449)
        #expect(notebook.tabPos == .bottom && notebook.showTabs)
        #expect(complaints == [])
        try await shown.resizeContent(width: 450)
        #expect(notebook.tabPos == .top)
        #expect(shown.focusWidget.map { $0.isAncestor(pages[0].entry) } == true)
        #expect(pages[0].events == ["will appear", "did appear"])
        tabs.tabPosition = .bottom
        #expect(notebook.tabPos == .bottom)
    }

    @Test(.userInput) func tabsThatHaveNoRoomAreInAMenu() async throws {
        defer { window.close() }
        let many = (1...8).map { PageWithEntry("A Long Title \($0)") }
        tabs.setControllers(many)
        tabs.hasClosableTabs = true
        let shown = try await show()
        try await shown.resizeContent(width: 360)
        let hasTabs = try notebook(in: shown).showTabs
        #expect(!hasTabs)
        let menu = try #require(menuButton(in: shown))
        #expect(complaints == [])
        try await UserInput.click(menu)
        let third = try #require(menu.popover?.descendants.first { $0.accessibleLabel == "A Long Title 3" })
        third.emit("clicked")
        try await GtkTesting.turnMainLoop(until: "the tab is selected") { tabs.selectedController === many[2] }
        GtkTesting.settle()
        #expect(menu.visibleTexts.contains("A Long Title 3"))
        try await UserInput.click(menu)
        let close = try #require(menu.popover?.descendants.first { $0.accessibleLabel == "Close A Long Title 1" })
        close.emit("clicked")
        try await GtkTesting.turnMainLoop(until: "the tab is closed") { tabs.controllers.count == 7 }
        // With fewer tabs, there is room again.
        tabs.setControllers(Array(tabs.controllers.prefix(1)))
        GtkTesting.settle()
        let notebook = try notebook(in: shown)
        #expect(notebook.showTabs && notebook.tabPos == .bottom)
        #expect(complaints == [])
    }

    /// Shows eight tabs in a window that has no room for them, and opens the menu in which they are.
    private func showMenu(selectedIndex: Int = 0) async throws -> (shown: Window, menu: MenuButton) {
        tabs.setControllers((1...8).map { PageWithEntry("A Long Title \($0)") }, selectedIndex: selectedIndex)
        let shown = try await show()
        try await shown.resizeContent(width: 360)
        let menu = try #require(menuButton(in: shown))
        menu.popup()
        GtkTesting.settle()
        return (shown, menu)
    }

    @Test func theFocusStaysInAnOpenMenuWhenATabChanges() async throws {
        defer { window.close() }
        let (shown, menu) = try await showMenu()
        let third = try #require(menu.popover?.descendants.first { $0.accessibleLabel == "A Long Title 3" })
        #expect(third.accessibleRole == .radio)
        third.grabFocus()
        tabs.controllers[7].title = "A Longer Title"
        GtkTesting.settle()
        #expect(shown.focusWidget === third && third.mapped)
        #expect(menu.popover?.descendants.contains { $0.accessibleLabel == "A Longer Title" } == true)
        menu.popdown()
    }

    @Test(arguments: [(3, 1, 3), (8, 1, 8), (3, 3, 4), (8, 8, 7)])
    func theFocusInAnOpenMenuStaysAtItsTabWhenAnotherOneGoes(focused: Int, removed: Int, expected: Int) async throws {
        defer { window.close() }
        let (shown, menu) = try await showMenu(selectedIndex: 4)
        let many = tabs.controllers
        let rows = try #require(menu.popover?.descendants.filter { $0.accessibleRole == .radio })
        rows[focused - 1].grabFocus()
        tabs.setControllers(many.filter { $0 !== many[removed - 1] })
        GtkTesting.settle()
        let row = try #require(shown.focusWidget)
        #expect(row.accessibleLabel == many[expected - 1].title && row.mapped)
        row.emit("clicked")
        GtkTesting.settle()
        #expect(tabs.selectedController === many[expected - 1])
    }

    @Test func theRowsOfAnOpenMenuFollowTheOrderOfTheTabs() async throws {
        defer { window.close() }
        let (shown, menu) = try await showMenu()
        let third = try #require(menu.popover?.descendants.first { $0.accessibleLabel == "A Long Title 3" })
        third.grabFocus()
        tabs.setControllers(tabs.controllers.reversed())
        GtkTesting.settle()
        let rows = try #require(menu.popover?.descendants.filter { $0.accessibleRole == .radio })
        #expect(rows.map(\.accessibleLabel) == tabs.controllers.map(\.title))
        #expect(shown.focusWidget === third && rows[5] === third)
        menu.popdown()
    }

    @Test(.userInput) func tabsInTheHeaderBarMoveToTheBottomAndBack() async throws {
        defer { window.close() }
        tabs.tabPosition = .headerBar
        pages[1].iconName = "x-office-calendar-symbolic"
        let shown = try await show()
        let hasTabs = try notebook(in: shown).showTabs
        #expect(!hasTabs)
        #expect(switchers(in: shown).map(\.headerBarAround).allSatisfy { $0 === tabs.headerBar && $0 != nil })
        #expect(switchers(in: shown).map(\.active) == [true, false, false])
        try await UserInput.click(switchers(in: shown)[1])
        #expect(tabs.selectedIndex == 1 && switchers(in: shown).map(\.active) == [false, true, false])
        try await UserInput.click(switchers(in: shown)[1])
        #expect(tabs.selectedIndex == 1 && switchers(in: shown).map(\.active) == [false, true, false])
        #expect(shown.focusWidget?.isAncestor(pages[1].view) == true)

        try await shown.resizeContent(width: 400)
        #expect(switchers(in: shown).map(\.headerBarAround).allSatisfy { $0 == nil })
        #expect(switchers(in: shown).count == 3)
        #expect(tabs.headerBar?.visibleTexts.contains("Calendar") == true)
        try await UserInput.click(switchers(in: shown)[0])
        #expect(tabs.selectedIndex == 0)
        #expect(complaints == [])
        try await shown.resizeContent(width: 700)
        #expect(switchers(in: shown).map(\.headerBarAround).allSatisfy { $0 === tabs.headerBar && $0 != nil })
        #expect(complaints == [])
    }

    @Test func theFocusInTheHeaderBarStaysAtItsTabWhenOthersGoOrMove() async throws {
        defer { window.close() }
        tabs.tabPosition = .headerBar
        tabs.selectedIndex = 1
        let shown = try await show()
        let focused = try #require(switchers(in: shown).last)
        focused.grabFocus()
        tabs.setControllers([pages[2], pages[1]])
        GtkTesting.settle()
        #expect(shown.focusWidget === focused && focused.accessibleLabel == "Contacts")
        #expect(switchers(in: shown).map(\.accessibleLabel) == ["Contacts", "Calendar"])
        #expect(switchers(in: shown).map(\.active) == [false, true])
        focused.active = true
        #expect(tabs.selectedController === pages[2])
        #expect(switchers(in: shown).map(\.active) == [true, false])
        #expect(complaints == [])
    }

    @Test(arguments: [TabController.TabPosition.top, .headerBar])
    func theFocusStaysInTheTabsWhereverTheyMove(position: TabController.TabPosition) async throws {
        defer { window.close() }
        tabs.setControllers((1...4).map { PageWithEntry("A Long Title \($0)") })
        tabs.tabPosition = position
        let shown = try await show()
        let notebook = try notebook(in: shown)
        var forms: Set<String> = []
        for width in [500, 440, 360, 440, 360, 700, 360, 700] {
            let menu = menuButton(in: shown)?.descendants.first { $0.focusable }
            let focused = switchers(in: shown).first ?? menu ?? notebook
            #expect(focused.grabFocus() && focused.hasFocusWithin)
            try await shown.resizeContent(width: width)
            let tabWidgets = switchers(in: shown) + [menuButton(in: shown), notebook].compactMap(\.self)
            forms.insert(
                tabWidgets.filter(\.mapped).map { "\(type(of: $0)) \($0.headerBarAround != nil)" }.sorted().first ?? ""
            )
            let hasFocus = tabWidgets.contains { $0.mapped && ($0 === notebook ? $0.isFocus : $0.hasFocusWithin) }
            #expect(hasFocus, "\(width): \(shown.focusWidget.map { "\($0)" } ?? "nothing") has the focus")
            #expect(complaints == [])
        }
        #expect(forms.count >= 2, "\(forms)")
    }

    @Test(arguments: TabController.TabPosition.allCases, [300, 700])
    func tabsThatAreAllRemovedGiveTheFocusAway(position: TabController.TabPosition, width: Int) async throws {
        defer { window.close() }
        let around = PageController()
        around.setControllers([PageWithEntry("Before")])
        window.setRootController(around)
        around.showNext(tabs, animated: false)
        tabs.tabPosition = position
        let shown = try await show()
        try await shown.resizeContent(width: width)
        let notebook = try notebook(in: shown)
        for count in [4, 1] {
            for place in ["tabs", "page", "button", "menu"] {
                tabs.setControllers((1...count).map { PageWithEntry("A Long Title \($0)") })
                GtkTesting.settle()
                let menu = menuButton(in: shown)?.descendants.first { $0.focusable }
                let buttons = shown.descendants.filter { $0 is Button && $0.mapped }
                switch place {
                case "tabs": (switchers(in: shown).first ?? menu ?? notebook).grabFocus()
                case "page": shown.descendants.first { $0 is Entry && $0.mapped }?.grabFocus()
                case "button": buttons.first { $0.headerBarAround == nil }?.grabFocus()
                default: buttons.first { $0.headerBarAround != nil }?.grabFocus()
                }
                while !tabs.controllers.isEmpty {
                    tabs.setControllers(tabs.controllers.dropLast())
                    #expect(complaints == [], "\(count) \(place) \(tabs.controllers.count)")
                }
                GtkTesting.settle()
                #expect(complaints == [], "\(count) \(place) at rest")
            }
        }
    }

    @Test(arguments: [true, false], TabController.TabPosition.allCases)
    func theFocusIsNotInAPageThatMovesOut(animated: Bool, position: TabController.TabPosition) async throws {
        defer { window.close() }
        let around = PageController(), next = TabController()
        next.setControllers([PageWithEntry("One"), PageWithEntry("Two")])
        window.setRootController(around)
        around.setControllers([PageWithEntry("Before"), tabs, next])
        tabs.setControllers([PageWithEntry("Only")])
        tabs.tabPosition = position
        let shown = try await show()
        try await shown.resizeContent(width: 481)
        let settings = try #require(Settings.default)
        settings.gtkEnableAnimations = animated
        defer { settings.gtkEnableAnimations = false }
        for round in 1...8 {
            around.selectedIndex = round.isMultiple(of: 2) ? 0 : 2
            GtkTesting.settle()
            around.selectedIndex = 1
            if round > 4 { GtkTesting.turnMainLoopOnce() }
            if round.isMultiple(of: 3) { GtkTesting.settle() }
            shown.descendants.first { $0 is Entry && $0.mapped && $0.isReachable }?.grabFocus()
            let before = shown.focusWidget.map { "\(type(of: $0))" } ?? "nothing"
            tabs.setControllers([])
            let found = DrawnHierarchy.complaints(about: window, isAtRest: false)
            #expect(found == [], "\(round) \(before)")
            tabs.setControllers([PageWithEntry("Only")])
            #expect(DrawnHierarchy.complaints(about: window, isAtRest: false) == [], "\(round)")
        }
    }

    @Test func aHeaderBarWithoutRoomForTheTabsHasNone() async throws {
        defer { window.close() }
        tabs.setControllers((1...9).map { PageWithEntry("A Long Title \($0)") })
        tabs.tabPosition = .headerBar
        let shown = try await show()
        // Neither below the pages.
        #expect(switchers(in: shown).isEmpty && menuButton(in: shown) != nil)
        tabs.setControllers(Array(tabs.controllers.prefix(2)))
        GtkTesting.settle()
        #expect(switchers(in: shown).count == 2 && switchers(in: shown)[0].headerBarAround === tabs.headerBar)
        #expect(complaints == [])
    }

    @Test func tabsWithoutAHeaderBarAreAboveTheirContent() async throws {
        defer { window.close() }
        let inner = TabController()
        inner.setControllers([PageWithEntry("One"), PageWithEntry("Two")])
        inner.tabPosition = .headerBar
        tabs.tabPosition = .headerBar
        tabs.setControllers([inner])
        let shown = try await show()
        #expect(switchers(in: shown).count == 1)
        let notebooks = shown.descendants.compactMap { $0 as? Notebook }
        #expect(notebooks.map(\.showTabs) == [false, true])
        // It comes into the header bar with the tabs.
        tabs.setControllers([])
        window.setRootController(inner)
        GtkTesting.settle()
        #expect(switchers(in: shown).count == 2 && switchers(in: shown)[0].headerBarAround === inner.headerBar)
        #expect(complaints == [])
    }

    @Test func tabsInANarrowSidebarComeToRest() async throws {
        defer { window.close() }
        let split = SplitController()
        window.setRootController(split)
        split.setSidebarController(tabs)
        split.setContentController(PageWithEntry("Content"))
        // The menu is wider than the pages, and the sidebar is as wide as what it shows.
        tabs.setControllers(["A", "B", "C", "D", "E"].map { PageWithEntry($0) })
        pages.forEach { $0.entry.widthChars = 1 }
        let shown = try await show()
        var changeCount = 0
        try notebook(in: shown).onNotify("show-tabs") { changeCount += 1 }
        for width in [500, 460, 455, 480, 700] { try await shown.resizeContent(width: width) }
        #expect(changeCount <= 5)
        #expect(complaints == [])
    }

    @Test func aTabThatNeedsAttentionIsMarkedInEveryForm() async throws {
        defer { window.close() }
        let shown = try await show()
        let marks = { shown.descendants.filter { ($0 as? Image)?.iconName == "media-record-symbolic" && $0.mapped } }
        #expect(marks().isEmpty)
        pages[2].needsAttention = true
        GtkTesting.settle()
        #expect(marks().count == 1)
        tabs.tabPosition = .headerBar
        GtkTesting.settle()
        #expect(marks().count == 1)
        #expect(switchers(in: shown)[2].accessibleLabel == "Contacts, needs attention")
        pages[2].needsAttention = false
        GtkTesting.settle()
        #expect(marks().isEmpty)
    }

    @Test func theMarkIsSpokenInTheUsersLanguage() {
        setenv("LASSO_PSEUDOLOCALE", "1", 1)
        defer { unsetenv("LASSO_PSEUDOLOCALE") }
        pages[2].needsAttention = true
        let text = TabLabels(of: pages[2]).spokenText
        #expect(text.hasPrefix("⟦Contacts, ") && text.hasSuffix("⟧"))
    }
}

/// A screen with a field, which records its life cycle.
private final class PageWithEntry: ViewController {
    let entry = Entry()
    private(set) var events: [String] = []

    init(_ title: String) {
        super.init()
        self.title = title
    }

    override func loadView() -> Widget { Box(.vertical) { entry } }

    override func viewWillAppear() { events.append("will appear") }

    override func viewDidAppear() { events.append("did appear") }

    override func viewWillDisappear() { events.append("will disappear") }
}

extension Widget {
    fileprivate var headerBarAround: HeaderBar? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? HeaderBar }.first
    }
}
