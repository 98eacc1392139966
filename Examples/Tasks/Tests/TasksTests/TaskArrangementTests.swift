import Testing

@testable import Tasks

/// Tests of which tasks are shown, and in which order.
struct TaskArrangementTests {
    private let tasks = [
        TaskItem(id: 1, title: "paint", priority: .low), TaskItem(id: 2, title: "Buy Milk", isDone: true),
        TaskItem(id: 3, title: "Call", priority: .high),
    ]

    private func sorted(by order: SortOrder) -> [Int] { tasks.sorted { order.precedes($0, $1) }.map(\.id) }

    private func shown(in state: TasksModule.State) -> [Int] {
        tasks.filter { state.filter?.includes($0) ?? true }.map(\.id)
    }

    @Test func tasksAreSorted() {
        #expect(sorted(by: .title) == [2, 3, 1])
        #expect(sorted(by: .priority) == [3, 2, 1])
        #expect(sorted(by: .done) == [1, 3, 2])
    }

    @Test func titlesAreInTheOrderOfTheUsersLanguage() {
        // `LocaleOrder` tells these two apart, also in a test without a language.
        let upper = TaskItem(id: 4, title: "Paint")
        #expect(SortOrder.title.precedes(upper, tasks[0]) && !SortOrder.title.precedes(tasks[0], upper))
    }

    @Test func tasksAreFilteredByTitleAndDone() {
        var state = TasksModule.State()
        #expect(state.filter == nil && state.order == nil)
        state.query = "MILK"
        #expect(shown(in: state) == [2])
        state.showsDone = false
        #expect(shown(in: state).isEmpty)
        state.query = ""
        #expect(shown(in: state) == [1, 3])
    }

    @Test func aListThatShowsNoTasksSaysWhy() {
        var state = TasksModule.State()
        #expect(state.shown.placeholder == "No tasks")
        state.tasks = [tasks[1]]
        #expect(state.shown.placeholder == nil)
        state.query = "paint"
        #expect(state.shown.placeholder == "No results")
        state.query = "milk"
        #expect(state.shown.placeholder == nil)
        (state.query, state.showsDone) = ("", false)
        #expect(state.shown.placeholder == "All tasks are done")
        state.query = "milk"
        #expect(state.shown.placeholder == "All results are done")
        state.query = "paint"
        #expect(state.shown.placeholder == "No results")
    }
}
