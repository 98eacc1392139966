import LassoGtkTestUtilities
import Testing

@testable import LassoGtk

/// Tests of the search bars below header bars.
@Suite(.display) struct HeaderSearchTests {
    private let window = WindowController()
    private let search: SearchEntry
    private let screen: ScreenWithHeader

    init() {
        let search = SearchEntry()
        self.search = search
        screen = ScreenWithHeader("Search") { screen in
            HeaderContent(search: search) {
                screen.start
            }
        }
    }

    @Test(.userInput) func theSearchBarOpensWhenTheUserTypes() async throws {
        defer { window.close() }
        let navigation = NavigationController(rootController: ScreenWithHeader("List"))
        let shown = try await window.show(navigation)
        navigation.push(screen)
        GtkTesting.settle()
        try await UserInput.activate(shown)
        screen.headerBar?.backButton?.grabFocus()
        try await UserInput.press("a", "b")
        try await GtkTesting.turnMainLoop(until: "the text is in the field") { search.text == "ab" }
        #expect(search.mapped)
        try await UserInput.press("Escape")
        try await GtkTesting.turnMainLoop(until: "the search is closed") { search.text == "" && !search.mapped }
        #expect(navigation.topController === screen)
        try await UserInput.press("ctrl+f")
        try await GtkTesting.turnMainLoop(until: "the search is open") { search.hasFocusWithin }
    }

    @Test(.userInput) func theKeyOpensTheSearchOfTheHalfThatHasTheFocus() async throws {
        defer { window.close() }
        let sidebarSearch = SearchEntry()
        let sidebar = ScreenWithHeader("Sidebar") { _ in HeaderContent(search: sidebarSearch) }
        let split = SplitController()
        split.narrowWidth = 0
        split.setSidebarController(sidebar, animated: false)
        split.setContentController(screen, animated: false)
        let shown = try await window.show(split)
        try await UserInput.activate(shown)
        for (half, field) in [(sidebar, sidebarSearch), (screen, search), (sidebar, sidebarSearch)] {
            half.entry.grabFocus()
            try await UserInput.press("ctrl+f")
            #expect(field.mapped && field.hasFocusWithin)
        }
    }

    /// Opens the search while the button of the screen has the focus.
    ///
    /// - Returns: The button that opens and closes the search.
    private func openSearch() throws -> ToggleButton {
        screen.start.grabFocus()
        let button = try #require(screen.headerBar?.first(ToggleButton.self))
        button.active = true
        search.grabFocus()
        GtkTesting.settle()
        return button
    }

    @Test func theFocusReturnsWhenASearchIsClosed() async throws {
        defer { window.close() }
        let shown = try await window.show(NavigationController(rootController: screen))
        let button = try openSearch()
        button.active = false
        GtkTesting.settle()
        #expect(shown.focusWidget === screen.start)
    }

    @Test func theFocusReturnsWhenASearchIsClosedAfterThePageWasCovered() async throws {
        defer { window.close() }
        let navigation = NavigationController(rootController: screen)
        let shown = try await window.show(navigation)
        let button = try openSearch()
        navigation.push(ScreenWithHeader("Above"), animated: false)
        GtkTesting.settle()
        navigation.pop(animated: false)
        GtkTesting.settle()
        #expect(search.hasFocusWithin)
        button.active = false
        GtkTesting.settle()
        #expect(shown.focusWidget === screen.start)
    }

    @Test func theFocusReturnsWhenASearchIsClosedAfterAMenuWasOpen() async throws {
        defer { window.close() }
        let shown = try await window.show(NavigationController(rootController: screen))
        let item = Button("Item"), popover = Popover(), menu = MenuButton()
        popover.child = item
        menu.setPopover(popover)
        (screen.view as? Box)?.append(menu)
        let button = try openSearch()
        menu.popup()
        GtkTesting.settle()
        #expect(item.grabFocus())
        menu.popdown()
        search.grabFocus()
        GtkTesting.settle()
        button.active = false
        GtkTesting.settle()
        // GTK 4.18 gives a closed menu's focus to its button, from where the search got it.
        let focus = try #require(shown.focusWidget)
        #expect(focus === screen.start || focus.isAncestor(menu) && focus.mapped)
    }

    @Test func aSearchStaysWhenTheUserLooksIntoAnotherTab() async throws {
        defer { window.close() }
        let tabs = TabController()
        tabs.setControllers([screen, ScreenWithHeader("One")], animated: false)
        _ = try await window.show(tabs)
        search.text = "ab"
        let bar = try #require(tabs.headerBar)
        try #require(bar.first(ToggleButton.self)).active = true
        GtkTesting.settle()
        tabs.selectedIndex = 1
        GtkTesting.settle()
        #expect(search.text == "ab" && search.parent == nil)
        tabs.selectedIndex = 0
        GtkTesting.settle()
        #expect(search.text == "ab" && search.mapped)
    }

    @Test func aSearchFieldMovesWithItsScreen() async throws {
        defer { window.close() }
        let tabs = try await window.showMoved(screen)
        try #require(tabs.headerBar?.first(ToggleButton.self)).active = true
        GtkTesting.settle()
        #expect(search.mapped)
    }
}
