import LassoGtk
import LassoGtkTestUtilities
import LassoRecording
import LassoTestUtilities
import Testing

/// Tests of the appearance and behavior of tabs, pages, panes, dialogs, and popovers.
@Suite(.display)
struct ContainerDrawingTests {
    private let window = WindowController()
    private let tabs = TabController()

    private func show(_ controller: Controller) async throws -> Window {
        window.setRootController(controller)
        window.present(in: GtkTesting.application, width: 400, height: 300)
        let shown = try #require(window.window)
        try await UserInput.activate(shown)
        return shown
    }

    private func showTabs(_ count: Int) async throws -> Notebook {
        tabs.setControllers((1...count).map { FormController("Tab \($0)") })
        let shown = try await show(tabs)
        return try #require(shown.first(Notebook.self))
    }

    @Test(.userInput) func keysChooseTabs() async throws {
        _ = try await showTabs(3)
        for (key, index) in [
            ("alt+3", 2), ("alt+1", 0), ("alt+KP_2", 1), ("alt+KP_1", 0), ("alt+9", 0), ("ctrl+Next", 1),
            ("ctrl+Next", 2), ("ctrl+Prior", 1),
        ] {
            try await UserInput.press(key)
            #expect(tabs.selectedIndex == index, "\(key)")
        }
        // Also when a field has the focus.
        (tabs.selectedController as? FormController)?.entry.grabFocus()
        try await UserInput.press("alt+1")
        #expect(tabs.selectedIndex == 0)
        // Also when a multiline field has the focus, which itself uses the key.
        tabs.setControllers([TextController()] + tabs.controllers, selectedIndex: 0)
        (tabs.selectedController as? TextController)?.text.grabFocus()
        try await UserInput.press("ctrl+Next")
        #expect(tabs.selectedIndex == 1)
        window.close()
    }

    @Test(.userInput) func aTabWithAnIconIsClosedWithTheMouse() async throws {
        let notebook = try await showTabs(3)
        tabs.controllers[0].iconName = "edit-find-symbolic"
        let page = try #require(notebook.nthPage(0))
        let label = try #require(notebook.tabLabel(for: page))
        #expect(label.first(Image.self)?.iconName == "edit-find-symbolic")
        #expect(label.first(Image.self)?.visible == true)

        try await UserInput.click(label, button: 2)
        #expect(tabs.controllers.count == 3, "the tabs are not closable")
        tabs.hasClosableTabs = true
        GtkTesting.settle()
        try await UserInput.click(label, button: 2)
        #expect(tabs.controllers.map(\.title) == ["Tab 2", "Tab 3"])
        let lastPage = try #require(notebook.nthPage(1))
        let close = try #require(notebook.tabLabel(for: lastPage)?.first(Button.self))
        try await UserInput.click(close)
        #expect(tabs.controllers.map(\.title) == ["Tab 2"])
        window.close()
    }

    @Test func tabsThatAreMovedByTheUserAreMovedInTheHierarchy() async throws {
        let notebook = try await showTabs(3)
        tabs.hasReorderableTabs = true
        let page = try #require(notebook.nthPage(0))
        #expect(notebook.tabReorderable(for: page))
        // Like a drag with the mouse, without the animation.
        notebook.reorderChild(page, position: 2)
        #expect(tabs.controllers.map(\.title) == ["Tab 2", "Tab 3", "Tab 1"])
        #expect(tabs.selectedController?.title == "Tab 1")
        #expect(DrawnHierarchy.complaints(about: window) == [])
        window.close()
    }

    @Test func aTabThatTheUserMovesIsOnTheTape() async throws {
        let notebook = try await showTabs(3)
        tabs.hasReorderableTabs = true
        let recorder = FlightRecorder(of: NotesApplication.identity)
        notebook.reorderChild(try #require(notebook.nthPage(0)), position: 2)
        let moves = recorder.tape.events.filter { $0.isCause && "\($0)".hasPrefix("move tab 1 to place 3 in ") }
        #expect(moves.count == 1)
        window.close()
    }

    @Test func manyTabsScrollInsteadOfMakingTheWindowLarge() async throws {
        let notebook = try await showTabs(40)
        #expect(notebook.scrollable)
        #expect(notebook.measure(.horizontal, forSize: -1).minimum < 400)
        window.close()
    }

    @Test func whatIsNotShownDoesNotMakeTheWindowLarge() async throws {
        let large = LargeController(), small = FormController("small")
        let navigation = NavigationController()
        navigation.setControllers([large, small])
        tabs.setControllers([navigation, LargeController()])
        let pages = PageController()
        pages.setControllers([LargeController(), FormController("small page")])
        pages.selectedIndex = 1
        let shown = try await show(tabs)
        // All tabs are drawn once.
        tabs.selectedIndex = 1
        GtkTesting.settle()
        tabs.selectedIndex = 0
        GtkTesting.settle()
        #expect(shown.measure(.horizontal, forSize: -1).minimum < LargeController.size)
        navigation.pop()
        GtkTesting.settle()
        #expect(shown.measure(.horizontal, forSize: -1).minimum >= LargeController.size)
        window.setRootController(pages)
        GtkTesting.settle()
        pages.selectedIndex = 0
        GtkTesting.settle()
        pages.selectedIndex = 1
        GtkTesting.settle()
        #expect(shown.measure(.horizontal, forSize: -1).minimum < LargeController.size)
        window.close()
    }

    @Test(.userInput) func aPageThatIsLeavingCannotBeClicked() async throws {
        Settings.default?.gtkEnableAnimations = true
        var clicks = 0
        let counting = ClickController { clicks += 1 }
        let navigation = NavigationController(rootController: FormController("below"))
        navigation.popTransition = .fade(duration: .seconds(5))
        navigation.push(counting)
        _ = try await show(navigation)
        try await UserInput.click(counting.view)
        #expect(clicks == 1)
        try await Task.sleep(for: .milliseconds(600))
        let view = counting.view
        navigation.pop()
        GtkTesting.turnMainLoopOnce()
        #expect(view.mapped, "the view is still visible")
        try await UserInput.clickInTheMiddleOfATransition()
        #expect(clicks == 1)
        window.close()
    }

    @Test(.userInput) func aPageThatIsLeavingHasNoMnemonics() async throws {
        Settings.default?.gtkEnableAnimations = true
        var clicks: [String] = []
        let first = ClickController { clicks.append("first") }
        let second = ClickController { clicks.append("second") }
        let navigation = NavigationController(rootController: first)
        navigation.pushTransition = .fade(duration: .seconds(5))
        _ = try await show(navigation)
        navigation.push(second)
        GtkTesting.turnMainLoopOnce()
        #expect(first.view.mapped, "the view is still visible")
        try await UserInput.pressInTheMiddleOfATransition("alt+c")
        #expect(clicks == ["second"])
        window.close()
    }

    @Test(.userInput) func pagesAreLeafedThroughWithButtons() async throws {
        let pages = PageController()
        pages.setControllers([FormController("one"), FormController("two")])
        let shown = try await show(pages)
        let next = try #require(shown.descendants.first { $0.accessibleLabel == "Next Page" } as? Button)
        let previous = try #require(shown.descendants.first { $0.accessibleLabel == "Previous Page" } as? Button)
        #expect(next.sensitive && !previous.sensitive)
        try await UserInput.click(next)
        #expect(pages.selectedIndex == 1 && shown.title == "two")
        #expect(!next.sensitive && previous.sensitive)
        try await UserInput.click(previous)
        #expect(pages.selectedIndex == 0)
        #expect(DrawnHierarchy.complaints(about: window) == [])
        window.close()
    }

    @Test(.userInput) func aNavigationControllerInASidebarHasAWayBackOfItsOwn() async throws {
        let inner = NavigationController(rootController: FormController("list"))
        let split = SplitController()
        split.setSidebarController(inner)
        split.setContentController(FormController("content"))
        split.narrowWidth = 0
        let shown = try await show(split)
        inner.push(FormController("details"))
        GtkTesting.settle()
        #expect(shown.title == "content")
        let back = try #require(shown.backButton)
        try await UserInput.click(back)
        #expect(inner.controllers.count == 1)
        // Keys apply to the container with the focus.
        inner.push(FormController("details"))
        (inner.topController as? FormController)?.entry.grabFocus()
        try await UserInput.press("Escape")
        #expect(inner.controllers.count == 1)
        window.close()
    }

    @Test func aClickElsewhereClosesAPopoverUnlessItRefuses() async throws {
        let form = FormController("below"), inside = FormController("inside")
        let shown = try await show(form)
        form.present(inside, as: .popover(anchor: form.entry))
        GtkTesting.settle()
        #expect(inside.view.mapped)
        inside.answer = .refused
        let popover = try #require(sequence(first: inside.view, next: \.parent).first { $0 is Popover } as? Popover)
        popover.popdown()
        GtkTesting.settle()
        #expect(form.presentedController === inside && inside.view.mapped)
        inside.answer = .allowed
        popover.popdown()
        GtkTesting.settle()
        #expect(form.presentedController == nil)
        #expect(shown.focusWidget != nil)
        window.close()
    }

    @Test func popoversWhoseAnchorHasGoneStay() async throws {
        let form = FormController("below"), inside = FormController("inside"), above = FormController("above")
        _ = try await show(form)
        form.present(inside, as: .popover(anchor: form.entry))
        GtkTesting.settle()
        inside.present(above, as: .popover)
        GtkTesting.settle()
        #expect(above.view.mapped)
        (form.entry.parent as? Box)?.remove(form.entry)
        GtkTesting.settle()
        #expect(inside.view.mapped && above.view.mapped)
        window.close()
    }

    @Test func assistiveTechnologiesLearnThatAPresentedWindowIsADialog() async throws {
        let form = FormController("below"), dialog = FormController("dialog")
        _ = try await show(form)
        form.present(dialog)
        GtkTesting.settle()
        #expect(dialog.window?.accessibleRole == .dialog)
        window.close()
    }

    @Test func aDialogBlocksItsOwnWindowOnly() async throws {
        let form = FormController("below"), dialog = FormController("dialog")
        let shown = try await show(form)
        let other = WindowController()
        FormController("other").place(with: root(of: other))
        form.windowController?.open(other)
        form.present(dialog)
        GtkTesting.settle()
        let above = try #require(dialog.window)
        #expect(above.modal && above.resizable && above.destroyWithParent && above.transientFor === shown)
        #expect(above.group === shown.group)
        #expect(other.window?.group !== shown.group)
        #expect(WindowController.openWindows.contains { $0 === other })
        other.close()
        window.close()
    }

    @Test(.userInput) func aDismissibleNavigationControllerHasAButtonThatClosesTheDialog() async throws {
        let form = FormController("below")
        _ = try await show(form)
        let context = FormController("inside").place(with: presented(on: form).withDismissibleNavigationEmbedding())
        GtkTesting.settle()
        let close = try #require(context?.topController?.headerBar?.button("Close"))
        #expect(close.visible)
        context?.push(FormController("deeper"))
        let deeper = try #require(context?.topController?.headerBar)
        #expect(deeper.button("Close")?.visible != true)
        context?.pop()
        try await UserInput.click(close)
        #expect(form.presentedController == nil)
        window.close()
    }

    @Test func theRootIsReplacedWithTheTransitionThatIsAskedFor() async throws {
        let settings = try #require(Settings.default)
        settings.gtkEnableAnimations = true
        let shown = try await show(FormController("first"))
        let stack = try #require(shown.first(Stack.self))
        for (transition, expected) in [
            (Transition.crossfade, StackTransitionType.crossfade), (.push, .slideLeft), (.pop, .slideRight),
            (.present, .overUp), (.dismiss, .underDown), (.cover(from: .left), .overRight),
            (.slide(from: .top), .slideDown),
            (.reveal(from: .right), .underLeft),
        ] {
            var ends = 0
            window.setRootController(FormController("next"), with: transition) { ends += 1 }
            #expect(stack.transitionType == expected && stack.transitionRunning)
            #expect(ends == 0)
            GtkTesting.settle()
            #expect(ends == 1 && !stack.transitionRunning)
        }
        window.setRootController(FormController("slow"), with: .fade(duration: .milliseconds(1234)))
        #expect(stack.transitionDuration == 1234)

        // With animations disabled, nothing moves.
        settings.gtkEnableAnimations = false
        var ends = 0
        window.setRootController(FormController("last"), with: .push) { ends += 1 }
        #expect(!stack.transitionRunning && ends == 1)
        window.close()
    }
}

private final class TextController: ViewController {
    let text = TextView()

    override func loadView() -> Widget { text }
}

private final class LargeController: ViewController {
    static let size = 700

    override func loadView() -> Widget {
        let button = Button("large")
        button.setSizeRequest(width: Self.size, height: 200)
        return button
    }
}

private final class ClickController: ViewController {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init()
    }

    override func loadView() -> Widget {
        let button = Button(mnemonic: "_Click")
        button.onClicked { [weak self] in self?.action() }
        return button
    }
}
