import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests of the header bars of controllers.
@Suite(.display) struct HeaderBarTests {
    private let window = WindowController()
    private let first = ScreenWithHeader("One")
    private let second = ScreenWithHeader("Two")

    @Test func aHeaderBarHasTheRoundCornersOfItsWindow() async throws {
        let rule = "window.round-test { border-radius: 30px; padding: 0; border: none; }"
        let sheet = StyleSheet(.text(rule, name: "round.css"))
        #expect(sheet.apply() == [])
        defer { sheet.remove() }
        let page = FormController("Page")
        let drawn = try await window.show(page)
        defer { window.close() }
        drawn.addCssClass("round-test")
        GtkTesting.settle()
        let bar = try #require(page.headerBar)
        let place = try #require(bar.computeBounds(drawn)).origin
        let (x, y) = (Double(place.x), Double(place.y))
        #expect(drawn.pick(x: x + 60, y: y + 2)?.isAncestor(drawn) == true)
        #expect(drawn.pick(x: x + 2, y: y + 2) == nil)
    }

    /// Returns where a widget begins in the window, in pixels.
    private func place(of widget: Widget) throws -> Float {
        let window = try #require(widget.root as? Window)
        return try #require(widget.mapped ? widget.computeBounds(window) : nil).origin.x
    }

    @Test func aPageShowsItsOwnButtonsBesideItsTitle() async throws {
        defer { window.close() }
        first.subtitle = "Subtitle"
        let navigation = NavigationController(rootController: first)
        _ = try await window.show(navigation)
        let bar = try #require(first.headerBar)
        #expect(bar.visibleTexts == ["Start One", "One", "Subtitle", "End"])
        #expect(try place(of: first.start) < place(of: first.end))
        navigation.push(second)
        GtkTesting.settle()
        #expect(!first.start.mapped && second.start.mapped)
        #expect(second.headerBar?.backButton != nil)
        navigation.pop()
        GtkTesting.settle()
        #expect(first.start.mapped && first.headerBar?.backButton == nil)
    }

    @Test func whereATitleHasNoRoomTheWindowHasFewerButtons() async throws {
        defer { window.close() }
        let settings = try #require(Settings.default)
        let layout = settings.gtkDecorationLayout
        settings.gtkDecorationLayout = ":minimize,maximize,close"
        defer { settings.gtkDecorationLayout = layout }
        let navigation = NavigationController(rootController: first)
        navigation.push(second)
        second.title = "My Tasks"
        second.start.widthRequest = 40
        let shown = try await window.show(navigation)
        let bar = try #require(second.headerBar)
        let title = try #require(bar.descendants.first { ($0 as? Label)?.label == "My Tasks" })
        try await shown.resizeContent(width: 600)
        #expect(bar.decorationLayout == nil)
        let ofTitle = title.measure(.horizontal, forSize: -1)
        let needed = bar.measure(.horizontal, forSize: -1).minimum - ofTitle.minimum + ofTitle.natural
        try await shown.resizeContent(width: needed - 10)
        #expect(bar.decorationLayout == ":close")
        #expect(title.allocation().width >= ofTitle.natural)
        try await shown.resizeContent(width: needed)
        #expect(bar.decorationLayout == nil)
        // A long title needs no more room than can be read.
        second.title = String(repeating: "Long ", count: 40)
        try await shown.resizeContent(width: 600)
        #expect(bar.decorationLayout == nil)
    }

    @Test func theFocusBeginsInTheContent() async throws {
        defer { window.close() }
        let navigation = NavigationController(rootController: first)
        let shown = try await window.show(navigation)
        #expect(shown.focusWidget.map { $0.isAncestor(first.entry) } == true)
        navigation.push(second)
        GtkTesting.settle()
        #expect(shown.focusWidget.map { $0.isAncestor(second.entry) } == true)
    }

    /// Shows the screens in the halves of a split view, the second one in a navigation controller.
    private func showHalves() async throws -> (shown: Window, split: SplitController) {
        let split = SplitController()
        split.setSidebarController(first)
        split.setContentController(NavigationController(rootController: second))
        return (try await window.show(split), split)
    }

    @Test func eachHalfOfASplitViewHasItsOwnAndTheWindowsButtonsAreAtTheEdges() async throws {
        defer { window.close() }
        let (_, split) = try await showHalves()
        let (sidebar, content) = try (#require(first.headerBar), #require(second.headerBar))
        #expect(sidebar.decorationLayout?.hasSuffix(":") == true)
        #expect(content.decorationLayout?.hasPrefix(":") == true && content.decorationLayout != ":")
        #expect(try place(of: first.end) < place(of: second.start))
        split.sidebarPosition = .trailing
        GtkTesting.settle()
        #expect(try place(of: second.end) < place(of: first.start))
        #expect(content.decorationLayout?.hasSuffix(":") == true)
        split.setSidebarController(nil)
        #expect(content.decorationLayout == nil)
    }

    @Test func theFocusStaysInAHeaderBarThatGetsABackButton() async throws {
        defer { window.close() }
        let (shown, split) = try await showHalves()
        split.show(.content)
        second.start.grabFocus()
        try await shown.resizeContent(width: 400)
        let back = try #require(second.headerBar?.backButton)
        #expect(try place(of: back) < place(of: second.start))
        #expect(second.start.hasFocusInside)
    }

    @Test func theSearchButtonIsBetweenTheButtonsOfThePageAndTheMainMenu() async throws {
        let application = GtkTesting.application
        defer {
            application.commands = .none
            window.close()
        }
        application.commands = Commands { Command("Remember", "<Control>r") {} }
        let search = SearchEntry()
        let screen = ScreenWithHeader("Two") { screen in
            HeaderContent(search: search) {
                screen.start
            } end: {
                screen.end
            }
        }
        let tabs = TabController()
        tabs.setControllers([first, screen], animated: false)
        _ = try await window.show(tabs)
        let bar = try #require(tabs.headerBar)
        let menu = try #require(bar.first(MenuButton.self))
        tabs.selectedIndex = 1
        GtkTesting.settle()
        let button = try #require(bar.first(ToggleButton.self))
        let places = try [screen.end, button, menu, try #require(bar.descendants.last { $0 is WindowControls })]
            .map { try place(of: $0) }
        #expect(places == places.sorted())
    }

    @Test func aHeaderBarIsMirroredWithItsWindow() async throws {
        Widget.setDefaultDirection(.rtl)
        defer {
            window.close()
            Widget.setDefaultDirection(.ltr)
        }
        _ = try await window.show(first)
        #expect(try place(of: first.start) > place(of: first.end))
    }

    @Test func tabsShowTheButtonsOfTheChosenOne() async throws {
        defer { window.close() }
        let tabs = TabController()
        tabs.setControllers([first, NavigationController(rootController: second)], animated: false)
        _ = try await window.show(tabs)
        let bar = try #require(tabs.headerBar)
        #expect(first.start.headerBarAround === bar)
        tabs.selectedIndex = 1
        GtkTesting.settle()
        #expect(second.start.headerBarAround === bar && first.start.headerBarAround == nil)
        #expect(bar.visibleTexts == ["Start Two", "Two", "End"])
        // The Back button of a page in a tab is there, too.
        (tabs.controllers[1] as? NavigationController)?.push(ScreenWithHeader("Three"))
        GtkTesting.settle()
        #expect(bar.backButton != nil && second.start.headerBarAround == nil)
    }

    @Test(.userInput) func aDialogHasAButtonThatCancelsAndOneThatAccepts() async throws {
        defer { window.close() }
        _ = try await window.show(first)
        var acceptCount = 0
        let save = Button("Save")
        save.onClicked { acceptCount += 1 }
        let dialog = ScreenWithHeader("Dialog") { _ in HeaderContent(cancel: "Cancel", accept: save) }
        dialog.entry.activatesDefault = true
        first.present(dialog)
        let shown = try #require(dialog.window)
        try await UserInput.activate(shown)
        #expect(dialog.headerBar?.showTitleButtons == false)
        dialog.entry.grabFocus()
        try await UserInput.press("Return")
        try await GtkTesting.turnMainLoop(until: "Save is pressed") { acceptCount == 1 }
        try await UserInput.click(try #require(dialog.headerBar?.button("Cancel")))
        try await GtkTesting.turnMainLoop(until: "the dialog is closed") { first.presentedController == nil }
    }

    private func editor(accept save: Button) -> ScreenWithHeader {
        ScreenWithHeader("Editor") { _ in HeaderContent(cancel: "Cancel", accept: save) }
    }

    @Test func aPageThatGoesTakesTheDefaultButtonOfTheWindowWithIt() async throws {
        defer { window.close() }
        let save = Button("Save")
        let navigation = NavigationController(rootController: first)
        let shown = try await window.show(navigation)
        navigation.push(editor(accept: save))
        GtkTesting.settle()
        #expect(shown.defaultWidget === save)
        navigation.pop(animated: false)
        // With the next frame, the button may be gone.
        #expect(shown.defaultWidget == nil)
    }

    @Test func aPopoverThatGoesTakesTheDefaultButtonOfTheApplicationsWindowWithIt() {
        let save = Button("Save"), notebook = Notebook(), shown = Window()
        defer { shown.destroy() }
        first.place(with: tab(in: notebook))
        shown.child = notebook
        shown.present()
        GtkTesting.settle()
        first.present(editor(accept: save), as: .popover)
        GtkTesting.settle()
        #expect(shown.defaultWidget === save)
        first.dismiss()
        #expect(shown.defaultWidget == nil)
    }

    @Test func aPopoverWhoseAnchorGoesKeepsTheDefaultButtonOfTheWindow() async throws {
        defer { window.close() }
        let save = Button("Save"), anchor = Button("Edit")
        let shown = try await window.show(first)
        let box = try #require(first.view as? Box)
        box.append(anchor)
        first.present(editor(accept: save), as: .popover(anchor: anchor))
        GtkTesting.settle()
        #expect(shown.defaultWidget === save)
        box.remove(anchor)
        GtkTesting.settle()
        #expect(shown.defaultWidget === save)
    }

    @Test func aPopoverShowsAHeaderBarOnlyIfItHasSomethingInIt() async throws {
        defer { window.close() }
        _ = try await window.show(first)
        let popover = ScreenWithHeader("Popover") { _ in HeaderContent() }
        first.present(popover, as: .popover)
        GtkTesting.settle()
        #expect(popover.headerBar?.visible == false)
        first.dismiss()
        first.present(second, as: .popover)
        GtkTesting.settle()
        #expect(second.headerBar?.visible == true && second.headerBar?.showTitleButtons == false)
    }

    @Test func theButtonsOfAScreenMoveWithIt() async throws {
        defer { window.close() }
        let tabs = try await window.showMoved(first)
        #expect(first.start.headerBarAround === tabs.headerBar && first.start.mapped)
        #expect(DrawnHierarchy.complaints(about: window) == [])
    }
}

extension Widget {
    fileprivate var headerBarAround: HeaderBar? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? HeaderBar }.first
    }

    fileprivate var hasFocusInside: Bool {
        (root as? Window)?.focusWidget.map { $0 === self || $0.isAncestor(self) } == true
    }
}
