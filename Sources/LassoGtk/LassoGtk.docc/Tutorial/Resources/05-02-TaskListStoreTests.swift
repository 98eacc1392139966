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
}
