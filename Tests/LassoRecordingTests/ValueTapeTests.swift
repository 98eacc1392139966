import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// Values from outside, such as random numbers, on a tape and in its replay.
@MainActor
struct ValueTapeTests {
    /// Records two throws after the first one.
    private func record() -> Tape {
        ApplicationWindows.$scoped.withValue(ApplicationWindows()) {
            let recorder = FlightRecorder(of: RecordedNotes.identity)
            // What the application reads before the flow isn't the flow's.
            _ = recorded("die") { 6 }
            let window = WindowController()
            window.open()
            defer { window.close() }
            let flow = DiceFlow(dice: .init(numbers: [3, 1, 4]))
            flow.startAlone(in: window)
            flow.throwDie()
            flow.throwDie()
            return recorder.tape
        }
    }

    @Test func aReplayThrowsTheNumbersOfTheTape() async throws {
        let tape = record()
        #expect(tape.obstacles.isEmpty)
        let dice = DiceFlow.Dice(numbers: [2, 2, 2])
        let difference = try await TapeReplay(tape) { DiceFlow(dice: dice) }.run()
        #expect(difference == nil)
        #expect(dice.numbers == [2, 2, 2])
    }

    @Test func aReplayThatReadsMoreThanTheTapeDiffers() async throws {
        let tape = record()
        var events = tape.events
        events.remove(at: try #require(events.lastIndex { $0.kind == .value }))
        let shorter = try tape.replacingEvents(with: events)
        let difference = try await TapeReplay(shorter) { DiceFlow(dice: .init(numbers: [2, 2, 2])) }.run()
        #expect(difference?.cause == "DiceModule#1 ▶ .didTapThrow")
        #expect(difference?.found == "\"die\" is 2 (The tape has no further value of it.)")
    }

    @Test func aTapeWithValuesBecomesTheTestBelow() async throws {
        let test = try await TapeReplay(record()) { DiceFlow(dice: .init(numbers: [])) }
            .test(named: "twoDiceAreThrown", starting: "{ DiceFlow(dice: .init(numbers: [])) }")
        try PrintedTapeTests.expect(test, in: #filePath)
    }

    @Test func aTestFailsIfAValueIsMissing() async throws {
        await withKnownIssue {
            let run = await RecordedRun { DiceFlow(dice: .init(numbers: [5])) }
            await run.finish()
        } matching: { issue in
            "\(issue)".contains("The run reads a value that “reading” doesn't have: \"die\" is 5")
        }
    }

    // MARK: Printed

    @Test @MainActor func twoDiceAreThrown() async throws {
        let run = await RecordedRun(reading: #"{"die":[3,1,4]}"#) { DiceFlow(dice: .init(numbers: [])) }
        await run.expectPlace(
            """
            * WindowController
              * Controller
            """
        )
        try await run.send(.didTapThrow, to: DiceModule.self)
        try await run.send(.didTapThrow, to: DiceModule.self)
        await run.finish()
    }
}
