import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoGtk

/// Tests of where in a list the focus begins, and when it follows the state's selection.
@Suite(.display) struct FirstFocusTests {
    @Test func theFocusGoesFromAnEmptyListToItsFirstRow() async throws {
        let list = ListWindow(ListStore(rowCount: 0))
        defer { list.close() }
        try await list.show()
        list.scroll.focusFirst()
        #expect(list.window.focusWidget != nil && list.focusedTitle == nil)
        list.store.update { $0.rows.append(contentsOf: [ListModule.Row(0), ListModule.Row(1)]) }
        GtkTesting.settle()
        #expect(list.focusedTitle == "Row 0" && list.store.actions == [])
    }

    @Test(.userInput) func aRowThatTheStateAddsAndSelectsIsDeletedWithTheKeyboard() async throws {
        let list = ListWindow(
            ListStore(rowCount: 3),
            selection: .multiple(\.someSelected) { .didSelectSome($0) },
            .deletion { .didDeleteSome($0, next: $1) }
        )
        defer { list.close() }
        try await list.show()
        list.focus("Row 0")
        list.store.update { state in
            state.rows.append(ListModule.Row(3))
            state.someSelected = [3]
        }
        GtkTesting.settle()
        #expect(list.focusedTitle == "Row 3")
        try await UserInput.press("Delete")
        #expect(list.store.actions == [.didDeleteSome([3], next: 2)])
        #expect(list.focusedTitle == "Row 2")
    }

    @Test func theFocusGoesToARowThatTheStateHasSelectedBeforeItComes() async throws {
        let list = ListWindow(ListStore(rowCount: 5))
        defer { list.close() }
        try await list.show()
        list.focus("Row 0")
        list.store.update { $0.selected = 5 }
        GtkTesting.settle()
        #expect(list.focusedTitle == "Row 0")
        list.store.update { $0.rows.append(ListModule.Row(5)) }
        GtkTesting.settle()
        #expect(list.focusedTitle == "Row 5")
    }

    @Test func aSelectedRowThatComesBackDoesNotTakeTheFocus() async throws {
        let list = ListWindow(ListStore(rowCount: 5))
        defer { list.close() }
        try await list.show()
        list.store.update { $0.selected = 3 }
        GtkTesting.settle()
        list.focus("Row 0")
        list.store.update { $0.rows.remove(id: 3) }
        GtkTesting.settle()
        list.store.update { $0.rows.append(ListModule.Row(3)) }
        GtkTesting.settle()
        #expect(list.focusedTitle == "Row 0")
    }

    @Test(.userInput) func theFocusGoesToARowThatTheStateSelectsAfterItHasRefusedTheUsersChoiceOfIt() async throws {
        let list = ListWindow(ListStore(rowCount: 5))
        defer { list.close() }
        try await list.show()
        list.store.refuses = true
        try await UserInput.click(list.seenRows[2].widget)
        #expect(list.store.actions == [.didSelect(2)])
        list.focus("Row 0")
        list.store.update { $0.selected = 2 }
        GtkTesting.settle()
        #expect(list.focusedTitle == "Row 2")
    }

    @Test func whatTheUserSelectsDoesNotMoveTheFocus() async throws {
        let list = ListWindow(ListStore(rowCount: 5), selection: .multiple(\.someSelected) { .didSelectSome($0) })
        defer { list.close() }
        try await list.show()
        list.store.update { $0.someSelected = [1, 3] }
        GtkTesting.settle()
        #expect(list.focusedTitle == "Row 1")
        // As a click with Control does, which unselects the row that has the focus.
        list.list.activateAction("list.select-item", args: try Variant(parsing: "(uint32 1, true, false)"))
        GtkTesting.settle()
        #expect(list.store.state.someSelected == [3] && list.focusedTitle == "Row 1")
    }

    @Test func theFocusStaysInAnotherWidget() async throws {
        let list = ListWindow(ListStore(rowCount: 5))
        defer { list.close() }
        let entry = Entry()
        list.window.child = nil
        list.window.child = Box(.vertical) {
            entry; list.scroll
        }
        list.scroll.vexpand = true
        try await list.show()
        entry.grabFocus()
        list.store.update { $0.selected = 2 }
        GtkTesting.settle()
        #expect(entry.hasFocusWithin)
    }

    @Test func theFocusStaysInATextFieldOfARow() async throws {
        let store = ListStore(rowCount: 5), window = Window()
        defer { window.close() }
        let list = ListView(of: store, \.rows, selection: .single(\.selected) { .didSelect($0) }) { _ in Entry() }
        window.child = ScrolledWindow(child: list)
        window.setDefaultSize(width: 300, height: 400)
        window.present()
        try await GtkTesting.turnMainLoop(until: "the list is drawn") { list.height > 100 }
        let entry = try #require(list.descendants.first { $0 is Entry })
        entry.grabFocus()
        store.update { $0.selected = 3 }
        GtkTesting.settle()
        #expect(entry.hasFocusWithin)
    }

    @Test func aPageWithAListBeginsInTheSelectedRow() async throws {
        final class ListPage: ViewController {
            let store: ListStore
            var list: ListView?

            init(_ store: ListStore) { self.store = store }

            override func loadView() -> Widget {
                let list = ListView(of: store, \.rows, selection: .single(\.selected) { .didSelect($0) }) { row in
                    Label("").with { $0.bind(\.label, to: row, \.title) }
                }
                self.list = list
                return ScrolledWindow(child: list)
            }
        }
        let store = ListStore(rowCount: 10), window = WindowController()
        store.update { $0.selected = 4 }
        let page = ListPage(store)
        window.setRootController(page)
        window.present(in: GtkTesting.application, width: 300, height: 600)
        defer { window.close() }
        try await GtkTesting.turnMainLoop(until: "the list is drawn") { (page.list?.height ?? 0) > 100 }
        GtkTesting.settle()
        let focus = window.window?.focusWidget
        #expect((focus?.children.first as? Label)?.label == "Row 4")
        #expect(store.actions == [])
    }
}
