import LassoTestUtilities
import Testing

@testable import Lasso

private enum ShownModule: StoreModule {
    enum Action: Equatable { case load }

    struct State: Equatable {
        var count = 0
        var name = ""
        var isLoading = false
    }
}

private final class ShownStore: LassoStore<ShownModule> {
    override func handleAction(_ action: Action) { Issue.record("No action is handled.") }
}

private final class LoadStore: SystemStore<ShownModule> {
    override func reduce(_ state: State, _ action: Action) -> AsyncResult<State> {
        AsyncResult {
            try await Task.sleep(for: .seconds(1_000))
            return State()
        }
        .stateWhenLoading(State(isLoading: true))
    }
}

/// Tests of stores as tools see them.
@MainActor
struct TracedStoreTests {
    @Test func aRestoredStateIsAChangeAndNoAction() {
        let store = ShownStore(with: .init())
        var seen: [Int] = []
        store.observeState(\.count) { seen.append($0) }
        let traced: any TracedStore = store
        #expect(traced.restoreTraced(ShownModule.State(count: 7, name: "a")))
        #expect(store.state.name == "a" && seen == [0, 7])
        #expect(!traced.restoreTraced(7) && store.state.count == 7)
    }

    @Test func restoringAStateEndsALoad() async throws {
        let store = LoadStore(with: .init())
        store.dispatchAction(.load)
        #expect(store.state.isLoading && store.runningEffects.count == 1)
        #expect(store.restoreTraced(ShownModule.State(count: 7)))
        #expect(store.state == ShownModule.State(count: 7) && store.runningEffects.isEmpty)
    }

    @Test func aStateThatIsOnlyShownEndsNoLoadBeforeItIsKept() {
        let store = LoadStore(with: .init())
        store.dispatchAction(.load)
        #expect(store.showTraced(ShownModule.State(count: 7)))
        #expect(store.state.count == 7 && store.runningEffects.count == 1)
        store.keepShownState()
        #expect(store.state.count == 7 && store.runningEffects.isEmpty)
    }

    @Test func aLoadThatWouldBeginOnTheWayToAnEarlierMomentDoesNot() {
        let windows = ApplicationWindows(), store = LoadStore(with: .init())
        let pause = ApplicationPause(in: windows)
        ApplicationWindows.$scoped.withValue(windows) { store.dispatchAction(.load) }
        pause.end(.returned)
        #expect(!store.state.isLoading && store.runningEffects.isEmpty)
    }

    @Test func observersAreToldApartByTheFieldsThatTheyAreCalledFor() throws {
        let store = ShownStore(with: .init())
        let name = store.observeState(\.name) { (_: String) in }
        store.observeState { (_: ShownModule.State) in }
        let cancelled = store.observeState(\.count) { (_: Int) in }
        cancelled.cancel()
        let observers = store.stateObservers
        try #require(observers.count == 2)
        #expect(observers[0].observation === name.observed && !observers[0].seesWholeState)
        let offsets = [\ShownModule.State.count, \.name].compactMap { MemoryLayout<ShownModule.State>.offset(of: $0) }
        #expect(offsets.map { observers[0].seesProperty(at: $0, size: 8) } == [false, true])
        #expect(offsets.map { observers[1].seesProperty(at: $0, size: 8) } == [true, true])
    }

    @Test func anObservationAroundAnotherOneLeadsToIt() {
        let inner = ShownStore(with: .init()).observeState { (_: ShownModule.State) in }
        let outer = Observation.around(Observation.around(inner) {}) { inner.cancel() }
        #expect(outer.observed === inner)
        outer.cancel()
        #expect(inner.isCancelled && outer.observed === outer)
    }
}
