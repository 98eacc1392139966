@testable import LassoReplay

/// The command line of a program that replays tapes.
enum ReplayArgumentReader: Reader {
    nonisolated static let name = "ReplayArguments"
    static let largestInput = 1024

    static func read(_ input: [UInt8]) throws {
        let arguments = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        switch Result(catching: { () throws(ReplayArguments.Mistake) in try ReplayArguments.read(arguments) }) {
        case .success(let read?):
            try require(arguments.contains(read.tape), "the tape “\(read.tape)” isn't one of \(arguments)")
            try require(!read.isDrawn || read.film == nil, "\(arguments) are drawn, and make a film, too")
            let again = try ReplayArguments.read(written(read))
            try require(again == read, "\(read) is \(String(describing: again)) when it is read again")
        case .success(nil):
            let asksForHelp = arguments.contains("--help") || arguments.contains("-h")
            try require(asksForHelp, "\(arguments) don't ask for help")
        case .failure(let mistake): try check(mistake.text, of: arguments)
        }
    }

    /// Checks that the text of a mistake names the argument, or what is missing.
    private static func check(_ text: String, of arguments: [String]) throws {
        // Characters would be others next to the punctuation of the text.
        let namesOption = arguments.contains { $0.hasPrefix("-") && text.utf8.contains($0.utf8) }
        try require(namesOption || text.contains("tape"), "“\(text)” doesn't say what is wrong with \(arguments)")
    }

    private static func written(_ arguments: ReplayArguments) -> [String] {
        let drawn = arguments.isDrawn ? ["--drawn"] : []
        let test = arguments.test.map { ["--test", $0] } ?? []
        let film = arguments.film.map { ["--film", $0] } ?? []
        return drawn + test + film + [arguments.tape]
    }
}
