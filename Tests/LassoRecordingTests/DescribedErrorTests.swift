import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// An error whose description is no expression, on a tape and in the test that it becomes.
@MainActor
struct DescribedErrorTests {
    private func record() async throws -> Tape {
        let windows = ApplicationWindows()
        let (recorder, window, store) = ApplicationWindows.$scoped.withValue(windows) {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController(), flow = UploadFlow()
            window.open()
            flow.startAlone(in: window)
            flow.store?.dispatchAction(.didTapUpload)
            return (recorder, window, flow.store)
        }
        defer { ApplicationWindows.$scoped.withValue(windows) { window.close() } }
        try await eventually { store?.state.missing == 12 }
        return recorder.tape
    }

    @Test func theTapeBecomesTheTestBelow() async throws {
        let test = try await TapeReplay(record()) { UploadFlow() }
            .test(named: "theQuotaIsExceeded", starting: "{ UploadFlow() }")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    @Test func theTestThrowsTheErrorItself() async throws {
        let flow = UploadFlow()
        let run = await RecordedRun { flow }
        try await run.send(.didTapUpload, to: Disk.UploadModule.self)
        try await run.end(
            "upload",
            of: Disk.UploadModule.self,
            throwingJSON: #"{"missing":7}"#,
            as: Disk.QuotaError.self
        )
        #expect(flow.store?.state.missing == 7)
        await run.finish()
    }

    @Test func jsonOfAnotherErrorIsAFailure() async throws {
        let run = await RecordedRun { UploadFlow() }
        try await run.send(.didTapUpload, to: Disk.UploadModule.self)
        await withKnownIssue {
            try await run.end("upload", of: Disk.UploadModule.self, throwingJSON: "{}", as: Disk.QuotaError.self)
        }
        await run.finish()
    }

    // MARK: Printed

    @Test @MainActor func theQuotaIsExceeded() async throws {
        let run = await RecordedRun { UploadFlow() }
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.send(.didTapUpload, to: Disk.UploadModule.self)
        try await run.end(
            "upload",
            of: Disk.UploadModule.self,
            throwingJSON: #"{"missing":12}"#,
            as: Disk.QuotaError.self
        )
        await run.finish()
    }
}

enum Disk {
    struct QuotaError: Error, Equatable, Codable, CustomStringConvertible {
        let missing: Int

        var description: String { "\(missing) bytes too many" }
    }

    /// A screen that uploads a file for which there is no room.
    enum UploadModule: ScreenModule {
        enum Action: CaseIterable { case didTapUpload }

        struct State: Equatable { var missing: Int? }

        static var defaultInitialState: State { State() }

        static func createScreen(with store: UploadStore) -> Screen { Screen(store, Controller()) }
    }
}

final class UploadStore: LassoStore<Disk.UploadModule> {
    override func handleAction(_ action: Action) {
        effect("upload") {
            throw Disk.QuotaError(missing: 12)
        } onError: { store, error in
            store.update { $0.missing = (error as? Disk.QuotaError)?.missing }
        }
    }
}

private final class UploadFlow: Flow<NoOutputFlow> {
    private(set) weak var store: Disk.UploadModule.Store?

    override func createInitialController() -> Controller {
        let screen = Disk.UploadModule.createScreen()
        store = screen.store
        return screen.controller
    }
}
