import Lasso
import LassoTestUtilities
import Testing

@testable import LassoRecording

/// The ends of banners, on a tape, in its replay, and in the test that it becomes.
@MainActor
struct BannerTapeTests {
    private let windows = ApplicationWindows()

    private func inApplication<Result>(_ work: () throws -> Result) rethrows -> Result {
        try ApplicationWindows.$scoped.withValue(windows, operation: work)
    }

    /// Records a run in which the user presses the button of a banner that the flow waits for, and closes one that is a
    /// part of the state.
    private func record() async throws -> Tape {
        let (recorder, window, flow) = inApplication {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController()
            let flow = ConnectionFlow()
            window.open()
            flow.startAlone(in: window)
            return (recorder, window, flow)
        }
        defer { inApplication { window.close() } }
        try await end("Offline", .pressedButton, in: window)
        try await eventually { flow.store?.state.retryCount == 1 }
        try await end("Still offline", .dismissed, in: window)
        return recorder.tape
    }

    private func end(_ text: String, _ outcome: BannerOutcome, in window: WindowController) async throws {
        try await assertBanner(text, in: window)
        inApplication { window.visibleBanners.first?.perform(outcome) }
    }

    @Test func theUserHasEndedTheBanners() async throws {
        let tape = try await record()
        #expect(
            tape.events.filter(\.isCause).map(\.description) == [
                "ConnectionFlow starts", "press the button of the banner “Offline”", "close the banner “Still offline”",
            ]
        )
    }

    @Test func theEndsOfBannersAreReplayed() async throws {
        let tape = try await record()
        let replay = TapeReplay(tape) { ConnectionFlow() }
        #expect(try await replay.run() == nil)
        #expect(replay.stepCount == 2)
    }

    @Test func aTapeWithBannersBecomesTheTestBelow() async throws {
        let test = try await TapeReplay(record()) { ConnectionFlow() }
            .test(named: "theBannersEnd", starting: "{ ConnectionFlow() }")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    @Test(arguments: ["Online": "There is no banner “Online”.", "Still offline": "has no button."])
    func aBannerThatIsNotShownOrHasNoButtonDoesNotEnd(text: String, reason: String) async throws {
        let run = await RecordedRun { ConnectionFlow() }
        try await run.endBanner("Offline", byButton: true)
        try await withKnownIssue {
            try await run.endBanner(text, byButton: true)
        } matching: { issue in
            "\(issue)".contains(reason)
        }
    }

    // MARK: Printed

    @Test @MainActor func theBannersEnd() async throws {
        let run = await RecordedRun { ConnectionFlow() }
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.endBanner("Offline", byButton: true)
        try await run.endBanner("Still offline", byButton: false)
        await run.finish()
    }
}

private enum ConnectionModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didTapRetry
        case didEndBanner(BannerOutcome)
    }

    struct State: Equatable {
        var retryCount = 0
        var banner: Banner?
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: ConnectionStore) -> Screen {
        let controller = Controller()
        controller.bindBanner(to: store, \.banner) { .didEndBanner($0) }
        return Screen(store, controller)
    }
}

private final class ConnectionStore: LassoStore<ConnectionModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didTapRetry:
            update { state in
                state.retryCount += 1
                state.banner = Banner("Still offline", isDismissible: true)
            }
        case .didEndBanner: update { $0.banner = nil }
        }
    }
}

/// A flow that waits for the button of a banner at its start.
private final class ConnectionFlow: Flow<NoOutputFlow> {
    private(set) weak var store: ConnectionModule.Store?

    override func createInitialController() -> Controller {
        let screen = ConnectionModule.createScreen()
        store = screen.store
        Task { [weak self] in
            guard await self?.banner("Offline", button: "Retry") == true else { return }
            self?.store?.dispatchAction(.didTapRetry)
        }
        return screen.controller
    }
}
