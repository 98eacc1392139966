import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// The steps of the user that aren't actions, on a tape and in its replay.
@MainActor
struct TapeStepTests {
    private let windows = ApplicationWindows()
    private let recorder: FlightRecorder
    private let window: WindowController
    private let flow = DeskFlow()

    init() {
        (recorder, window) = ApplicationWindows.$scoped.withValue(windows) {
            (FlightRecorder(of: RecordedNotes.identity), WindowController())
        }
    }

    private func inApplication(_ work: () throws -> Void) rethrows {
        try ApplicationWindows.$scoped.withValue(windows, operation: work)
    }

    private func perform(_ command: String) throws {
        let available = try #require(window.availableCommands[command])
        inApplication { #expect(available.perform()) }
    }

    private func question<Question: QuestionController>(_ kind: Question.Type) async throws -> Question {
        try await eventually { self.window.question is Question }
        return try #require(window.question as? Question)
    }

    private func waitForEvent(_ text: String) async throws {
        try await eventually { self.recorder.tape.events.contains { "\($0)".contains(text) } }
    }

    private func drawer() throws -> Controller {
        try #require((flow.initialController as? NavigationController)?.topController)
    }

    /// Does everything once.
    private func record() async throws -> Tape {
        inApplication {
            window.open()
            flow.start(with: root(of: window))
        }
        try perform("open-drawer")
        let first = try drawer()
        inApplication { #expect(first.goBack()) }
        let link = ApplicationWindows.$scoped.withValue(windows) { Task { await flow.go(to: "/drawer") } }
        _ = await link.value
        let second = try drawer()
        inApplication { second.beginToLeave() }
        try perform("import")
        let files = try await question(FileQuestionController.self)
        inApplication { files.answer([FileReference(path: "/papers/a.txt")]) }
        try await waitForEvent("didImport")
        try await eventually { self.window.visibleController.postedToast != nil }
        inApplication { window.visibleController.postedToast?.end(.pressedButton) }
        try await waitForEvent("didUndo")
        try perform("discard")
        let alert = try await question(AlertController.self)
        inApplication { alert.answerCancel() }
        try await waitForEvent("didKeep")
        let tape = recorder.tape
        inApplication { window.close() }
        return tape
    }

    @Test func everyStepIsReplayed() async throws {
        let tape = try await record()
        let causes = tape.events.filter(\.isCause).map(\.description)
        #expect(
            causes == [
                "DeskFlow starts", "command open-drawer", "go back in 0.0", "follow /drawer in DeskFlow",
                "leave 0.0.1", "command import", "choose file:///papers/a.txt",
                "press the button of the notice “Imported”",
                "command discard", "close the question at 0.0.p",
            ]
        )
        let replay = TapeReplay(tape) { DeskFlow() }
        #expect(try await replay.run() == nil)
        #expect(replay.stepCount == causes.count - 1)
    }

    @Test func everyStepIsPrinted() async throws {
        let tape = try await record()
        let test = try await TapeReplay(tape) { DeskFlow() }.test(named: "desk")
        for line in [
            #"perform("open-drawer")"#, #"goBack(in: "0.0")"#, #"follow("/drawer", in: "DeskFlow")"#,
            #"leave("0.0.1")"#,
            #"choose(uris: ["file:///papers/a.txt"], at: "0.0.p")"#, #"endToast("Imported", byButton: true)"#,
            #"cancelQuestion(at: "0.0.p")"#,
        ] {
            #expect(test.contains("    try await run.\(line)\n"), "\(line)")
        }
    }

    @Test(arguments: ["default", "Self"]) func theNameOfATestMayBeAKeyword(name: String) async throws {
        let tape = try await record()
        let test = try await TapeReplay(tape) { DeskFlow() }
            .test(named: name, starting: "{ mock(Desk.$lamp, with: false); return DeskFlow() }")
        #expect(test.hasPrefix("@Test(.resettingMocks) @MainActor func `\(name)`() async throws {"))
    }

    @Test func aNameThatIsNoneOfAFunctionIsAMistake() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let tape = FlightRecorder(of: RecordedNotes.identity).tape
            _ = try await TapeReplay(tape) { DeskFlow() }.test(named: "x y")
        }
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(errors.contains("\"x y\" is no name of a function."), "\(errors)")
    }

    @Test func aStepThatIsNotPossibleAnymoreIsADifference() async throws {
        let tape = try await record()
        let difference = try await TapeReplay(tape) { CounterFlow() }.run()
        #expect(difference?.description.contains("On the tape: DeskFlow starts") == true)
    }

    @Test func twoFilesForAQuestionThatAsksForOneAreADifference() async throws {
        let tape = try await record()
        var events = tape.events
        let index = try #require(events.firstIndex { $0.kind == .files })
        events[index].lines = ["file:///papers/a.txt", "file:///papers/b.txt"]
        let difference = try await TapeReplay(try tape.replacingEvents(with: events)) { DeskFlow() }.run()
        #expect(difference?.found == "It isn't possible: The question asks for one file.")
    }
}
