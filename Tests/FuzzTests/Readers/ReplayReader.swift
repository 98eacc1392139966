import Lasso
import RecordedFlow

@testable import LassoRecording

/// Replays of tapes, up to their end or to the first difference: that of a flow, and that of an application.
enum ReplayReader: WaitingReader {
    nonisolated static let name = "Replays"
    static let largestInput = 8192

    /// What a replay has said.
    private struct Outcome: Equatable {
        var difference: ReplayDifference?
        var refusal: String?
        var stepCount = 0
        var test: String?
    }

    static func readAndWait(_ input: [UInt8]) async throws {
        // What is no tape is read by TapeReader.
        guard let tape = try? Tape(bytes: input) else { return }
        for isOfApplication in [false, true] {
            let outcome = try await replay(tape, isOfApplication)
            let again = try await replay(tape, isOfApplication)
            try require(again == outcome, "the first replay has said \(outcome), and the second one \(again)")
        }
    }

    private static func replay(_ tape: Tape, _ isOfApplication: Bool) async throws -> Outcome {
        let service = RealNotesService()
        let replay =
            isOfApplication
            ? TapeReplay(tape, preparing: { { NotesFlow(service: service).startAlone(in: $0) } })
            : TapeReplay(tape) { NotesFlow(service: service) }
        var outcome = Outcome()
        do throws(TapeError) {
            outcome.difference = try await replay.run()
        } catch {
            outcome.refusal = error.description
        }
        outcome.stepCount = replay.stepCount
        try require(service.callCount == 0, "the replay has done something real")
        let turnCount = TapeTurn.turns(of: tape, stores: replay.stores).turns.count
        try require(outcome.stepCount <= turnCount, "\(turnCount) turns have had \(outcome.stepCount) steps")
        try require(outcome.refusal != "", "a tape is refused without a reason")
        if let difference = outcome.difference {
            try require((0...turnCount).contains(difference.step), "“\(difference)” is at no step of \(turnCount)")
            let isComplete = !difference.cause.isEmpty && !difference.expected.isEmpty && !difference.found.isEmpty
            try require(isComplete, "“\(difference)” doesn't say what differs")
        } else if outcome.refusal == nil {
            outcome.test = replay.test(ofRunNamed: "run", starting: "{ NotesFlow() }")
        }
        return outcome
    }
}
