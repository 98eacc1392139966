import Lasso
import LassoTestUtilities
import Testing

@testable import LassoRecording

/// Actions of a `SampledModule` that aren't `Codable`, in the test that a tape becomes. It is compiled here, so that it
/// is known to compile and to pass.
@MainActor
struct SampledActionTests {
    private func record(_ action: Any, _ start: (WindowController) -> Void) throws -> Tape {
        try ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController()
            window.open()
            defer { window.close() }
            start(window)
            let store = try #require(window.rootController?.heldStores.first)
            store.dispatchTraced(action)
            return recorder.tape
        }
    }

    private func recordChart() throws -> Tape {
        try record(ChartModule.sampleActions[1]) { ChartFlow().start(with: root(of: $0)) }
    }

    @Test func anActionThatIsOneOfTheSamplesIsNoObstacle() throws {
        #expect(try recordChart().obstacles.map(\.description) == [])
    }

    @Test func anActionThatMayBeEachOfTwoSamplesIsNotGuessed() async throws {
        let tape = try record(DoorModule.sampleActions[1]) { DoorFlow().start(with: root(of: $0)) }
        #expect(tape.obstacles.map(\.kind) == [.action])
        let difference = try await TapeReplay(tape) { DoorFlow() }.run()
        #expect(difference?.found.contains("Declare Action: Codable.") == true)
    }

    @Test func theSampleThatTheReplayHasSentIsPrintedAndNoStandInForItsSecret() {
        var event = TapeEvent(.action, "DoorModule#1")
        event.text = ".didEnter(Secret<String>(…))"
        let lines = TestStep(event, sample: "DoorModule.sampleActions[0]").lines
        #expect(lines == ["try await run.send(DoorModule.sampleActions[0], to: DoorModule.self)"])
    }

    @Test func anActionWithoutAnExpressionIsPrintedAsTheSampleThatItIs() async throws {
        let test = try await TapeReplay(recordChart()) { ChartFlow() }
            .test(named: "theChartMoves", starting: "{ ChartFlow() }")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    // MARK: Printed

    @Test @MainActor func theChartMoves() async throws {
        let run = await RecordedRun { ChartFlow() }
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.send(ChartModule.sampleActions[1], to: ChartModule.self)
        await run.finish()
    }
}

private enum ChartModule: ScreenModule, SampledModule {
    enum Action {
        case didMove(Point)
    }

    struct Point {
        let x: Int
        let y: Int
    }

    struct State: Equatable {
        var x = 0
    }

    static var defaultInitialState: State { State() }

    static var sampleActions: [Action] { [.didMove(Point(x: 1, y: 0)), .didMove(Point(x: 2, y: 0))] }

    static func createScreen(with store: ChartStore) -> Screen { Screen(store, Controller()) }
}

private final class ChartStore: LassoStore<ChartModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didMove(let point): update { $0.x = point.x }
        }
    }
}

private final class ChartFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller { ChartModule.createScreen().controller }
}

private enum DoorModule: ScreenModule, SampledModule {
    enum Action {
        case didEnter(Secret<String>)
    }

    struct State: Equatable {
        var isOpen = false
    }

    static var defaultInitialState: State { State() }

    static var sampleActions: [Action] { [.didEnter(Secret("wrong")), .didEnter(Secret("right"))] }

    static func createScreen(with store: DoorStore) -> Screen { Screen(store, Controller()) }
}

private final class DoorStore: LassoStore<DoorModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didEnter(let secret): if secret.value == "right" { update { $0.isOpen = true } }
        }
    }
}

private final class DoorFlow: Flow<NoOutputFlow> {
    override func createInitialController() -> Controller { DoorModule.createScreen().controller }
}
