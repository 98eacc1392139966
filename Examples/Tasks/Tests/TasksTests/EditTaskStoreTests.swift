import LassoTestUtilities
import Testing

@testable import Tasks

/// Tests of the dialog that edits a task.
struct EditTaskStoreTests {
    private let task = TaskItem(id: 3, title: "One")

    @Test func whatTheUserEntersIsSaved() async {
        let test = TestStore(EditTaskStore(with: .init(task, isNew: false)))
        test.send(.didChangeTitle("Two")) { $0.task.title = "Two" }
        test.send(.didChangeNotes("Later")) { $0.task.notes = "Later" }
        test.send(.didChangePriority(.low)) { $0.task.priority = .low }
        test.send(.didTapSave)
        await test.receive(.didSave(TaskItem(id: 3, title: "Two", notes: "Later", priority: .low)))
        await test.finish()
    }

    @Test func aTitleIsNeeded() async {
        let test = TestStore(EditTaskStore(with: .init(task, isNew: false)))
        #expect(test.state.titleError == nil && !test.state.hasChanges)
        test.send(.didChangeTitle(" ")) { $0.task.title = " " }
        #expect(test.state.titleError == "Enter what is to be done." && test.state.hasChanges)
        test.send(.didTapSave)
        let long = String(repeating: "x", count: 201)
        test.send(.didChangeTitle(long)) { $0.task.title = long }
        #expect(test.state.titleError == "Enter at most 200 characters.")
        test.send(.didTapSave)
        await test.finish()
    }
}
