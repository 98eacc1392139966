import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct BindingsScreenStoreTests {
    @Test func aCodeIsInCapitalsAndALongerOneIsRefused() async {
        let test = TestStore(BindingsScreenStore(with: .init()))
        test.send(.didEditCode("abcdefgh")) { $0.code = "ABCDEFGH" }
        test.send(.didEditCode("abcdefghi"))
        await test.finish()
    }

    @Test func tasksAreAddedRenamedReversedAndRemoved() async {
        let test = TestStore(BindingsScreenStore(with: .init(tasks: [.init(id: 4, title: "Read")])))
        test.send(.didTapAdd) { $0.tasks.append(.init(id: 5, title: "Task 5")) }
        test.send(.didRename(5, "Write")) { $0.tasks[1].title = "Write" }
        test.send(.didTapReverse) { $0.tasks.reverse() }
        test.send(.didTapRemove) { $0.tasks = [.init(id: 4, title: "Read")] }
        test.send(.didTapRemove) { $0.tasks = [] }
        test.send(.didTapRemove)
        test.send(.didTapAdd) { $0.tasks = [.init(id: 1, title: "Task 1")] }
        await test.finish()
    }

    @Test func theBarPulsesAboveNine() async {
        let test = TestStore(BindingsScreenStore(with: .init()))
        test.send(.didChangeNumber(9)) { $0.number = 9 }
        #expect(!test.state.isBusy)
        test.send(.didChangeNumber(9.5)) { $0.number = 9.5 }
        #expect(test.state.isBusy)
        await test.finish()
    }

    @Test func theLastGestureIsNamed() async {
        let test = TestStore(BindingsScreenStore(with: .init()))
        test.send(.didDoubleTap) { $0.lastEvent = "A double tap" }
        test.send(.didDrop("ABC")) { $0.lastEvent = "Dropped: ABC" }
        await test.finish()
    }
}
