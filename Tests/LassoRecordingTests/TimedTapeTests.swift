import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// Delays that begin late in a run, in its replay and in the test that it becomes.
@MainActor
struct TimedTapeTests {
    private let windows = ApplicationWindows()

    private func inApplication<Result>(_ work: () throws -> Result) rethrows -> Result {
        try ApplicationWindows.$scoped.withValue(windows, operation: work)
    }

    /// Records a run in which the user presses the buttons of two notices that end by themselves after 5 s: of the
    /// first, which the start shows, and of the second, which an action shows.
    private func record() async throws -> Tape {
        let (recorder, window, flow) = inApplication {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController(), flow = BinFlow()
            window.open()
            flow.startAlone(in: window)
            return (recorder, window, flow)
        }
        defer { inApplication { window.close() } }
        try await pressButton(in: window)
        try await eventually { flow.store?.state.undone == 1 }
        inApplication { flow.store?.dispatchAction(.didTapDelete) }
        try await pressButton(in: window)
        try await eventually { flow.store?.state.undone == 2 }
        return recorder.tape
    }

    private func pressButton(in window: WindowController) async throws {
        try await eventually { window.visibleController.postedToast != nil }
        inApplication { window.visibleController.postedToast?.end(.pressedButton) }
    }

    /// Returns the run as if its causes had happened at other times.
    private func recordSlowRun() async throws -> Tape {
        var times = [10, 14, 30, 34], time = 0
        let tape = try await record()
        let events = tape.events.map { event in
            if event.isCause { time = times.removeFirst() * 1_000_000 }
            var event = event
            event.time = time
            return event
        }
        try #require(times.isEmpty)
        return try tape.replacingEvents(with: events)
    }

    @Test func aReplayWaitsSinceTheTimeOfTheTape() async throws {
        let difference = try await TapeReplay(recordSlowRun()) { BinFlow() }.run()
        #expect(difference == nil)
    }

    @Test func aTestWaitsSinceTheTimeOfTheTape() async throws {
        let test = try await TapeReplay(recordSlowRun()) { BinFlow() }
            .test(named: "bothAreUndone", starting: "{ BinFlow() }")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    @Test func aTaskThatWaitsAgainDoesSoSinceItWokeUp() async throws {
        let scene = try RunScene()
        var wakings: [Duration] = []
        let task = Task {
            for _ in 0..<3 {
                try await scene.clock.sleep(for: .seconds(2))
                wakings.append(scene.clock.now.offset)
            }
        }
        while scene.clock.waitCount == 0 { await Task.yield() }
        await scene.letTimePass(until: .seconds(5))
        #expect(wakings == [.seconds(2), .seconds(4)])
        task.cancel()
    }

    // MARK: Printed

    @Test @MainActor func bothAreUndone() async throws {
        let run = await RecordedRun(startTime: .microseconds(10000000)) { BinFlow() }
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.endToast("Deleted", byButton: true)
        await run.letTimePass(until: .microseconds(30000000))
        try await run.send(.didTapDelete, to: Desk.BinModule.self)
        try await run.endToast("Deleted", byButton: true)
        await run.finish()
    }
}

private enum Desk {
    /// A screen on which what was deleted comes back.
    enum BinModule: ScreenModule {
        enum Action: CaseIterable { case didTapDelete, didUndo }
        enum Output: Equatable { case didDelete }

        struct State: Equatable {
            var undone = 0
        }

        static var defaultInitialState: State { State() }

        static func createScreen(with store: BinStore) -> Screen { Screen(store, Controller()) }
    }
}

private final class BinStore: LassoStore<Desk.BinModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapDelete: dispatchOutput(.didDelete)
        case .didUndo: update { $0.undone += 1 }
        }
    }
}

/// A flow that shows a notice with a button at its start, and after each deletion.
private final class BinFlow: Flow<NoOutputFlow> {
    private(set) weak var store: Desk.BinModule.Store?

    override func createInitialController() -> Controller {
        let screen = Desk.BinModule.createScreen().observeOutput { [weak self] _ in self?.showNotice() }
        store = screen.store
        showNotice()
        return screen.controller
    }

    private func showNotice() {
        Task { [weak self] in
            guard await self?.toast("Deleted", button: "Undo") == true else { return }
            self?.store?.dispatchAction(.didUndo)
        }
    }
}
