import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

@MainActor
struct TapeReplayTests {
    @Test func aReplayDoesTheSameAndNothingReal() async throws {
        let tape = try await RecordedNotes().recordWholeRun()
        let service = RealNotesService()
        let replay = TapeReplay(tape) { NotesFlow(service: service) }
        #expect(try await replay.run() == nil)
        #expect(service.callCount == 0)
        #expect(replay.stepCount == tape.events.count(where: \.isCause) - 1)
    }

    @Test func aReplayStopsAtTheFirstDifference() async throws {
        let tape = try await RecordedNotes().recordWholeRun()
        let difference = try await TapeReplay(tape) {
            NotesFlow(service: RealNotesService(), fault: .countsByTwo)
        }.run()
        #expect(difference?.expected == "CounterModule#1 changes: state.count: 0 → 1")
        #expect(difference?.found == "CounterModule#1 changes: state.count: 0 → 2")
    }

    @Test func aReplayFindsADifferentPlace() async throws {
        let tape = try await RecordedNotes().recordWholeRun()
        let difference = try #require(
            try await TapeReplay(tape) { NotesFlow(service: RealNotesService(), fault: .tabsAreSwapped) }.run()
        )
        let time = Tape.seconds(difference.time)
        #expect(
            difference.description == """
                The run differs from the tape at step 8, \(time) s, after: LoginModule#1 … "log in" #2 returns: \
                Account(name: "ann", token: Secret<String>(…))
                  On the tape: the place
                               * WindowController
                                 * TabController
                                   * Controller /list
                                   - Controller /counter
                                   - Controller /price
                  Happened:    the place
                               * WindowController
                                 * TabController
                                   * Controller /price
                                   - Controller /counter
                                   - Controller /list
                """
        )
    }

    @Test func aReplayMissesWhatTheApplicationNoLongerDoesLater() async throws {
        let tape = try await RecordedNotes().recordWholeRun()
        let difference = try await TapeReplay(tape) {
            NotesFlow(service: RealNotesService(), fault: .forgetsTheAnswer)
        }.run()
        #expect(difference?.expected == #"ListModule#1 ▶ .didConfirmDeletion("Milk and honey")"#)
        #expect(difference?.found == "It doesn't happen by itself.")
    }

    @Test(arguments: [NotesFlow.Fault.actsLate, .showsLate])
    func aReplayWaitsForAThreadThatGetsLittleProcessorTime(_ fault: NotesFlow.Fault) async throws {
        let tape = try await RecordedNotes().recordWholeRun()
        let replay = TapeReplay(tape) { NotesFlow(service: RealNotesService(), fault: fault) }
        #expect(try await replay.run() == nil)
        // A test of the run expects each place after the step that has led there.
        let onTime = TapeReplay(tape) { NotesFlow(service: RealNotesService()) }
        #expect(try await onTime.run() == nil)
        #expect(replay.steps.map(\.place) == onTime.steps.map(\.place))
    }

    @Test func aTapeWithoutItsBeginningIsNotReplayed() async throws {
        let notes = RecordedNotes(limit: 2_000)
        for index in 0..<200 { try notes.send(.didUpdateUsername("\(index)"), to: LoginModule.self) }
        let tape = notes.recorder.tape
        #expect(tape.header.dropped > 0)
        let error = try await #require(throws: TapeError.self) {
            _ = try await TapeReplay(tape) { NotesFlow(service: RealNotesService()) }.run()
        }
        #expect(
            error.description.hasPrefix("The beginning of the run isn't on the tape: \(tape.header.dropped) events")
        )
    }

    @Test func aResultThatIsNotCodableStopsTheReplay() async throws {
        let notes = RecordedNotes()
        try notes.send(.didUpdateUsername("ann"), to: LoginModule.self)
        var events = notes.recorder.tape.events
        let index = try #require(events.firstIndex { $0.kind == .action })
        events[index].value = nil
        events[index].obstacle = "The action isn't Codable. Declare Action: Codable."
        let tape = try notes.recorder.tape.replacingEvents(with: events)
        let difference = try await TapeReplay(tape) { NotesFlow(service: RealNotesService()) }.run()
        #expect(difference?.found == "It isn't possible: The action isn't Codable. Declare Action: Codable.")
    }
}
