import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// Calls that a flow makes outside of the effects of a store, on a tape and in its replay.
@MainActor
struct RecordedCallTests {
    private let windows = ApplicationWindows()

    private func inApplication<Result>(_ work: () throws -> Result) rethrows -> Result {
        try ApplicationWindows.$scoped.withValue(windows, operation: work)
    }

    /// A service that answers when the test says so.
    @MainActor private final class Service {
        private let calls = WaitingTasks<Void, Result<Int, DepotError>>()

        func count() async throws -> Int { try await calls.wait(for: ()).get() }

        func end(_ result: Result<Int, DepotError>) async throws {
            try await eventually { !self.calls.tasks.isEmpty }
            calls.end(calls.tasks[0], with: result)
        }
    }

    /// Records that the flow counts twice, of which the first time fails, and that the user does something meanwhile.
    private func record() async throws -> Tape {
        let service = Service()
        let (recorder, window, flow) = inApplication {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController()
            let flow = DepotFlow { try await service.count() }
            window.open()
            flow.startAlone(in: window)
            return (recorder, window, flow)
        }
        defer { inApplication { window.close() } }
        let store = try #require(flow.store)
        inApplication { store.dispatchAction(.didTapCount) }
        inApplication { store.dispatchAction(.didTapNote) }
        try await service.end(.failure(.closed(until: 9)))
        try await eventually { store.state.problem != nil }
        inApplication { store.dispatchAction(.didTapCount) }
        try await service.end(.success(12))
        try await eventually { store.state.count == 12 }
        return recorder.tape
    }

    private static func makeFlow() -> DepotFlow {
        DepotFlow {
            Issue.record("The service is called.")
            return 0
        }
    }

    @Test func aReplayCallsNothingAndReturnsWhatTheTapeSays() async throws {
        let tape = try await record()
        let causes = tape.events.filter(\.isCause).map(\.description)
        #expect(
            causes == [
                "DepotFlow starts", "Depot.DepotModule#1 ▶ .didTapCount", "Depot.DepotModule#1 ▶ .didTapNote",
                #"call … "count" fails: .closed(until: 9)"#, "Depot.DepotModule#1 ▶ .didTapCount",
                #"call … "count" #2 returns: 12"#,
            ]
        )
        #expect(tape.obstacles.isEmpty)
        let difference = try await TapeReplay(tape) { Self.makeFlow() }.run()
        #expect(difference == nil)
    }

    @Test func theTapeBecomesTheTestBelow() async throws {
        let test = try await TapeReplay(record()) { Self.makeFlow() }
            .test(named: "theStockIsCounted", starting: "{ Self.makeFlow() }")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    @Test func aCallBeforeTheStartIsOnlyInTheReplayOfTheApplication() async throws {
        func prepare(
            _ count: @escaping @MainActor () async throws -> Int,
            _ makeFlow: @escaping @MainActor () -> DepotFlow
        ) async throws -> ReplayStart {
            let count = try await recordedCall("count", count)
            return { window in
                let flow = makeFlow()
                flow.startAlone(in: window)
                flow.store?.dispatchAction(.didCount(count))
                flow.store?.dispatchAction(.didTapCount)
                // The application itself calls, too.
                Task { _ = try await recordedCall("look for news") { true } }
            }
        }
        let tape = try await ApplicationWindows.$scoped.withValue(windows) {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController()
            let start = try await prepare({ 5 }, { DepotFlow { 12 } })
            window.open()
            defer { window.close() }
            start(window)
            try await eventually { recorder.tape.events.count { $0.kind == .effectEnd } == 3 }
            return recorder.tape
        }
        let replay = TapeReplay(
            tape,
            preparing: {
                try await prepare(
                    {
                        Issue.record("The service is called.")
                        return 0
                    },
                    Self.makeFlow
                )
            }
        )
        #expect(try await replay.run() == nil)
        #expect(try await TapeReplay(tape) { Self.makeFlow() }.run() == nil)
    }

    @Test func aCallThatWasCanceledThrowsWhateverTheServiceReturns() async throws {
        let calls = WaitingTasks<Void, Int>()
        let task = Task {
            try await recordedCall("count") { await Task { (try? await calls.wait(for: ())) ?? 0 }.value }
        }
        try await eventually { !calls.tasks.isEmpty }
        task.cancel()
        calls.end(calls.tasks[0], with: 5)
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aCallThatIsNotMadeCannotEnd() async throws {
        let run = await RecordedRun { Self.makeFlow() }
        try await withKnownIssue {
            try await run.endCall("count", returning: 3)
        } matching: {
            "\($0)".contains("There is no call count. None is waiting.")
        }
    }

    @Test func withoutARecordingTheServiceIsCalled() async throws {
        #expect(try await recordedCall("count") { 7 } == 7)
        await #expect(throws: DepotError.closed(until: 3)) {
            try await recordedCall("count") { throw DepotError.closed(until: 3) }
        }
    }

    // MARK: Printed

    @Test @MainActor func theStockIsCounted() async throws {
        let run = await RecordedRun { Self.makeFlow() }
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.send(.didTapCount, to: Depot.DepotModule.self)
        try await run.send(.didTapNote, to: Depot.DepotModule.self)
        try await run.endCall("count", throwing: .closed(until: 9) as DepotError)
        try await run.send(.didTapCount, to: Depot.DepotModule.self)
        try await run.endCall("count", call: 2, returning: 12)
        await run.finish()
    }
}

enum DepotError: Error, Equatable, Codable {
    case closed(until: Int)
}

private enum Depot {
    /// A screen of a depot whose stock is counted.
    enum DepotModule: ScreenModule {
        enum Action: Equatable, Codable { case didTapCount, didTapNote, didCount(Int), didFail(String) }
        enum Output: Equatable { case wantsCount }

        struct State: Equatable {
            var count: Int?
            var problem: String?
            var notes = 0
        }

        static var defaultInitialState: State { State() }

        static func createScreen(with store: DepotStore) -> Screen { Screen(store, Controller()) }
    }
}

private final class DepotStore: LassoStore<Depot.DepotModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapCount: dispatchOutput(.wantsCount)
        case .didTapNote: update { $0.notes += 1 }
        case .didCount(let count): update { $0.count = count }
        case .didFail(let problem): update { $0.problem = problem }
        }
    }
}

/// A flow with the depot, which calls the service itself.
private final class DepotFlow: Flow<NoOutputFlow> {
    private let count: @MainActor () async throws -> Int
    private(set) weak var store: Depot.DepotModule.Store?

    init(_ count: @escaping @MainActor () async throws -> Int) {
        self.count = count
        super.init()
    }

    override func createInitialController() -> Controller {
        let screen = Depot.DepotModule.createScreen().observeOutput { [weak self] _ in self?.countStock() }
        store = screen.store
        return screen.controller
    }

    private func countStock() {
        Task { [weak self, count] in
            do {
                let number = try await recordedCall("count", count)
                self?.store?.dispatchAction(.didCount(number))
            } catch {
                self?.store?.dispatchAction(.didFail("\(error)"))
            }
        }
    }
}
