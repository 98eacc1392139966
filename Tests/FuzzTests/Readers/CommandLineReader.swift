import Glibc

/// The command line of an application that opens links and files, where there is no display.
enum CommandLineReader: Reader {
    nonisolated static let name = "CommandLines"
    static let largestInput = 1024

    /// A closure that runs `CommandLineApplication` with arguments, and returns its exit status.
    static var run: ([String]) throws -> Int32 = { _ in throw Violation("there is no application to run") }

    static func read(_ input: [UInt8]) throws {
        guard let arguments = arguments(in: input) else { return }
        let status = try run(arguments)
        let asksForVersion = arguments.contains { $0.hasPrefix("-") && $0.contains("v") }
        // Without a display, nothing else can succeed.
        try require(
            status == EXIT_FAILURE || status == EXIT_SUCCESS && asksForVersion,
            "the application has ended with \(status) for \(arguments)"
        )
    }

    /// Returns the arguments with which an input runs the application; `nil` if they ask for help.
    static func arguments(in input: [UInt8]) -> [String]? {
        let arguments = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        // GLib ends the program itself after it has printed the help.
        let asksForHelp = arguments.contains { $0.hasPrefix("-") && $0.contains { "h?".contains($0) } }
        return asksForHelp ? nil : arguments
    }
}
