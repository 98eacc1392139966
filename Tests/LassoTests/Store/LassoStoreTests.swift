import Lasso
import LassoTestUtilities
import Testing

private enum NumberModule: StoreModule {
    enum Action: Equatable {
        case add(Int), addLater(Int), announce
    }

    struct State: Equatable {
        var number = 0
        var name = ""
        var notEquatable = NotEquatable()
        static func == (first: Self, second: Self) -> Bool {
            first.number == second.number && first.name == second.name
        }
    }

    struct NotEquatable {}

    enum Output: Equatable {
        case number(Int)
    }
}

private final class NumberStore: LassoStore<NumberModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .add(let number): update { $0.number += number }
        case .addLater(let number): batchUpdate { $0.number += number }
        case .announce: dispatchOutput(.number(state.number))
        }
    }
}

private enum EmptyScreenModule: ScreenModule {
    static func createScreen(with store: EmptyScreenStore) -> Screen { Screen(store, Controller()) }
}

private final class EmptyScreenStore: LassoStore<EmptyScreenModule> {}

@MainActor
struct LassoStoreTests {
    private let store = NumberStore(with: NumberModule.State())

    @Test func anObserverIsToldTheStateAtOnceAndThenEveryChangeWithTheOneBefore() {
        var seen: [String] = []
        store.observeState(\.number) { old, new in seen.append("\(old.map(String.init) ?? "-")>\(new)") }
        store.dispatchAction(.add(1))
        store.dispatchAction(.add(2))
        #expect(seen == ["->0", "0>1", "1>3"])
    }

    @Test func anUpdateMadeByAnObserverDoesNotOvertakeTheNotificationUnderWay() {
        var first: [Int] = []
        var second: [Int] = []
        store.observeState(\.number) { [unowned store] number in
            first.append(number)
            if number == 1 { store.update { $0.number = 2 } }
        }
        store.observeState(\.number) { second.append($0) }
        store.update { $0.number = 1 }
        #expect(first == [0, 1, 2])
        #expect(second == [0, 1, 2])
    }

    @Test func actionsDispatchedMeanwhileWaitForTheCurrentOneAndItsNotifications() {
        var seen: [String] = []
        store.observeState(\.number) { [unowned store] number in
            seen.append("begin \(number)")
            if number == 1 { store.dispatchAction(.add(10)) }
            seen.append("end \(number)")
        }
        store.observeOutput { seen.append("\($0)") }
        store.dispatchAction(.add(1))
        #expect(seen == ["begin 0", "end 0", "begin 1", "end 1", "begin 11", "end 11"])
    }

    @Test func anActionDispatchedByAHandlerIsHandledWhenTheHandlerHasReturned() {
        final class NestingStore: LassoStore<NumberModule> {
            var seen: [String] = []

            override func handleAction(_ action: Action) {
                seen.append("begin \(action)")
                if case .add(1) = action {
                    dispatchAction(.add(2))
                    dispatchAction(.announce)
                }
                seen.append("end \(action)")
            }
        }
        let store = NestingStore(with: NumberModule.State())
        store.dispatchAction(.add(1))
        #expect(
            store.seen == [
                "begin add(1)", "end add(1)", "begin add(2)", "end add(2)", "begin announce", "end announce",
            ]
        )
    }

    @Test func anUpdateInsideAnUpdateIsAppliedAfterIt() {
        store.update { [store] state in
            store.update { $0.name += "b" }
            state.name += "a"
            state.number = store.state.number + 5
        }
        #expect(store.state.name == "ab")
        #expect(store.state.number == 5)
    }

    @Test func aBatchUpdateIsAnnouncedWithTheNextUpdate() {
        var seen: [Int] = []
        store.observeState(\.number) { seen.append($0) }
        store.batchUpdate { $0.number = 1 }
        #expect(store.state.number == 1)
        #expect(seen == [0])
        store.update { $0.number += 1 }
        #expect(seen == [0, 2])
    }

    @Test func aBatchUpdateIsAnnouncedAtTheEndOfItsAction() {
        var seen: [Int] = []
        store.observeState(\.number) { seen.append($0) }
        store.dispatchAction(.addLater(3))
        #expect(seen == [0, 3])
    }

    @Test func aBatchUpdateOfAnObserverIsAnnouncedAtTheEndOfTheActionToo() {
        var names: [String] = []
        store.observeState(\.number) { [unowned store] number in store.batchUpdate { $0.name = "\(number)" } }
        store.observeState(\.name) { names.append($0) }
        store.dispatchAction(.addLater(3))
        #expect(names.last == "3")
    }

    @Test func aBatchUpdateWithNothingAfterItIsAnnouncedInTheNextTurn() async throws {
        var seen: [Int] = []
        store.observeState(\.number) { seen.append($0) }
        store.batchUpdate { $0.number = 1 }
        try await eventually { seen == [0, 1] }
    }

    @Test func anOutputComesAfterTheChangeThatCausedIt() {
        var seen: [String] = []
        store.observeOutput { seen.append("\($0)") }
        store.observeState(\.number) { [unowned store] number in
            if number == 1 { store.dispatchOutput(.number(1)) }
        }
        store.observeState(\.number) { seen.append("state \($0)") }
        store.update { $0.number = 1 }
        #expect(seen == ["state 0", "state 1", "number(1)"])
    }

    @Test func whatAnUpdatesClosureDispatchesComesAfterTheChange() {
        var seen: [String] = []
        store.observeOutput { [unowned store] in seen.append("\($0) at \(store.state.number)") }
        store.observeState(\.number) { seen.append("state \($0)") }
        store.update { [store] state in
            store.dispatchOutput(.number(7))
            store.dispatchAction(.announce)
            state.number = 5
        }
        #expect(seen == ["state 0", "state 5", "number(7) at 5", "number(5) at 5"])
    }

    @Test func aStoreOfAScreenWithoutStateIsMadeOfNothing() {
        #expect(EmptyScreenStore().state == EmptyState())
    }

    @Test func anUnchangedEquatableValueIsNotReported() {
        var names = 0
        var others = 0
        var viewStoreNames = 0
        let viewStore = store.asViewStore(stateMap: { $0.name })
        store.observeState(\.name) { _ in names += 1 }
        store.observeState(\.notEquatable) { _ in others += 1 }
        viewStore.observeState { (_: String) in viewStoreNames += 1 }
        store.dispatchAction(.add(1))
        #expect(names == 1)
        #expect(others == 2)
        #expect(viewStoreNames == 1)
    }

    @Test func noObserverReadsAViewStoreThatIsOlderThanTheStore() {
        let viewStore = store.asViewStore(stateMap: { $0.number * 10 })
        var pairs: [[Int]] = []
        store.observeState(\.number) { [unowned store, unowned viewStore] number in
            pairs.append([store.state.number, viewStore.state])
            if number == 1 { store.update { $0.number = 2 } }
        }
        store.update { $0.number = 1 }
        #expect(pairs == [[0, 0], [1, 10], [2, 20]])
    }

    @Test func aViewStoreMapsWhatItSends() {
        let viewStore = store.asViewStore(actionMap: { (text: String) in .add(text.count) })
        viewStore.dispatchAction("four")
        #expect(store.state.number == 4)
    }

    @Test func aCancelledObserverIsNotCalledAnyMoreEvenInTheNotificationUnderWay() {
        var seen: [Int] = []
        var second: Observation?
        store.observeState(\.number) { number in if number == 1 { second?.cancel() } }
        second = store.observeState(\.number) { seen.append($0) }
        store.update { $0.number = 1 }
        #expect(seen == [0])
        #expect(second?.isCancelled == true)
    }

    @Test func anObserverAddedDuringANotificationSeesNoChangeTwice() {
        var seen: [String] = []
        store.observeState(\.number) { [unowned store] number in
            if number == 1 {
                store.update { $0.number = 2 }
                store.observeState(\.number) { old, new in seen.append("\(old.map(String.init) ?? "-")>\(new)") }
            }
        }
        store.update { $0.number = 1 }
        store.update { $0.number = 3 }
        #expect(seen == ["->2", "2>3"])
    }

    @Test func whatACancelledObserverCapturedIsFreed() {
        let recorder = LifetimeRecorder()
        func observe() -> Observation {
            let captured = NumberStore(with: NumberModule.State())
            recorder.record(captured)
            return store.observeState(\.number) { number in _ = captured.state.number + number }
        }
        let observation = observe()
        #expect(recorder.survivors == ["NumberStore"])
        observation.cancel()
        #expect(recorder.survivors == [])
    }
}
