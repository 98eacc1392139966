import LassoGtk
import LassoTestUtilities
import Testing

@testable import ToDo

/// Tests of the way from the list to the dialog, and back.
struct ToDoFlowTests: FlowTesting {
    let testableHierarchy = TestableHierarchy()
    private let store = TaskListStore(with: TaskListModule.defaultInitialState)

    @Test func aTaskIsEditedInADialog() throws {
        store.dispatchAction(.didChangeNewTitle("Buy milk"))
        store.dispatchAction(.didTapAdd)
        let main: MainController = try assertRoot(
            of: window,
            when: { ToDoFlow(store).start(with: root(of: window)) }
        )
        let edit: EditTaskViewController = try assertPresentation(
            on: main,
            when: { store.dispatchAction(.didOpen(store.state.list.tasks[0].id)) }
        )
        edit.dispatchAction(.didChangeTitle("Buy oat milk"))
        try assertDismissal(from: edit, to: main, when: { edit.dispatchAction(.didTapSave) })
        #expect(store.state.list.tasks.map(\.title) == ["Buy oat milk"])
    }
}
