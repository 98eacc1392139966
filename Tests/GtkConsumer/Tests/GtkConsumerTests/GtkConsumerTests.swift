import Isolated
import LassoGtk
import LassoGtkTestUtilities
import Plain
import Testing

@MainActor
@Suite(.display) struct GtkConsumerTests {
    @Test func aStateHoldsColoursFlagsAndEnumerations() {
        let store = PaintingStore(with: PaintingModule.defaultInitialState)
        store.dispatchAction(.didChoose(RGBA(red: 1, green: 0, blue: 0, alpha: 1)))
        store.dispatchAction(.didTurn(.vertical))
        #expect(store.state.color.red == 1)
        #expect(store.state.orientation == .vertical)
    }

    @Test func aScreenIsDrawn() throws {
        let window = WindowController()
        let store = PaintingStore(with: PaintingModule.defaultInitialState)
        PaintingModule.createScreen(with: store).place(with: root(of: window))
        window.present(in: GtkTesting.application)
        let shown = try #require(GtkTesting.application.windows.first)
        #expect(shown.visibleTexts.contains("1"))
        shown.close()
    }

    @Test func aSubclassOfAnotherModuleKeepsItsState() {
        let box = Box(.vertical)
        func add() {
            let clock = ClockLabel()
            clock.tick()
            box.append(clock)
        }
        add()
        (box.firstChild as? ClockLabel)?.tick()
        #expect((box.firstChild as? ClockLabel)?.ticks == 2)
        #expect((box.firstChild as? Label)?.label == "2")
    }

    @Test func swiftsOwnNamesMeanWhatTheyAlwaysMean() async {
        #expect(await sumOfSquares() == 5)
        #expect(await countdown(from: 2) == [1, 0, 0])
        #expect(Theme() == Theme())
    }

    @Test func aScreenWithEachControlSendsWhatTheUserDoes() throws {
        let store = TaskEditorStore(with: TaskEditorModule.defaultInitialState)
        let window = WindowController()
        defer { window.close() }
        TaskEditorModule.createScreen(with: store).place(with: root(of: window))
        window.present(in: GtkTesting.application)
        let view = try #require(GtkTesting.application.windows.first)
        try #require(view.first(Entry.self)).text = "Write"
        #expect(view.visibleTexts.contains("Write"))
        try #require(view.first(Switch.self)).active = true
        #expect(try #require(view.first(CheckButton.self)).active)
        let effort = try #require(view.first(SpinButton.self))
        effort.value = 7
        #expect(store.state.effort == 7)
        try #require(view.first(DropDown.self)).selected = 2
        #expect(store.state.priority == .high)
        #expect(try #require(view.first(RadioGroup.self)).chosenIndex == 2)
        try #require(view.first(GtkCalendar.self)).selectedDay = CalendarDay(year: 2026, month: 2, day: 28)
        #expect(store.state.dueDay == CalendarDay(year: 2026, month: 2, day: 28))
        let stacks = view.descendants.compactMap { $0 as? Stack }
        try #require(stacks.first { $0.childByName("history") != nil }).visibleChildName = "history"
        #expect(store.state.page == "history")
        let notes = try #require(view.first(TextView.self))
        notes.buffer.insertAtCursor("typed")
        #expect(store.state.notes == "typed")
        store.update { $0.steps = [.init(id: 1), .init(id: 2)] }
        store.dispatchAction(.didEditStep(2, "second"))
        let texts = view.descendants.compactMap { ($0 as? Entry)?.text }
        #expect(texts.contains("second"))
        try #require(view.button("Save")).emit("clicked")
        #expect(store.state.isSaving)
        #expect(!effort.isSensitive)
    }

    @Test func aListIsEditedAndUndone() async throws {
        let store = TaskListStore(with: TaskListModule.defaultInitialState)
        let window = WindowController()
        defer { window.close() }
        TaskListModule.createScreen(with: store).place(with: root(of: window))
        window.present(in: GtkTesting.application, width: 300, height: 400)
        let view = try #require(GtkTesting.application.windows.first)
        try await GtkTesting.turnMainLoop(until: "the rows are drawn") { view.titles.first == "Task 1" }
        try await UserInput.activate(view)
        let list = try #require(view.first(ListView.self))
        list.firstChild?.grabFocus()
        try await UserInput.press("F2")
        try await UserInput.press("n", "e", "w", "Return")
        #expect(store.state.tasks[0].title == "new")
        try await UserInput.press("alt+Down")
        #expect(store.state.tasks.prefix(2).map(\.id) == [2, 1])
        #expect(view.button("Undo Move") != nil)
        try await UserInput.press("ctrl+z")
        #expect(store.state.tasks.prefix(2).map(\.title) == ["new", "Task 2"])
        try #require(view.button("Undo Rename")).emit("clicked")
        #expect(store.state.tasks == TaskListModule.defaultInitialState.tasks)
        try await GtkTesting.turnMainLoop(until: "the rows show it") { view.titles.first == "Task 1" }
        try await UserInput.press("ctrl+shift+z")
        #expect(store.state.tasks[0].title == "new")
    }

    @Test(.userInput) func aModelOfTheApplicationSelectsOneItem() async throws {
        let years = Years(), list = makeYearList(years), window = Window()
        defer { window.destroy() }
        window.child = ScrolledWindow(child: list)
        window.setDefaultSize(width: 200, height: 300)
        window.present()
        try await UserInput.activate(window)
        try await GtkTesting.turnMainLoop(until: "the years are drawn") { window.visibleTexts.contains("1903") }
        list.firstChild?.grabFocus()
        try await UserInput.press("Down", "Down")
        #expect(years.chosen == 2)
        // Only the end of the range is selected, and nothing by “Select All”.
        try await UserInput.press("shift+Down", "ctrl+a")
        #expect((0..<years.count).filter(years.isSelected(_:)) == [3])
    }

    @Test(.userInput) func aDoubleClickSelectsACompoundWord() async throws {
        let window = Window(), view = TextView()
        defer { window.destroy() }
        view.letDoubleClickSelectCompoundWords()
        view.buffer.text = "a well-known word"
        // The click in the middle is on the second word.
        (view.halign, view.valign) = (.center, .center)
        view.setSizeRequest(width: 100, height: 20)
        window.child = view
        window.setDefaultSize(width: 300, height: 200)
        window.present()
        try await UserInput.activate(window)
        try await UserInput.click(view, count: 2)
        let ends = try #require(view.buffer.selectionBounds())
        #expect(ends.start.text(for: ends.end) == "well-known")
    }
}

extension Window {
    @MainActor fileprivate var titles: [String] {
        descendants.compactMap { $0 as? EditableLabel }.filter { $0.mapped && $0.height > 0 }.map(\.text)
    }
}
