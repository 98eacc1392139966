import Lasso
import LassoTestUtilities
import Testing

private enum TraceModule: StoreModule {
    enum Action: Equatable { case add(Int), set(Int), nothing, addLater(Int) }
    struct State: Equatable { var count = 0 }
}

private final class TraceStore: LassoStore<TraceModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .add(let number): update { $0.count += number }
        case .set(let number): update { $0.count = number }
        case .nothing: break
        case .addLater(let number):
            effect {
                number
            } receive: { store, number in
                store.update { $0.count += number }
            }
        }
    }
}

/// Tests of undo and redo.
@MainActor
struct HistoryTests {
    private let store = TraceStore(with: .init())

    @Test func aHistoryReturnsToEachOfItsStates() {
        let history = StoreHistory(of: store, limit: 3)
        for number in 1...4 { store.dispatchAction(.add(number)) }
        store.update { $0.count += 100 }
        #expect(history.past.map(\.new.count) == [6, 10, 110])
        #expect(history.past.map(\.action) == [.add(3), .add(4), nil])
        history.undo()
        #expect(store.state.count == 10)
        history.undo()
        #expect(store.state.count == 6)
        history.redo()
        #expect(store.state.count == 10)
        store.dispatchAction(.add(1))
        #expect(!history.canRedo)
        for _ in 0..<4 { history.undo() }
        #expect(!history.canUndo)
        #expect(store.state.count == 3)
        #expect(history.actions == [.add(3), .add(4), .add(1)])
    }

    @Test func aReplayRepeatsAllActionsFromTheFirstOnesState() async throws {
        let history = StoreHistory(of: store, limit: 4)
        for action: TraceModule.Action in [.set(5), .nothing, .add(1), .nothing, .add(2)] {
            store.dispatchAction(action)
        }
        #expect(history.actions == [.nothing, .add(1), .nothing, .add(2)])
        #expect(history.past.map(\.action) == [.set(5), .add(1), .add(2)])
        let start = try #require(history.records.first).old
        #expect(start.count == 5)
        let other = TraceStore(with: start)
        StoreHistory.replay(history.actions, in: other)
        #expect(other.state == store.state)
        store.dispatchAction(.addLater(10))
        try await eventually { store.state.count == 18 }
        history.undo()
        #expect(store.state.count == 8)
    }

    @Test func anUndoFromAnObserverComesAfterTheStepUnderWay() {
        let history = StoreHistory(of: store)
        store.observeState(\.count) { if $0 == 3 { history.undo() } }
        for number in 1...3 { store.dispatchAction(.set(number)) }
        #expect(store.state.count == 2)
        #expect(history.past.map(\.new.count) == [1, 2])
        #expect(history.future.map(\.new.count) == [3])
    }

    @Test func whatObserversDoAboutAnUndoIsRecorded() {
        let history = StoreHistory(of: store)
        store.dispatchAction(.set(1))
        store.dispatchAction(.set(2))
        store.observeState(\.count) { [unowned store] count in if count == 1 { store.dispatchAction(.set(9)) } }
        history.undo()
        #expect(store.state.count == 9)
        #expect(history.past.map(\.new.count) == [1, 9])
        #expect(!history.canRedo)
    }

    @Test func aHeldBatchIsAStepOfItsOwn() {
        let history = StoreHistory(of: store)
        store.dispatchAction(.set(1))
        store.batchUpdate { $0.count = 2 }
        history.undo()
        #expect(store.state.count == 1)
        history.redo()
        #expect(store.state.count == 2)
    }

    @Test func whatChangesNothingIsNoStep() {
        let history = StoreHistory(of: store)
        store.update { $0.count = 0 }
        store.dispatchAction(.add(0))
        #expect(!history.canUndo)
        #expect(history.actions == [.add(0)])
    }

    @Test func aHistoryThatBeginsInTheMiddleRecordsWhatComesAfter() {
        var history: StoreHistory<TraceModule, TraceModule.State>?
        store.observeState(\.count) { [unowned store] count in
            guard count == 1 else { return }
            store.update { $0.count = 2 }
            store.update { $0.count = 3 }
            history = StoreHistory(of: store)
        }
        store.update { $0.count = 1 }
        #expect(history?.past.isEmpty == true)
        store.dispatchAction(.set(4))
        #expect(history?.past.map(\.old.count) == [3])
    }

    @Test func neitherAStoreNorItsHistoryKeepsTheOther() {
        let recorder = LifetimeRecorder()
        var history: StoreHistory<TraceModule, TraceModule.State>?
        do {
            let store = TraceStore(with: .init())
            var seen: [Int] = []
            do {
                let history = StoreHistory(of: store)
                store.observeState(\.count) { seen.append($0) }
                store.dispatchAction(.add(1))
                history.undo()
                recorder.record(history)
                recorder.record(store)
            }
            #expect(seen == [0, 1, 0])
            #expect(recorder.survivors == ["TraceStore"])
            history = StoreHistory(of: store)
            store.dispatchAction(.add(1))
        }
        #expect(recorder.survivors == [])
        #expect(history?.canUndo == false)
        history?.undo()
        #expect(history?.past.count == 1)
    }

    @Test func theLoadingStatesOfASystemAreNoSteps() async throws {
        enum LoadModule: StoreModule {
            enum Action: Equatable { case load, name(String), stop }
            typealias State = String
        }
        final class LoadStore: SystemStore<LoadModule> {
            override func reduce(_ state: String, _ action: Action) -> AsyncResult<String> {
                switch action {
                case .name(let name): AsyncResult.value(name)
                case .stop: AsyncResult.value(state + ".")
                case .load: AsyncResult { "loaded" }.stateWhenLoading("loading")
                }
            }

            override func policy(for action: Action) -> SystemEventPolicy {
                action == .stop ? .cancelPrevious : .queue
            }
        }
        let store = LoadStore(with: "start")
        let history = StoreHistory(of: store)
        store.dispatchAction(.name("a"))
        store.dispatchAction(.load)
        #expect(store.state == "loading")
        try await eventually { store.state == "loaded" }
        #expect(history.past.map(\.new) == ["a", "loaded"])
        #expect(history.past.map(\.action) == [.name("a"), .load])
        store.dispatchAction(.load)
        history.undo()
        #expect(store.state == "a")
        store.dispatchAction(.load)
        store.dispatchAction(.name("b"))
        history.undo()
        #expect(store.state == "b")
        history.undo()
        #expect(store.state == "start")
        store.dispatchAction(.load)
        store.dispatchAction(.name("queued"))
        store.dispatchAction(.stop)
        #expect(history.past.map(\.action) == [.stop, .name("queued")])
        history.undo()
        history.undo()
        store.observeState { [weak history] (state: String) in if state == "loading" { history?.undo() } }
        store.dispatchAction(.name("a"))
        store.dispatchAction(.load)
        #expect(store.state == "start")
        store.dispatchAction(.name("a"))
        await Task.yield()
        try await eventually { store.runningEffects.isEmpty }
        #expect(store.state == "a")
    }
}
