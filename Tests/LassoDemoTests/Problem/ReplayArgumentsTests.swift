import Testing

@testable import LassoReplay

struct ReplayArgumentsTests {
    private func mistake(_ arguments: [String]) throws -> String {
        try #require(throws: ReplayArguments.Mistake.self) { _ = try ReplayArguments.read(arguments) }.text
    }

    @Test func argumentsAreRead() throws {
        #expect(try ReplayArguments.read(["a.tape"]) == ReplayArguments(tape: "a.tape"))
        let all = try ReplayArguments.read(["--test", "T.swift", "a.tape", "--film", "pictures"])
        #expect(all == ReplayArguments(tape: "a.tape", test: "T.swift", film: "pictures"))
        #expect(try ReplayArguments.read(["--drawn", "a.tape"])?.isDrawn == true)
        #expect(try ReplayArguments.read(["a.tape", "--help"]) == nil)
    }

    @Test func mistakesAreNamed() throws {
        #expect(try mistake([]) == "Name the tape.")
        #expect(try mistake(["a", "b"]) == "Name one tape, not 2.")
        #expect(try mistake(["--fast", "a"]) == "There is no option --fast.")
        #expect(try mistake(["a", "--test"]) == "After --test, name the file to write.")
        #expect(try mistake(["--film", "--drawn", "a"]) == "After --film, name the folder to write to.")
        #expect(try mistake(["--film", "f", "--drawn", "a"]) == "Choose either --drawn or --film.")
    }
}
