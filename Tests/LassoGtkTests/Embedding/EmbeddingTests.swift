import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

/// Tests of placing in an existing stack or notebook of the application.
@Suite(.display)
struct EmbeddingTests {
    private let window: Window

    init() {
        window = Window()
    }

    /// Creates a widget from a user interface definition, like an application.
    private func widget<Found: Widget>(_ type: Found.Type, _ definition: String) throws -> Found {
        let builder = try Builder(string: "<interface>\(definition)</interface>")
        let widget = try builder.object("place", as: type)
        window.child = widget
        window.present()
        GtkTesting.settle()
        return widget
    }

    private func stack() throws -> Stack {
        try widget(
            Stack.self,
            """
            <object class="GtkStack" id="place"><child><object class="GtkStackPage"><property name="child">
              <object class="GtkLabel"><property name="label">own</property></object>
            </property></object></child></object>
            """
        )
    }

    private func notebook() throws -> Notebook {
        try widget(
            Notebook.self,
            """
            <object class="GtkNotebook" id="place"><child><object class="GtkNotebookPage"><property name="child">
              <object class="GtkLabel"><property name="label">own</property></object>
            </property></object></child></object>
            """
        )
    }

    @Test func aStackShowsItsOwnPageWhileNothingIsPlacedThere() async throws {
        let stack = try stack()
        let log = LifeCycleLog()
        let first = LoggingController("first", log), second = LoggingController("second", log)
        let context = first.place(with: pushed(in: stack))
        #expect(context === stack.navigationController)
        second.place(with: pushed(in: stack))
        GtkTesting.settle()
        #expect(stack.visibleTexts == ["second"])
        context?.pop()
        GtkTesting.settle()
        #expect(stack.visibleTexts == ["first"])
        #expect(
            log.events == [
                "first appeared", "first disappeared", "second appeared", "second disappeared", "first appeared",
            ]
        )
        context?.setControllers([])
        GtkTesting.settle()
        #expect(stack.visibleTexts == ["own"])
        window.destroy()
    }

    @Test func aFlowGoesOnInAStackUntilItsWindowIsClosed() async throws {
        let recorder = LifetimeRecorder()
        func show() throws {
            let stack = try stack()
            let flow = TwoPageFlow()
            recorder.record(flow)
            flow.start(with: root(of: stack))
            flow.next()
            GtkTesting.settle()
            #expect(stack.visibleTexts == ["two"])
            recorder.recordHierarchy(of: stack.navigationController)
            recorder.record(stack)
            #expect(stack.navigationController.controllers.count == 2)
        }
        try show()
        #expect(recorder.survivors.contains("TwoPageFlow"))
        window.destroy()
        window.child = nil
        try await GtkTesting.turnMainLoop(until: "all are released: \(recorder.survivors)") { recorder.survivors == [] }
    }

    @Test func aStackThatIsUsedAgainGetsNoMoreEventControllers() async throws {
        let stack = Stack()
        var counts: [Int] = []
        for _ in 0..<3 {
            window.child = stack
            window.present()
            FormController("first").place(with: root(of: stack))
            GtkTesting.settle()
            counts.append(stack.observeControllers().items(as: EventController.self).count)
            window.child = nil
            await Task {}.value
        }
        #expect(Set(counts).count == 1, "\(counts)")
        window.destroy()
    }

    @Test(.userInput) func aStackIsAPartOfItsWindow() async throws {
        let stack = try stack()
        let first = FormController("first"), second = FormController("second")
        first.place(with: root(of: stack))
        second.place(with: pushed(in: stack))
        try await UserInput.activate(window)
        second.entry.grabFocus()
        try await UserInput.press("Escape")
        #expect(stack.navigationController.controllers.map(\.title) == ["first"])

        let dialog = FormController("dialog")
        first.present(dialog)
        GtkTesting.settle()
        #expect(dialog.window?.transientFor === window)
        first.dismiss()
        #expect(dialog.window == nil)
        window.destroy()
    }

    @Test func whatRefusesInAStackInAViewKeepsItsWindow() throws {
        let holding = StackController(), refusing = FormController("Unsaved")
        let top = WindowController()
        top.setRootController(holding)
        top.present(in: GtkTesting.application)
        refusing.answer = .refused
        refusing.place(with: pushed(in: holding.stack))
        let shown = try #require(top.window)
        shown.close()
        #expect(top.isOpen && stackHas(refusing, holding.stack))
        refusing.answer = .allowed
        shown.close()
        #expect(!top.isOpen)
        window.destroy()
    }

    private func stackHas(_ controller: Controller, _ stack: Stack) -> Bool {
        stack.navigationController.topController === controller
    }

    @Test func aNotebookShowsWhatIsPlacedThereBesideItsOwnPages() async throws {
        let notebook = try notebook()
        FormController("first").place(with: tab(in: notebook))
        let context = FormController("second").place(with: tab(in: notebook))
        #expect(context?.controllers.map(\.title) == ["first", "second"])
        #expect(notebook.nPages == 3 && notebook.currentPage == 2)
        notebook.currentPage = 1
        #expect(context?.selectedIndex == 0)
        notebook.currentPage = 0
        #expect(context?.selectedIndex == 0)
        context?.setControllers([])
        #expect(notebook.nPages == 1)
        window.destroy()
    }

    @Test func theFirstTabTakesTheFocusWhereNothingHasIt() throws {
        let notebook = try widget(Notebook.self, "<object class=\"GtkNotebook\" id=\"place\"/>")
        let first = FormController("first"), second = FormController("second")
        first.place(with: tab(in: notebook))
        #expect(window.focusWidget?.parent === first.entry)
        first.button.grabFocus()
        second.place(with: tab(in: notebook))
        #expect(window.focusWidget?.parent === second.entry)
        window.destroy()
    }
}

@MainActor final class LifeCycleLog {
    var events: [String] = []
}

private final class LoggingController: ViewController {
    private let log: LifeCycleLog

    init(_ name: String, _ log: LifeCycleLog) {
        self.log = log
        super.init()
        title = name
    }

    override func loadView() -> Widget { Label(title ?? "") }
    override func viewDidAppear() { log.events.append("\(title ?? "") appeared") }
    override func viewDidDisappear() { log.events.append("\(title ?? "") disappeared") }
}

private final class TwoPageFlow: Flow<NoOutputNavigationFlow> {
    private final class PageController: ViewController {
        override func loadView() -> Widget { Label(title ?? "") }
    }

    private func page(_ title: String) -> Controller {
        let controller = PageController()
        controller.title = title
        return controller
    }

    override func createInitialController() -> Controller { page("one") }

    func next() { page("two").place(with: nextPushedInFlow) }
}

private final class StackController: ViewController {
    let stack = Stack()

    override func loadView() -> Widget { stack }
}
