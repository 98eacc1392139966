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

    /// Records a run in which the user closes a door twice before it closes by itself 5 s later: after the start, which
    /// has opened it, and after opening it again.
    private func record() -> Tape {
        inApplication {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController(), flow = DoorFlow()
            window.open()
            defer { window.close() }
            flow.startAlone(in: window)
            for action in [.didTapClose, .didTapOpen, .didTapClose] as [Street.DoorModule.Action] {
                flow.store?.dispatchAction(action)
            }
            return recorder.tape
        }
    }

    /// Returns the run as if its causes had happened at other times.
    private func recordSlowRun() throws -> Tape {
        var times = [10, 14, 30, 34], time = 0
        let tape = record()
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
        let difference = try await TapeReplay(recordSlowRun()) { DoorFlow() }.run()
        #expect(difference == nil)
    }

    @Test func aTestWaitsSinceTheTimeOfTheTape() async throws {
        let test = try await TapeReplay(recordSlowRun()) { DoorFlow() }
            .test(named: "theDoorIsClosedTwice", starting: "{ DoorFlow() }")
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

    @Test @MainActor func theDoorIsClosedTwice() async throws {
        let run = await RecordedRun(startTime: .microseconds(10000000)) { DoorFlow() }
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.send(.didTapClose, to: Street.DoorModule.self)
        await run.letTimePass(until: .microseconds(30000000))
        try await run.send(.didTapOpen, to: Street.DoorModule.self)
        try await run.send(.didTapClose, to: Street.DoorModule.self)
        await run.finish()
    }
}

private enum Street {
    /// A screen with a door that closes by itself.
    enum DoorModule: ScreenModule {
        enum Action: CaseIterable { case didTapOpen, didTapClose, didTimeOut }

        struct State: Equatable {
            var isOpen = false
            var hasTimedOut = false
        }

        static var defaultInitialState: State { State() }

        static func createScreen(with store: DoorStore) -> Screen { Screen(store, Controller()) }
    }
}

private final class DoorStore: LassoStore<Street.DoorModule> {
    private var closing: Task<Void, Never>?

    override func handleAction(_ action: Action) {
        closing?.cancel()
        switch action {
        case .didTapOpen:
            update { $0.isOpen = true }
            closing = Task { [weak self, effectClock] in
                do { try await effectClock.sleep(for: .seconds(5)) } catch { return }
                self?.dispatchAction(.didTimeOut)
            }
        case .didTapClose: update { $0.isOpen = false }
        case .didTimeOut: update { ($0.isOpen, $0.hasTimedOut) = (false, true) }
        }
    }
}

/// A flow with the door, which it opens.
private final class DoorFlow: Flow<NoOutputFlow> {
    private(set) weak var store: Street.DoorModule.Store?

    override func createInitialController() -> Controller {
        let screen = Street.DoorModule.createScreen()
        store = screen.store
        screen.store.dispatchAction(.didTapOpen)
        return screen.controller
    }
}
