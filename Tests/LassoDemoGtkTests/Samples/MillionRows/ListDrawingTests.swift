import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// Tests of the List window with real keys, on a few chores.
@Suite(.display, .userInput)
struct ListDrawingTests {
    private let window = WindowController()
    private let store: ListScreenStore
    private let view: Widget

    init() async throws {
        store = ListScreenStore(with: ListScreenModule.State(chores: Chore.examples(count: 200)))
        let screen = ListScreenModule.createScreen(with: store)
        screen.place(with: root(of: window))
        window.present(in: GtkTesting.application, width: 700, height: 500)
        let controller = try #require(screen.controller as? ListViewController)
        view = controller.view
        try await GtkTesting.turnMainLoop(until: "the list is drawn") { controller.view.height > 100 }
        try await UserInput.activate(try #require(window.window))
    }

    private var table: ColumnView? { view.first(ColumnView.self) }

    /// The names of the first rows.
    private var names: [String] {
        table?.descendants.compactMap { ($0 as? EditableLabel)?.text }.prefix(3).map { $0 } ?? []
    }

    private func hasLabel(_ text: String) -> Bool { view.descendants.contains { ($0 as? Label)?.label == text } }

    private func focusFirstRow() throws {
        try #require(table?.first(EditableLabel.self)).grabFocus()
    }

    @Test func theNumbersOfAllAndOfShownChoresAreSaid() async throws {
        defer { window.close() }
        #expect(hasLabel("200 chores"))
        let search = try #require(view.first(SearchEntry.self))
        // After many changes, the list shows the last one only in the next turn.
        search.text = "round picture"
        GtkTesting.settle()
        #expect(names == ["Repair the round picture"])
        #expect(hasLabel("1 of 200 chores"))
        search.text = "nothing at all"
        GtkTesting.settle()
        #expect(names == [])
        #expect(hasLabel("0 of 200 chores"))
        search.grabFocus()
        try await UserInput.press("Escape")
        #expect(hasLabel("200 chores"))
    }

    @Test func undoDuringARenamingConcernsTheText() async throws {
        defer { window.close() }
        try focusFirstRow()
        try await UserInput.press("alt+Down", "F2", "x", "ctrl+z", "Escape")
        #expect(store.history.past.count == 1)
        try await UserInput.press("ctrl+z")
        #expect(store.history.past.isEmpty && names.first == "Repair the round picture")
        try await UserInput.press("ctrl+shift+z")
        #expect(names[1] == "Repair the round picture")
    }

    @Test func aRenamingGoesOnAfterSorting() async throws {
        defer { window.close() }
        try focusFirstRow()
        try await UserInput.press("F2", "z")
        store.dispatchAction(.didSort(ListOrder(by: .number, isDescending: true)))
        try await UserInput.press("y", "Return")
        #expect(store.state.chores[id: 1]?.name == "zy" && store.history.past.count == 1)
        store.dispatchAction(.didChooseOrder(nil))
        #expect(names == ["zy", "Order the new hammer", "Label the heavy clock"])
    }

    @Test func undoDuringARenamingFromElsewhereLeavesTheListIntact() async throws {
        defer { window.close() }
        store.dispatchAction(.didDelete([2], next: nil))
        try focusFirstRow()
        try await UserInput.press("F2", "z")
        store.history.undo()
        GtkTesting.settle()
        #expect(store.state.chores.count == 200)
        try await UserInput.press("Return")
        #expect(store.state.chores[id: 1]?.name == "z")
    }

    @Test func everythingIsDeletedAndComesBack() async throws {
        defer { window.close() }
        try focusFirstRow()
        try await UserInput.press("ctrl+a", "Delete")
        #expect(hasLabel("0 chores") && view.button("Undo Delete 200 Chores")?.sensitive == true)
        try #require(view.button("Undo Delete 200 Chores")).emit("clicked")
        #expect(hasLabel("200 chores") && view.button("Redo Delete 200 Chores")?.sensitive == true)
    }

    @Test func rowsAreMovedInManualOrderOnly() async throws {
        defer { window.close() }
        let order = try #require(view.first(DropDown.self))
        store.dispatchAction(.didSort(ListOrder(by: .number)))
        #expect(order.selected == 2 && hasLabel("Rows can be moved in manual order."))
        try focusFirstRow()
        try await UserInput.press("alt+Down")
        #expect(!store.history.canUndo)
        order.selected = 0
        try focusFirstRow()
        try await UserInput.press("alt+Down")
        #expect(store.history.undoName == "Move" && names[1] == "Repair the round picture")
    }
}
