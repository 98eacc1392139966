import Lasso
import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct ListScreenStoreTests {
    private let store: ListScreenStore
    private let history: ListScreenStore.History

    init() {
        store = ListScreenStore(with: ListScreenModule.State(chores: Chore.examples(count: 5)))
        history = store.history
    }

    private var numbers: [Int] { store.state.chores.map(\.id) }

    private func name(of id: Chore.ID) -> String? { store.state.chores[id: id]?.name }

    @Test func aMillionChoresAreLoadedOnce() async {
        let store = ListScreenStore()
        let test = TestStore(store)
        test.send(.didLoadView) { $0.isLoading = true }
        test.send(.didLoadView)
        // A sanitizer makes it take half a minute.
        await test.receiveChange(within: .seconds(300)) {
            $0.isLoading = false
            $0.chores = Chore.examples(count: 1_000_000)
        }
        await test.finish()
        #expect(!store.history.canUndo)
    }

    @Test func neighborsAmongTheExamplesDiffer() {
        let chores = Chore.examples(count: 20_000)
        #expect(chores[0] == Chore(id: 1, name: "Repair the round picture"))
        #expect(Set(chores.map(\.name)).count == 10_000)
        #expect(!zip(chores, chores.dropFirst()).contains { $0.name == $1.name })
    }

    @Test func eachEditIsUndoneByItsName() {
        let chores = store.state.chores
        let edits: [(action: ListScreenModule.Action, name: String)] = [
            (.didRename(1, "Rest"), "Rename"),
            (.didToggle(2, true), "Mark as Done"),
            (.didToggle(2, false), "Mark as Not Done"),
            (.didMove(1, before: 4), "Move"),
            (.didDelete([3], next: 4), "Delete"),
            (.didDelete([1, 2], next: 4), "Delete 2 Chores"),
        ]
        for (action, name) in edits {
            store.dispatchAction(action)
            #expect(history.undoName == name)
        }
        #expect(numbers == [4, 5])
        for (_, name) in edits.reversed() {
            #expect(history.undoName == name)
            history.undo()
            #expect(history.redoName == name)
        }
        #expect(store.state.chores == chores && !history.canUndo)
        while history.canRedo { history.redo() }
        #expect(numbers == [4, 5])
    }

    @Test func searchingSortingAndSelectingAreNotUndone() {
        for action in [.didSearch("sofa"), .didSort(ListOrder(by: .name)), .didSelect([1])] as [ListScreenModule.Action]
        {
            store.dispatchAction(action)
        }
        #expect(!history.canUndo)
        store.dispatchAction(.didRename(1, "Rest"))
        history.undo()
        #expect(store.state.query == "sofa" && store.state.selection == [1])
        store.dispatchAction(.didStopSearch)
        #expect(store.state.query == "")
    }

    @Test func aChoreKeepsItsNameRatherThanGettingAnEmptyOne() {
        let old = name(of: 1)
        store.dispatchAction(.didRename(1, " "))
        #expect(name(of: 1) == old && !history.canUndo)
        store.dispatchAction(.didRename(1, " Rest"))
        #expect(name(of: 1) == " Rest")
    }

    @Test func whereSeveralStepsMoveTheSameChoreTheyAreUndoneTogether() {
        store.dispatchAction(.didMove(1, before: 3))
        store.dispatchAction(.didMove(1, before: 4))
        store.dispatchAction(.didMove(5, before: 2))
        #expect(numbers == [5, 2, 3, 1, 4])
        history.undo()
        #expect(numbers == [2, 3, 1, 4, 5])
        history.undo()
        #expect(numbers == [1, 2, 3, 4, 5])
    }

    @Test func inAnotherOrderNothingIsMoved() {
        store.dispatchAction(.didSort(ListOrder(by: .number, isDescending: true)))
        store.dispatchAction(.didMove(1, before: 3))
        #expect(numbers == [1, 2, 3, 4, 5])
        store.dispatchAction(.didChooseOrder(nil))
        #expect(store.state.order == nil)
        store.dispatchAction(.didMove(1, before: 3))
        #expect(numbers == [2, 1, 3, 4, 5])
    }

    @Test func afterADeletionTheNextChoreIsSelected() {
        store.dispatchAction(.didSelect([2, 3]))
        store.dispatchAction(.didDelete([2, 3], next: 4))
        #expect(store.state.selection == [4])
        store.dispatchAction(.didDelete([1, 4, 5], next: nil))
        #expect(numbers == [] && store.state.selection == [])
        history.undo()
        #expect(numbers == [1, 4, 5])
    }

    @Test func aToastUndoesTheDeletionUntilTheNextChange() throws {
        store.dispatchAction(.didDelete([2, 3], next: 4))
        #expect(store.state.toasts.toasts == [Toast("2 chores deleted", button: "Undo")])
        store.dispatchAction(.didEndToast(try #require(store.state.toasts.ids.first), .pressedButton))
        #expect(numbers == [1, 2, 3, 4, 5] && store.state.toasts.isEmpty)
        store.dispatchAction(.didDelete([1], next: 2))
        #expect(store.state.toasts.toasts.map(\.text) == ["Chore deleted"])
        store.dispatchAction(.didRename(2, "Rest"))
        #expect(store.state.toasts.isEmpty)
        store.dispatchAction(.didDelete([2], next: 3))
        store.dispatchAction(.didEndToast(try #require(store.state.toasts.ids.first), .timedOut))
        #expect(numbers == [3, 4, 5] && store.state.toasts.isEmpty)
    }

    @Test func allChoresAreShownUnlessTheUserSearches() {
        store.dispatchAction(.didSearch("PAINT"))
        #expect(store.state.pattern == "paint")
        store.dispatchAction(.didSearch(""))
        #expect(store.state.pattern == nil)
    }

    @Test func choresAreComparedByEachColumn() {
        let first = Chore(id: 1, name: "b"), second = Chore(id: 2, name: "a", isDone: true)
        #expect(first.precedes(second, in: ListOrder(by: .number)))
        #expect(first.precedes(second, in: ListOrder(by: .done)))
        #expect(second.precedes(first, in: ListOrder(by: .name)))
        #expect(second.precedes(first, in: ListOrder(by: .number, isDescending: true)))
        #expect(!first.precedes(first, in: ListOrder(by: .name)))
    }
}
