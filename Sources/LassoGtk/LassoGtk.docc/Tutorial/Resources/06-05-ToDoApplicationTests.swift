import LassoGtk
import LassoTestUtilities
import Testing

@testable import ToDo

/// Tests of the whole application, without a display.
@Suite(.resettingMocks, .ownWindows)
struct ToDoApplicationTests {
    private let storage = MemoryStorage()
    private let application = ToDoApplication()

    init() { mock(ToDoApplication.$storage, with: storage) }

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

    @Test func theTasksAreThereAfterARestart() async throws {
        let (window, tasks) = try await launch()
        add("Buy milk", to: tasks)
        try await eventually { storage.text?.contains("Buy milk") == true }
        window.close()

        let restarted = ToDoApplication()
        try await restarted.launch()
        let newWindow = restarted.openWindow()
        let newTasks: TaskListViewController = try newWindow.firstChildOfType()
        #expect(newTasks.state.list.tasks.map(\.title) == ["Buy milk"])
        newWindow.close()
    }

    @Test func aFullDiskIsTold() async throws {
        let (window, tasks) = try await launch()
        storage.writingFails = .failed("The disk is full.")
        add("Buy milk", to: tasks)
        try await assertBanner("The disk is full.", in: window)
        storage.writingFails = nil
        try await pressBannerButton("Try Again", in: window)
        try await eventually { storage.text?.contains("Buy milk") == true }
        window.close()
    }
}
