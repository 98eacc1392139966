import Foundation
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
        // The time until the search begins is another one each time. On a slow machine, the letters take time, too.
        let printed = test.replacing(/\.microseconds\(\d+\)/, with: ".microseconds(1_000_000)")
            .replacing(/\n *await run\.letTimePass\(until: [^\n]*(?<next>\n *try await run\.send\(\.didType)/) {
                $0.next
            }
        try Self.expect(printed, in: #filePath)
    }

    /// Fails the test if a printed test isn't in a source file.
    static func expect(_ test: String, in file: String, at location: SourceLocation = #_sourceLocation) throws {
        let source = try String(contentsOfFile: file, encoding: .utf8)
        let lines = test.split(separator: "\n").map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        #expect(source.contains(lines), "\(lines)", sourceLocation: location)
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
        run.expectPlace(
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
            returning: Account(name: "ann", token: Secret("Stand-in 4 a secret"))
        )
        run.expectPlace(
            """
            * WindowController
              * TabController
                * Controller /list
                - Controller /counter
                - Controller /price
            """
        )
        try await run.send(.didType("he"), to: ListModule.self)
        try await run.send(.didType("honey"), to: ListModule.self)
        await run.letTimePass(until: .microseconds(1_000_000))
        try await run.end(
            "search",
            of: ListModule.self,
            effect: 2,
            returning: [Note(title: "Milk and honey")] as Array<Note>
        )
        try await run.send(.didTapDelete("Milk and honey"), to: ListModule.self)
        run.expectPlace(
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
        run.expectPlace(
            """
            * WindowController
              * TabController
                * Controller /list
                - Controller /counter
                - Controller /price
            """
        )
        try await run.select(1, in: "0.0")
        run.expectPlace(
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
        run.expectPlace(
            """
            * WindowController
              * TabController
                - Controller /list
                - Controller /counter
                * Controller /price
            """
        )
        try await run.send(.didTapLoad, to: PriceModule.self)
        try await run.end("load of .didTapLoad", of: PriceModule.self, returning: Price(cents: 250))
        await run.finish()
    }
}
