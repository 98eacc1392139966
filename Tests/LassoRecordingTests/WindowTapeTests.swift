import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// Steps in one of two windows that show the same, on a tape and in its replay.
@MainActor
struct WindowTapeTests {
    private let windows = ApplicationWindows()

    private func inApplication<Result>(_ work: () throws -> Result) rethrows -> Result {
        try ApplicationWindows.$scoped.withValue(windows, operation: work)
    }

    /// Starts a desk in a window and one in a second window. Both show a notice.
    private static func start(in window: WindowController) {
        let second = WindowController()
        DeskFlow().start(with: root(of: window))
        DeskFlow().start(with: root(of: second))
        window.open(second)
        for desk in [window, second] { desk.rootController?.toast("Welcome") }
    }

    /// Records a command in the first window, and the end of the notice and a link in the second one.
    private func record() async throws -> Tape {
        let (recorder, first) = inApplication {
            let recorder = FlightRecorder(of: RecordedNotes.identity), window = WindowController()
            window.open()
            Self.start(in: window)
            return (recorder, window)
        }
        let second = try #require(windows.all.last)
        defer { inApplication { [first, second].forEach { $0.close() } } }
        let command = try #require(first.availableCommands["open-drawer"])
        let toast = try #require(second.visibleController.postedToast)
        inApplication {
            command.perform()
            toast.end(.dismissed)
        }
        let flow = try #require(second.outermostFlow)
        let link = inApplication { Task { await flow.go(to: "/drawer") } }
        _ = await link.value
        return recorder.tape
    }

    @Test func stepsAreReplayedInTheirWindows() async throws {
        let difference = try await TapeReplay(record(), in: { Self.start(in: $0) }).run()
        #expect(difference == nil)
    }

    @Test func stepsArePrintedWithTheirWindows() async throws {
        let test = try await TapeReplay(record(), in: { Self.start(in: $0) }).test(named: "desks")
        for line in [
            #"perform("open-drawer", inWindow: 0)"#, #"endToast("Welcome", byButton: false, inWindow: 1)"#,
            #"follow("/drawer", in: "DeskFlow", inWindow: 1)"#,
        ] {
            #expect(test.contains("    try await run.\(line)\n"), "\(line)")
        }
    }

    @Test func aNoticeInAFurtherWindowEndsWhenTheTestSaysSo() async throws {
        let run = await RecordedRun(in: { Self.start(in: $0) })
        let second = try #require(run.window.windows.all.last)
        #expect(second !== run.window && second.visibleController.shownToast != nil)
        await run.letTimePass(until: .seconds(60))
        #expect(second.visibleController.shownToast != nil)
        try await run.timeOutToast("Welcome", inWindow: 1)
        #expect(second.visibleController.shownToast == nil)
        await run.finish()
    }

    @Test func aStepInAWindowThatIsNotOpenIsNotPossible() async throws {
        let run = await RecordedRun { DeskFlow() }
        try await withKnownIssue {
            try await run.perform("open-drawer", inWindow: 1)
        } matching: { issue in
            "\(issue)".contains("There is no window at 1.")
        }
    }
}
