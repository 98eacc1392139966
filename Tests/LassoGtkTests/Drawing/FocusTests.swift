import LassoGtk
import LassoGtkTestUtilities
import Testing

/// Tests of the focus after changes of the hierarchy.
@Suite(.display)
struct FocusTests {
    private let window = WindowController()
    private let first: FormController
    private let second: FormController

    init() {
        first = FormController("First")
        second = FormController("Second")
    }

    private func show(_ controller: Controller) {
        window.setRootController(controller)
        window.present(in: GtkTesting.application, width: 400, height: 300)
        GtkTesting.settle()
    }

    /// Returns the entry or button that has the focus in a controller's window.
    private func focus(in controller: Controller) -> Widget? {
        let focus = controller.window?.focusWidget
        return focus is Text ? focus?.parent : focus
    }

    /// The theme animates a focus that moves in a window that is shown.
    @Test func theFirstWindowBeginsWithTheFocusInItsFirstField() {
        final class ScrolledController: ViewController {
            let field = Entry()
            override func loadView() -> Widget {
                ScrolledWindow(
                    child: Box(.vertical) {
                        Label("Name")
                        field
                    }
                )
            }
        }
        let controller = ScrolledController()
        weak var begun: Widget?
        controller.field.onMap { [unowned controller] in begun = controller.window?.focusWidget }
        show(controller)
        #expect(begun?.parent === controller.field)
        #expect(focus(in: window) === controller.field)
        window.close()
    }

    @Test(arguments: [true, false])
    func aPopReturnsTheFocusThatThePushTook(animated: Bool) {
        let navigation = NavigationController(rootController: first)
        show(navigation)
        #expect(focus(in: window) === first.entry)
        first.button.grabFocus()
        navigation.push(second, animated: animated)
        GtkTesting.settle()
        #expect(focus(in: window) === second.entry)
        navigation.pop(animated: animated)
        GtkTesting.settle()
        #expect(focus(in: window) === first.button)
        window.close()
    }

    @Test(.userInput) func aPopWithTheHeaderBarsButtonGivesTheFocusBackToo() async throws {
        let navigation = NavigationController(rootController: first)
        show(navigation)
        first.button.grabFocus()
        navigation.push(second)
        GtkTesting.settle()
        let back = try #require(window.window?.backButton)
        try await UserInput.click(back)
        #expect(focus(in: window) === first.button)

        // With the keyboard, the button itself has the focus, and is removed.
        navigation.push(FormController("Third"))
        GtkTesting.settle()
        window.window?.backButton?.grabFocus()
        try await UserInput.press("space")
        #expect(navigation.controllers.count == 1)
        #expect(focus(in: window)?.isAncestor(first.view) == true)
        window.close()
    }

    @Test(.userInput) func aDialogReturnsTheFocusToTheWindowBelow() async throws {
        show(first)
        first.button.grabFocus()
        first.present(second)
        try await UserInput.activate(try #require(second.window))
        #expect(focus(in: second) === second.entry)
        try await UserInput.press("x")
        #expect(second.entry.text == "x")
        first.dismiss()
        try await UserInput.activate(try #require(window.window))
        #expect(focus(in: window) === first.button)
        window.close()
    }

    @Test(.userInput) func aPopoverHasTheFocusAndGivesItBack() async throws {
        show(first)
        try await UserInput.activate(try #require(window.window))
        first.button.grabFocus()
        first.present(second, as: .popover(anchor: first.button))
        GtkTesting.settle()
        #expect(focus(in: second) === second.entry)
        try await UserInput.press("Escape")
        #expect(first.presentedController == nil)
        #expect(focus(in: window) === first.button)
        window.close()
    }

    /// Focuses the entry of the first controller, with the cursor behind the first letter of three.
    ///
    /// - Returns: The text in the entry.
    private func focusFirstEntry() throws -> Text {
        first.entry.text = "abc"
        first.entry.grabFocus()
        let text = try #require(window.window?.focusWidget as? Text)
        text.position = 1
        return text
    }

    @Test(.userInput) func aPopoverGivesTheFocusBackWithoutSelectingText() async throws {
        defer { window.close() }
        show(first)
        try await UserInput.activate(try #require(window.window))
        let text = try focusFirstEntry()
        first.present(second, as: .popover(anchor: first.button))
        GtkTesting.settle()
        #expect(focus(in: second) === second.entry)
        first.dismiss()
        GtkTesting.settle()
        #expect(window.window?.focusWidget === text)
        #expect(text.selectionBounds == nil && text.position == 1)
    }

    @Test(.userInput) func aPopoverHasTheFocusWhereItWasAfterADialog() async throws {
        final class FieldsController: ViewController {
            let fields = [Entry(), Entry()]
            override func loadView() -> Widget { Box(.vertical) { fields } }
        }
        defer { window.close() }
        let (content, dialog) = (FieldsController(), FormController("Dialog"))
        show(first)
        try await UserInput.activate(try #require(window.window))
        first.present(content, as: .popover(anchor: first.button))
        GtkTesting.settle()
        content.fields[1].text = "abc"
        content.fields[1].grabFocus()
        content.fields[1].position = 1
        content.present(dialog)
        try await UserInput.activate(try #require(dialog.window))
        #expect(!content.fields[1].mapped)
        content.dismiss()
        try await UserInput.activate(try #require(window.window))
        try await GtkTesting.turnMainLoop(until: "the popover is back") { content.fields[1].mapped }
        #expect(focus(in: window) === content.fields[1])
        #expect(content.fields[1].selectionBounds == nil && content.fields[1].position == 1)
        first.dismiss()
        GtkTesting.settle()
    }

    @Test func aTabHasTheFocusAgainWithoutSelectingText() throws {
        defer { window.close() }
        let tabs = TabController()
        tabs.setControllers([first, second])
        show(tabs)
        let text = try focusFirstEntry()
        tabs.selectedIndex = 1
        GtkTesting.settle()
        #expect(focus(in: window) === second.entry)
        tabs.selectedIndex = 0
        GtkTesting.settle()
        #expect(window.window?.focusWidget === text)
        #expect(text.selectionBounds == nil && text.position == 1)
    }

    @Test func aSidebarThatChangesSidesKeepsTheFocusWithoutSelectingText() throws {
        defer { window.close() }
        let split = SplitController()
        split.setSidebarController(first)
        split.narrowWidth = 0
        show(split)
        let text = try focusFirstEntry()
        split.sidebarPosition = .trailing
        GtkTesting.settle()
        #expect(window.window?.focusWidget === text)
        #expect(text.selectionBounds == nil && text.position == 1)
    }

    @Test func aTabHasTheFocusWhereItWasWhenItIsChosenAgain() {
        let tabs = TabController()
        tabs.setControllers([first, second])
        show(tabs)
        first.button.grabFocus()
        tabs.selectedIndex = 1
        GtkTesting.settle()
        #expect(focus(in: window) === second.entry)
        second.button.grabFocus()
        tabs.selectedIndex = 0
        GtkTesting.settle()
        #expect(focus(in: window) === first.button)
        tabs.selectedIndex = 1
        GtkTesting.settle()
        #expect(focus(in: window) === second.button)
        window.close()
    }

    @Test func aTabThatIsChosenForTheFirstTimeHasTheFocusInItsFirstField() {
        final class FieldsController: ViewController {
            let fields = (1...4).map { _ in Entry() }
            override func loadView() -> Widget { Box(.vertical) { fields } }
        }
        let (tabs, chosen) = (TabController(), FieldsController())
        tabs.setControllers([first, chosen])
        show(tabs)
        first.button.grabFocus()
        tabs.selectedIndex = 1
        GtkTesting.settle()
        #expect(chosen.fields.firstIndex { $0 === focus(in: window) } == 0)
        window.close()
    }

    @Test(arguments: [true, false]) func aPageWithNothingToFocusLeavesTheFocusNowhereAndNotOnACoveredPage(
        animated: Bool
    ) {
        Settings.default?.gtkEnableAnimations = animated
        let navigation = NavigationController(rootController: first)
        show(navigation)
        first.entry.grabFocus()
        navigation.push(TabController())
        #expect(DrawnHierarchy.complaints(about: window, isAtRest: false) == [])
        GtkTesting.settle()
        #expect(DrawnHierarchy.complaints(about: window) == [])
        navigation.pop()
        GtkTesting.settle()
        #expect(focus(in: window) === first.entry)
        window.close()
    }

    @Test func contentThatComesWhileOneWorksInTheSidebarDoesNotTakeTheFocus() {
        let split = SplitController()
        split.setSidebarController(first)
        split.narrowWidth = 0
        show(split)
        first.button.grabFocus()
        split.setContentController(second)
        GtkTesting.settle()
        #expect(focus(in: window) === first.button)
        window.close()
    }
}
