import LassoTestUtilities
import Testing

@testable import ToDo

/// Tests of the dialog that edits a task.
struct EditTaskStoreTests {
    private let test = TestStore(EditTaskStore(with: EditTaskModule.State(TaskItem(id: 1, title: "Buy milk"))))

    @Test func whatTheUserEntersIsSaved() async {
        test.send(.didChangeTitle("Buy oat milk")) { $0.task.title = "Buy oat milk" }
        test.send(.didChangeNotes("Two liters")) { $0.task.notes = "Two liters" }
        test.send(.didTapSave)
        await test.receive(.didSave(TaskItem(id: 1, title: "Buy oat milk", notes: "Two liters")))
        await test.finish()
    }

    @Test func aTitleIsNeeded() async {
        #expect(test.state.titleError == nil && !test.state.hasChanges)
        test.send(.didChangeTitle(" ")) { $0.task.title = " " }
        #expect(test.state.titleError == "Enter what is to be done." && test.state.hasChanges)
        test.send(.didTapSave)
        await test.finish()
    }
}
