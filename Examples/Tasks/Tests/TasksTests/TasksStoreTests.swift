import LassoGtk
import LassoTestUtilities
import Testing

@testable import Tasks

/// Tests of the edits of tasks and lists, and of undoing them.
@Suite(.resettingMocks)
struct TasksStoreTests {
    private let services = TestServices()

    @Test func eachEditIsUndoneByItsName() async throws {
        let store = try await services.makeStore("One", "Two", "Three")
        let before = store.state.document
        let (one, two, three) = (store.id(of: "One"), store.id(of: "Two"), store.id(of: "Three"))
        let edits: [(action: TasksModule.Action, name: String)] = [
            (.didSave(TaskItem(id: TasksStore.newID, title: "Four")), "New Task"),
            (.didSave(TaskItem(id: one, title: "One", notes: "First", priority: .high)), "Edit"),
            (.didRename(two, "Zwei"), "Rename"),
            (.didToggle(two, true), "Mark as Done"),
            (.didToggle(two, false), "Mark as Not Done"),
            (.didMove(three, before: one), "Move"),
            (.didDelete([one], next: two), "Delete"),
            (.didImport(["Five", "Six"], into: 1), "Import"),
            (.lists(.didTapNew), "New List"),
            (.lists(.didRename(1, "Home")), "Rename List"),
            (.lists(.didMove(1, before: nil)), "Move List"),
            (.lists(.didDelete([1], next: nil)), "Delete List"),
        ]
        for (action, name) in edits {
            store.dispatchAction(action)
            #expect(store.history.past.count > 0 && store.history.state.undoName == name)
        }
        #expect(store.state.document.lists.map(\.name) == ["New List"])
        for (_, name) in edits.reversed() {
            #expect(store.history.state.undoName == name)
            store.history.undo()
        }
        #expect(store.state.document == before && !store.history.state.canUndo)
    }

    @Test func aNewTaskIsSelectedAndAddedWhereTheSettingSays() async throws {
        let store = try await services.makeStore("One")
        store.dispatchAction(.didSave(TaskItem(id: TasksStore.newID, title: "Last")))
        services.settings.set(.bool(true), of: "adds-at-top")
        store.dispatchAction(.didSave(TaskItem(id: TasksStore.newID, title: "First")))
        #expect(store.titles == ["First", "One", "Last"])
        #expect(store.state.selection == [store.id(of: "First")])
    }

    @Test func aTaskKeepsItsTitleIfTheNewOneIsBlankOrTooLong() async throws {
        let store = try await services.makeStore("One")
        store.dispatchAction(.didRename(store.id(of: "One"), "  "))
        store.dispatchAction(.didRename(store.id(of: "One"), String(repeating: "x", count: 201)))
        #expect(store.titles == ["One"] && !store.history.state.canUndo)
    }

    @Test func tasksAreMovedInManualOrderOnly() async throws {
        let store = try await services.makeStore("One", "Two")
        store.dispatchAction(.didChangeSort(.title))
        store.dispatchAction(.didMove(store.id(of: "Two"), before: store.id(of: "One")))
        #expect(store.titles == ["One", "Two"])
        store.dispatchAction(.didChangeSort(.manual))
        store.dispatchAction(.didMove(store.id(of: "Two"), before: store.id(of: "One")))
        #expect(store.titles == ["Two", "One"])
    }

    @Test func theToastOfADeletionUndoesItAndGoesWithTheNextEdit() async throws {
        let store = try await services.makeStore("One", "Two")
        store.dispatchAction(.didDelete([store.id(of: "One")], next: store.id(of: "Two")))
        #expect(store.titles == ["Two"] && store.state.selection == [store.id(of: "Two")])
        #expect(store.state.toasts.toasts == [Toast("Task deleted", button: "Undo")])
        store.dispatchAction(.didEndToast(store.state.toasts.ids[0], .pressedButton))
        #expect(store.titles == ["One", "Two"] && store.state.toasts.isEmpty)

        store.dispatchAction(.didDelete([store.id(of: "One"), store.id(of: "Two")], next: nil))
        #expect(store.state.toasts.toasts == [Toast("2 tasks deleted", button: "Undo")])
        store.dispatchAction(.didSave(TaskItem(id: TasksStore.newID, title: "Three")))
        #expect(store.state.toasts.isEmpty)
    }

    @Test func anotherListIsChosenWhenTheChosenOneIsGone() async throws {
        let store = try await services.makeStore()
        store.dispatchAction(.lists(.didTapNew))
        let new = try #require(store.state.selectedList)
        #expect(new != 1 && store.state.listName == "New List")
        store.history.undo()
        #expect(store.state.selectedList == 1)
        store.dispatchAction(.lists(.didDelete([1], next: nil)))
        #expect(store.state.list == nil && !store.state.hasList)
        store.history.undo()
        #expect(store.state.listName == "My Tasks")
    }

    @Test func fiveThousandTasksAreEditedAtOnce() async throws {
        let store = try await services.makeStore()
        store.dispatchAction(.didImport((1...5_000).map { "Task \($0)" }, into: 1))
        store.dispatchAction(.didDelete(Set(store.state.tasks.dropFirst(10).map(\.id)), next: nil))
        #expect(store.state.tasks.count == 10)
        store.history.undo()
        #expect(store.state.tasks.count == 5_000 && store.titles.last == "Task 5000")
    }
}
