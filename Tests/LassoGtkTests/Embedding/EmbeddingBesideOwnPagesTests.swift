import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests of embedding in a stack or notebook that also has pages and settings of the application.
@Suite(.display)
struct EmbeddingBesideOwnPagesTests {
    private let window: Window

    init() {
        window = Window()
        window.setDefaultSize(width: 400, height: 300)
    }

    private func show(_ widget: Widget) async throws {
        window.child = widget
        try await UserInput.activate(window)
    }

    private func notebookWithOwnPage() -> Notebook {
        let notebook = Notebook()
        notebook.appendPage(Label("own"), tabLabel: Label("Own"))
        return notebook
    }

    // MARK: Notebooks

    @Test func aNotebookThatShowsItsOwnPageGoesOnToShowItWhateverHappensInATab() async throws {
        defer { window.destroy() }
        let notebook = notebookWithOwnPage()
        let first = FormController("one"), second = FormController("two")
        let navigation = NavigationController(rootController: first)
        navigation.place(with: tab(in: notebook))
        try await show(notebook)
        #expect(notebook.currentPage == 1 && first.isOnScreen)
        notebook.currentPage = 0
        #expect(!first.isOnScreen)
        navigation.push(second)
        GtkTesting.settle()
        #expect(notebook.currentPage == 0 && !second.isOnScreen)

        notebook.currentPage = 1
        GtkTesting.settle()
        #expect(second.isOnScreen && second.view.mapped)
    }

    @Test func onlyATabThatIsPlacedOrChosenReplacesAnOwnPage() async throws {
        defer { window.destroy() }
        let notebook = notebookWithOwnPage()
        let first = FormController("one"), second = FormController("two")
        try await show(notebook)
        first.place(with: tab(in: notebook))
        #expect(first.isOnScreen && first.view.mapped)
        notebook.currentPage = 0
        second.place(with: tab(in: notebook))
        #expect(notebook.currentPage == 2 && second.isOnScreen && second.view.mapped)
        notebook.currentPage = 0
        notebook.tabController.selectedIndex = 0
        #expect(notebook.currentPage == 1 && first.isOnScreen && first.view.mapped)
        notebook.currentPage = 0
        notebook.tabController.setControllers([second])
        #expect(notebook.currentPage == 0 && !second.isOnScreen)
    }

    @Test func tabsAreFoundWhereverTheNotebooksOwnPagesCome() async throws {
        defer { window.destroy() }
        let notebook = Notebook()
        let tabs = notebook.tabController
        tabs.setControllers([FormController("one"), FormController("two")])
        try await show(notebook)
        notebook.insertPage(Label("own"), tabLabel: Label("Own"), position: 0)
        notebook.currentPage = 2
        #expect(tabs.selectedController?.title == "two")
        tabs.selectedIndex = 0
        #expect(notebook.currentPage == 1)
        notebook.insertPage(Label("own too"), tabLabel: Label("Own too"), position: 2)
        tabs.setControllers(tabs.controllers + [FormController("three")], selectedIndex: 2)
        #expect(notebook.currentPage == 4)
        let second = try #require(notebook.nthPage(3))
        notebook.reorderChild(second, position: 0)
        #expect(tabs.controllers.map(\.title) == ["two", "one", "three"])
    }

    @Test func aTabThatIsMovedAmongTheNotebooksOwnPagesReturnsToTheOthers() async throws {
        defer { window.destroy() }
        let notebook = notebookWithOwnPage()
        let first = FormController("one"), second = FormController("two")
        first.place(with: tab(in: notebook))
        second.place(with: tab(in: notebook))
        try await show(notebook)
        notebook.tabController.selectedIndex = 0
        let page = try #require(notebook.nthPage(1))
        notebook.reorderChild(page, position: 0)
        GtkTesting.settle()
        #expect(notebook.nthPage(1) === page && first.view.mapped)
        #expect(notebook.tabController.controllers.map(\.title) == ["one", "two"])
    }

    @Test func aNotebookKeepsTheSettingsThatTheApplicationHasMade() async throws {
        defer { window.destroy() }
        let notebook = Notebook()
        notebook.showTabs = false
        FormController("one").place(with: tab(in: notebook))
        try await show(notebook)
        #expect(!notebook.showTabs && !notebook.scrollable && !notebook.hexpandSet && !notebook.vexpandSet)
        #expect(notebook.accessibleLabel == nil)
    }

    @Test(.userInput) func aNavigationControllerInANotebookHasABar() async throws {
        defer { window.destroy() }
        let notebook = Notebook()
        let navigation = NavigationController(rootController: FormController("one"))
        navigation.push(FormController("two"))
        navigation.place(with: tab(in: notebook))
        try await show(notebook)
        let bar = try #require(navigation.topController?.headerBar)
        #expect(bar.visibleTexts == ["two"])
        try await UserInput.click(try #require(bar.backButton))
        #expect(navigation.controllers.map(\.title) == ["one"])
    }

    /// A page with a button in its header bar that accepts.
    private final class AcceptingController: ViewController {
        let accept = Button("Accept")

        override func loadView() -> Widget { Label("accepting") }

        override func loadHeaderContent() -> HeaderContent { HeaderContent(cancel: "Cancel", accept: accept) }
    }

    @Test(arguments: [false, true])
    func whatIsRemovedTakesTheDefaultButtonOfTheWindowWithIt(isWholeNotebook: Bool) async throws {
        defer { window.destroy() }
        let notebook = Notebook(), page = AcceptingController()
        let context = NavigationController(rootController: page).place(with: tab(in: notebook))
        try await show(notebook)
        #expect(window.defaultWidget === page.accept)
        if isWholeNotebook { window.child = nil } else { context?.setControllers([]) }
        // With the next frame, the button may be gone.
        #expect(window.defaultWidget == nil)
    }

    // MARK: Stacks

    @Test(.userInput) func theOwnPageOfAStackCanBeUsedWhenTheApplicationShowsIt() async throws {
        defer { window.destroy() }
        let stack = Stack(), own = Button("own")
        stack.addChild(own)
        let first = FormController("one"), second = FormController("two")
        first.place(with: pushed(in: stack))
        try await show(stack)
        #expect(first.isOnScreen)
        stack.setVisibleChild(own)
        GtkTesting.settle()
        #expect(!first.isOnScreen)
        var clickCount = 0
        own.onClicked { clickCount += 1 }
        try await UserInput.click(own)
        #expect(clickCount == 1)

        stack.setVisibleChild(first.view)
        GtkTesting.settle()
        #expect(first.isOnScreen && first.view.canTarget)
        stack.setVisibleChild(own)
        second.place(with: pushed(in: stack))
        GtkTesting.settle()
        #expect(second.isOnScreen && stack.visibleChild === second.view)
        stack.setVisibleChild(own)
        stack.navigationController.pop()
        GtkTesting.settle()
        #expect(stack.visibleChild === own && !first.isOnScreen)
    }

    @Test func aStackGoesBackToThePlacedPageWhenTheOwnOneIsTakenAway() async throws {
        defer { window.destroy() }
        let stack = Stack(), own = Label("own"), first = FormController("one")
        stack.addChild(own)
        try await show(stack)
        first.place(with: pushed(in: stack))
        stack.setVisibleChild(own)
        stack.remove(own)
        GtkTesting.settle()
        #expect(first.isOnScreen && first.view.mapped)
    }

    @Test func aStackThatIsEmptiedShowsTheOwnPageThatWasShownLast() async throws {
        defer { window.destroy() }
        let stack = Stack(), own = Label("own"), other = Label("other"), navigation = stack.navigationController
        stack.addChild(own)
        stack.addChild(other)
        try await show(stack)
        navigation.push(FormController("one"))
        stack.setVisibleChild(other)
        navigation.setControllers([])
        #expect(stack.visibleChild === other)
        stack.setVisibleChild(own)
        let second = FormController("two")
        navigation.push(second)
        #expect(stack.visibleChild === second.view)
        navigation.setControllers([])
        #expect(stack.visibleChild === own)
    }

    @Test func aStackKeepsTheSettingsThatTheApplicationHasMade() async throws {
        defer { window.destroy() }
        let stack = Stack()
        stack.transitionType = .slideUp
        stack.transitionDuration = 123
        FormController("one").place(with: pushed(in: stack))
        try await show(stack)
        FormController("two").place(with: pushed(in: stack))
        #expect(stack.hhomogeneous && stack.vhomogeneous)
        #expect(stack.transitionType == .slideUp && stack.transitionDuration == 123)
    }

    @Test func aViewFillsItsPlaceWithoutExpanding() async throws {
        defer { window.destroy() }
        let notebook = Notebook(), form = FormController("one")
        form.place(with: tab(in: notebook))
        try await show(notebook)
        #expect(!form.view.hexpandSet && !form.view.vexpandSet)
        #expect(form.view.height > 200 && form.view.width > 350)
    }
}
