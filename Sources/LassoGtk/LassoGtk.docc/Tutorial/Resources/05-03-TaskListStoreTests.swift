import LassoGtk
import LassoTestUtilities
import Testing

@testable import ToDo

/// Tests of the list of tasks.
struct TaskListStoreTests {
    private let store = TaskListStore(with: TaskListModule.defaultInitialState)

    private var titles: [String] { store.state.list.tasks.map(\.title) }

    private func add(_ title: String) {
        store.dispatchAction(.didChangeNewTitle(title))
        store.dispatchAction(.didTapAdd)
    }

    @Test func aTaskIsAddedAndSelected() async {
        let test = TestStore(store)
        test.send(.didChangeNewTitle("Buy milk")) { $0.newTitle = "Buy milk" }
        test.send(.didTapAdd) { state in
            state.selection = [state.list.add("Buy milk")]
            state.newTitle = ""
        }
        await test.finish()
    }

    @Test func aBlankTitleIsNotAdded() async {
        let test = TestStore(store)
        test.send(.didChangeNewTitle("  ")) { $0.newTitle = "  " }
        test.send(.didTapAdd)
        await test.finish()
    }

    @Test func eachChangeIsUndoneByItsName() throws {
        add("Buy milk")
        var task = try #require(store.state.list.tasks.first)
        task.title = "Buy oat milk"
        let changes: [(action: TaskListModule.Action, name: String)] = [
            (.didSave(task), "Edit"), (.didToggle(task.id, true), "Mark as Done"),
            (.didToggle(task.id, false), "Mark as Not Done"), (.didDelete([task.id], next: nil), "Delete"),
        ]
        for (action, name) in changes {
            store.dispatchAction(action)
            #expect(store.history.state.undoName == name)
        }
        for _ in changes { store.history.undo() }
        #expect(titles == ["Buy milk"] && store.history.state.undoName == "Add")
    }

    @Test func theToastOfADeletionUndoesItAndGoesWithTheNextChange() {
        ["One", "Two", "Three"].forEach(add)
        store.state.list.tasks.prefix(2).forEach { store.dispatchAction(.didToggle($0.id, true)) }
        store.dispatchAction(.didTapDeleteDone)
        #expect(titles == ["Three"] && store.state.toasts.toasts == [Toast("2 tasks deleted", button: "Undo")])
        store.dispatchAction(.didEndToast(store.state.toasts.ids[0], .pressedButton))
        #expect(titles == ["One", "Two", "Three"] && store.state.toasts.isEmpty)

        store.dispatchAction(.didTapDeleteDone)
        add("Four")
        #expect(titles == ["Three", "Four"] && store.state.toasts.isEmpty)
    }
}
