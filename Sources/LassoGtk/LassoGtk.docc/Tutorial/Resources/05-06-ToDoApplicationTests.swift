import LassoGtk
import LassoTestUtilities
import Testing

@testable import ToDo

/// Tests of the whole application, without a display.
@Suite(.ownWindows)
struct ToDoApplicationTests {
    private let application = ToDoApplication()

    private func launch() async throws -> (WindowController, TaskListViewController) {
        try await application.launch()
        let window = application.openWindow()
        return (window, try window.firstChildOfType())
    }

    private func add(_ title: String, to tasks: TaskListViewController) {
        tasks.dispatchAction(.didChangeNewTitle(title))
        tasks.dispatchAction(.didTapAdd)
    }

    @Test func doneTasksAreDeletedByACommandAndTheToastUndoesThat() async throws {
        let (window, tasks) = try await launch()
        assertCommand("Undo", in: window, isEnabled: false)
        add("Buy milk", to: tasks)
        assertCommand("Delete Done Tasks", in: window, isEnabled: false)
        tasks.dispatchAction(.didToggle(tasks.state.list.tasks[0].id, true))
        try await perform("Delete Done Tasks", in: window)
        #expect(tasks.state.list.tasks.isEmpty)
        try await assertToast("Task deleted", in: window)
        try await pressToastButton("Undo", in: window)
        try await eventually { tasks.state.list.tasks.count == 1 }
        try await perform("Undo Mark as Done", in: window)
        #expect(!tasks.state.hasDone)
        window.close()
    }

    @Test func aDialogWithChangesAsksBeforeItIsClosed() async throws {
        let (window, tasks) = try await launch()
        add("Buy milk", to: tasks)
        tasks.dispatchAction(.didOpen(tasks.state.list.tasks[0].id))
        let edit = try #require(window.visibleController as? EditTaskViewController)
        edit.dispatchAction(.didChangeTitle("Buy oat milk"))
        try await perform("Close Window", in: window)
        try await answer("Discard", in: window)
        try await eventually { window.visibleController === tasks }
        #expect(tasks.state.list.tasks[0].title == "Buy milk")
        window.close()
    }
}
