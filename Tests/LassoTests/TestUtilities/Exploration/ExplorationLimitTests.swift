import Glibc
import Lasso
import Synchronization
import Testing

@testable import LassoTestUtilities

/// Tests of how far an exploration goes, and of what it tells on the way.
@MainActor
struct ExplorationLimitTests {
    @Test func aPlaceThatOnlyTimeLeadsToIsFound() async {
        let map = await explore(
            depth: 2,
            in: { window in TimerModule.createScreen().place(with: root(of: window)) }
        ) {
            Inputs(TimerModule.self) { [.didTapStart] }
        }
        let rung = map.places.first { $0.title == "Ring" }
        #expect(rung?.depth == 2)
        #expect(map.places.flatMap(\.edges).contains { $0.step == "time passes" && $0.target == rung?.number })
    }

    @Test func theOnlyScreenMayHaveSeveralTitles() async {
        let map = await explore(
            depth: 4,
            in: { window in TimerModule.createScreen().place(with: root(of: window)) }
        ) {
            Inputs(TimerModule.self) { [.didTapStart] }
        }
        #expect(map.places.contains { $0.title == "Ring" })
        #expect(map.findings.isEmpty, "\(map.findings.map(\.message))")
    }

    @Test func theProgressIsPrinted() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let explorer = Explorer(
                .flow { PlantedFlow() },
                inputs: [],
                source: .unknown,
                reportInterval: .zero
            )
            _ = await explorer.explore(depth: 1)
        }
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(errors.contains("explore: depth 0, 4 places, 3 steps, 0 findings\n"), "\(errors)")
    }

    @Test func aLimitOfStepsAlsoEndsTheWalksToPaths() async {
        final class Count { var value = 0 }
        let count = Count()
        let map = await explore(depth: 5, stepLimit: 1) {
            count.value += 1
            return PlantedFlow()
        }
        // One walk for the start, and one for the step.
        #expect(count.value == 2 && map.places.contains { $0.path == "/letter" } && !map.isComplete)
    }

    @Test func aLimitOfTimeAlsoEndsTheComparisonOfPlaces() async {
        let before = SlowModule.comparisonCount.load(ordering: .relaxed)
        let map = await explore(
            depth: 1,
            within: .milliseconds(250),
            in: { window in SlowModule.createScreen().place(with: root(of: window)) }
        ) {
            Inputs(SlowModule.self) { (1...100).map { .didChoose($0) } }
        }
        #expect(!map.isComplete)
        // One takes 5 ms, so there is time for no more than 50.
        #expect(SlowModule.comparisonCount.load(ordering: .relaxed) - before < 60)
    }

    @Test func linksAreFollowedAlsoIfPlacesAreFurtherAway() async {
        let keeper = Keeper()
        let map = await explore(depth: 1) {
            LinkedFlow(keeper)
        } inputs: {
            Inputs(following: "/page")
        }
        // Steps that are further away may lead to the page.
        #expect(Set(map.findings.map(\.kind)) == [.alive] && map.findings.first?.steps == ["link /page"])
        #expect(map.isComplete)
    }

    @Test func aMapThatEndsAtTheDepthSaysWhatIsNotJudged() async {
        let cut = await explore(depth: 3) { EndlessFlow() }
        #expect(cut.isComplete && !cut.isExhausted)
        let line = "not judged, because not all steps from 1 place were taken: ignoredAction, onlyByLink"
        #expect(cut.description == "\(cut.summary)\n\(line)")
        let whole = await explore(depth: 10) { PlantedFlow(.ignoredAction) }
        #expect(whole.isExhausted && whole.description == whole.summary)
    }

    private func makeFlow() -> Flow<NoOutputFlow> { EndlessFlow() }

    @Test func theOnlyClosureOfACallMayBeTheInputs() async {
        let map = await explore(depth: 1, makeFlow) {
            Inputs(CountingModule.self) { [.didCount] }
        }
        #expect(map.source.flow == " { /* the flow */ }")
        #expect(map.source.inputs.contains("Inputs(CountingModule.self)"), "\(map.source.inputs)")
    }

    @Test func aLimitOfTimeEndsAnEndlessExploration() async {
        let map = await explore(depth: 1_000, stepLimit: 5_000, within: .milliseconds(1)) { EndlessFlow() }
        #expect(!map.isComplete && map.stepCount < 5_000)
    }
}

/// A flow whose places have no end.
private final class EndlessFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller { CountingModule.createScreen().controller }
}

@MainActor
private final class Keeper {
    var kept: [Controller] = []
}

/// A flow whose places have no end, and in which a link leads to a page that is never released.
private final class LinkedFlow: Flow<NoOutputNavigationFlow> {
    private let keeper: Keeper

    init(_ keeper: Keeper) {
        self.keeper = keeper
        super.init()
    }

    override func createInitialController() -> Controller { CountingModule.createScreen().controller }

    override func follow(_ component: NavigationPath.Component) -> Route {
        .show { [self] in
            let page = Controller()
            page.pathComponent = component.name
            keeper.kept.append(page)
            page.place(with: nextPushedInFlow)
            return .here
        }
    }
}

private enum CountingModule: ScreenModule {
    enum Action: CaseIterable { case didCount }

    struct State: Equatable { var count = 0 }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: CountingStore) -> Screen { Screen(store, Controller()) }
}

private final class CountingStore: LassoStore<CountingModule> {
    override func handleAction(_ action: Action) { update { $0.count += 1 } }
}

private enum TimerModule: ScreenModule {
    enum Action { case didTapStart }

    struct State: Equatable { var hasRung = false }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: TimerStore) -> Screen {
        let controller = Controller()
        store.observeState(\.hasRung) { [weak controller] (hasRung: Bool) in
            controller?.title = hasRung ? "Ring" : "Timer"
        }
        return Screen(store, controller)
    }
}

private final class TimerStore: LassoStore<TimerModule> {
    override func handleAction(_ action: Action) {
        effect("wait", .dropNew) { [clock = effectClock] in
            try await clock.sleep(for: .seconds(60))
        } receive: { store, _ in
            store.update { $0.hasRung = true }
        }
    }
}

/// A module whose states take long to compare.
private enum SlowModule: ScreenModule {
    enum Action: Equatable { case didChoose(Int) }

    struct State: Equatable {
        var number = 0

        static func == (one: State, other: State) -> Bool {
            comparisonCount.add(1, ordering: .relaxed)
            usleep(5_000)
            return one.number == other.number
        }
    }

    nonisolated static let comparisonCount = Atomic(0)
    static var defaultInitialState: State { State() }

    static func createScreen(with store: SlowStore) -> Screen { Screen(store, Controller()) }
}

private final class SlowStore: LassoStore<SlowModule> {
    override func handleAction(_ action: Action) {
        guard case .didChoose(let number) = action else { return }
        update { $0.number = number }
    }
}
