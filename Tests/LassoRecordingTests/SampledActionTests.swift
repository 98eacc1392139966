import Lasso
import LassoTestUtilities
import Testing

@testable import LassoRecording

/// Actions of a `SampledModule` that aren't `Codable`, in the test that a tape becomes. It is compiled here, so that it
/// is known to compile and to pass.
@MainActor
struct SampledActionTests {
    private func record() throws -> Tape {
        try ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController()
            window.open()
            defer { window.close() }
            ChartFlow().start(with: root(of: window))
            let store = try #require(window.rootController?.heldStores.first)
            store.dispatchTraced(ChartModule.sampleActions[1])
            return recorder.tape
        }
    }

    @Test func anActionWithoutAnExpressionIsPrintedAsTheSampleThatItIs() async throws {
        let test = try await TapeReplay(record()) { ChartFlow() }
            .test(named: "theChartMoves", starting: "{ ChartFlow() }")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    // MARK: Printed

    @Test @MainActor func theChartMoves() async throws {
        let run = await RecordedRun { ChartFlow() }
        run.expectPlace(
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
