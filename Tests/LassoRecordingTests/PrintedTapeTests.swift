import FlowCases
import Lasso
import LassoTestUtilities
import RecordedFlow
import Testing

@testable import LassoRecording

/// The test that a tape becomes. It is compiled here, so that it is known to compile and to pass.
@MainActor
struct PrintedTapeTests {
    @Test func aTapeBecomesATestThatIsTheOneBelow() async throws {
        let tape = try await RecordedNotes().recordWholeRun()
        let test = try await TapeReplay(tape) { NotesFlow(service: RealNotesService()) }
            .test(named: "theNoteIsDeleted", starting: "{ NotesFlow(service: RealNotesService()) }")
        try Self.expect(Self.withRoundTimes(test), in: #filePath)
    }

    @Test func theModulesOfATypeAreThoseOfAllItsParts() {
        #expect(RunScene.swiftModules(of: [String: LoginError]?.self) == ["RecordedFlow"])
        #expect(RunScene.swiftModules(of: Result<NotesFlow, TapeError>.self) == ["RecordedFlow", "LassoRecording"])
        #expect(RunScene.swiftModules(of: CancellationError.self).isEmpty)
    }

    /// Fails the test if a printed test isn't in a source file.
    static func expect(_ test: String, in file: String, at location: SourceLocation = #_sourceLocation) throws {
        let printed = PrintedTest(test), isThere = try printed.isIn(file)
        #expect(isThere, "\(printed.text)", sourceLocation: location)
    }

    /// Returns a printed test with the times 1 s, 2 s, and so on, because each run has its own times.
    static func withRoundTimes(_ test: String) -> String {
        var count = 0
        return test.replacing(/\.microseconds\(\d+\)/) { _ in
            count += 1
            return ".seconds(\(count))"
        }
    }

    @Test func aTapeThatDiffersBecomesNoTest() async throws {
        let tape = try await RecordedNotes().recordWholeRun()
        let error = try await #require(throws: TapeError.self) {
            _ = try await TapeReplay(tape) { NotesFlow(service: RealNotesService(), fault: .countsByTwo) }
                .test(named: "theNoteIsDeleted")
        }
        #expect(error.description.contains("The run differs from the tape at step"))
    }

    // MARK: Printed

    @Test @MainActor func theNoteIsDeleted() async throws {
        let run = await RecordedRun { NotesFlow(service: RealNotesService()) }
        await run.expectPlace(
            """
            * WindowController
              * NavigationController
                * Controller /login
            """
        )
        try await run.send(.didUpdateUsername("ann"), to: LoginModule.self)
        try await run.send(.didUpdatePassword(Secret("Stand-in 4 a secret")), to: LoginModule.self)
        try await run.send(.didTapLogin, to: LoginModule.self)
        try await run.end("log in", of: LoginModule.self, throwing: .wrongPassword(attempts: 1) as LoginError)
        try await run.send(.didUpdatePassword(Secret("Stand-in 4 a secret")), to: LoginModule.self)
        try await run.send(.didTapLogin, to: LoginModule.self)
        try await run.end(
            "log in",
            of: LoginModule.self,
            effect: 2,
            returningJSON: #"{"name":"ann","token":{"secret":"redacted"}}"#
        )
        await run.expectPlace(
            """
            * WindowController
              * TabController
                * Controller /list
                - Controller /counter
                - Controller /price
            """
        )
        await run.letTimePass(until: .seconds(1))
        try await run.send(.didType("he"), to: ListModule.self)
        await run.letTimePass(until: .seconds(2))
        try await run.send(.didType("honey"), to: ListModule.self)
        await run.letTimePass(until: .seconds(3))
        try await run.end("search", of: ListModule.self, effect: 2, returningJSON: #"[{"title":"Milk and honey"}]"#)
        try await run.send(.didTapDelete("Milk and honey"), to: ListModule.self)
        await run.expectPlace(
            """
            * WindowController
              * TabController
                * Controller /list
                - Controller /counter
                - Controller /price
              presents AlertController “Delete “Milk and honey”?”
            """
        )
        try await run.answer("Delete", at: "0.p")
        await run.expectPlace(
            """
            * WindowController
              * TabController
                * Controller /list
                - Controller /counter
                - Controller /price
            """
        )
        try await run.select(1, in: "0.0")
        await run.expectPlace(
            """
            * WindowController
              * TabController
                - Controller /list
                * Controller /counter
                - Controller /price
            """
        )
        try await run.send(.didTapTwice, to: CounterModule.self)
        try await run.select(2, in: "0.0")
        await run.expectPlace(
            """
            * WindowController
              * TabController
                - Controller /list
                - Controller /counter
                * Controller /price
            """
        )
        try await run.send(.didTapLoad, to: PriceModule.self)
        try await run.end("load of .didTapLoad", of: PriceModule.self, returningJSON: #"{"cents":250}"#)
        await run.finish()
    }
}
