import FlowCases
import Lasso
import LassoTestUtilities
import Testing

/// Repeats what a store does for a long time, and checks that nothing is lost or left behind.
@Suite @MainActor struct EnduranceTests {
    @Test func noneOfManyUpdatesFromSeveralTasksIsLost() async {
        let store = LassoStore<DayModule>(with: DayModule.State())
        let count = Endurance.count(5_000, long: 250_000)
        var seen = 0
        store.observeState(\.ticks) { _ in seen += 1 }
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask { for _ in 0..<count { await store.update { $0.ticks += 1 } } }
            }
        }
        #expect(store.state.ticks == 4 * count)
        #expect(seen == 4 * count + 1)
    }

    /// A user types every minute, what was typed is searched, and the time is shown: for some minutes, and in
    /// `make endurance` for six days. The caches of the heap fill for the first two.
    @Test func aStoreWorksForDaysWithoutLosingOrKeepingAnything() async throws {
        let clock = TestClock()
        var store: DayStore? = DayStore(clock)
        weak let weakStore = store
        store?.dispatchAction(.didStart)
        let (rounds, minutes) = (Endurance.count(8, long: 48), Endurance.count(2, long: 180))
        var minute = 0
        // An observer or an effect that is kept takes more than 150 bytes.
        try await Endurance.expectConstantMemory(ofEach: "minute", rounds: rounds, minutes, short: nil, long: 60) {
            for _ in 0..<minutes {
                minute += 1
                store?.dispatchAction(.didType("query \(minute)"))
                // Typed again before the search has begun.
                await clock.advance(by: .milliseconds(200))
                store?.dispatchAction(.didType("query \(minute)!"))
                await clock.advance(by: .milliseconds(59_800))
            }
        }
        #expect(store?.state.ticks == rounds * minutes)
        #expect(store?.state.searches == rounds * minutes)
        #expect(store?.state.result == "found query \(rounds * minutes)!")
        // Only the effect that shows the time is still there.
        #expect(clock.sleeperCount == 1)
        store = nil
        await clock.advance(by: .seconds(3_600))
        #expect(weakStore == nil)
        #expect(clock.sleeperCount == 0)
    }
}

private enum DayModule: ScreenModule {
    enum Action {
        case didStart
        case didType(String)
    }

    struct State: Equatable {
        var ticks = 0
        var query = ""
        var searches = 0
        var result = ""
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: DayStore) -> Screen { Screen(store, Controller()) }
}

private final class DayStore: LassoStore<DayModule> {
    private let clock: any Clock<Duration>

    init(_ clock: any Clock<Duration>) {
        self.clock = clock
        super.init(with: State())
        effectClock = clock
    }

    required convenience init(with state: State) { self.init(ContinuousClock()) }

    override func handleAction(_ action: Action) {
        switch action {
        case .didStart:
            effect("time") { [clock, weak self] in
                while true {
                    try await clock.sleep(for: .seconds(60))
                    self?.update { $0.ticks += 1 }
                }
            }
        case .didType(let query):
            update { $0.query = query }
            effect("search", .debounce(.milliseconds(300))) { [clock, weak self] in
                try await clock.sleep(for: .seconds(2))
                self?.update { ($0.searches, $0.result) = ($0.searches + 1, "found \(query)") }
            }
        }
    }
}
