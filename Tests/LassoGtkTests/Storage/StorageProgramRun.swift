import Foundation
import Testing

/// A run of the program `StorageProgram`.
nonisolated struct StorageProgramRun {
    private let process = Process()
    private let output = Pipe()

    init(_ way: String, _ path: String) throws {
        // The folder where the package manager puts programs, including the test runner.
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        process.executableURL = products.appendingPathComponent("StorageProgram")
        process.arguments = [way, path]
        process.standardOutput = output
        try process.run()
    }

    /// Waits for a line that begins with a text.
    func awaitLine(_ beginning: String) throws -> String {
        var line = ""
        while let byte = try output.fileHandleForReading.read(upToCount: 1), let character = byte.first {
            if character != UInt8(ascii: "\n") {
                line.append(Character(Unicode.Scalar(character)))
            } else if line.hasPrefix(beginning) {
                return line
            } else {
                line = ""
            }
        }
        throw EndOfOutput()
    }

    func send(_ signal: CInt) { kill(process.processIdentifier, signal) }

    /// Waits until the program has ended.
    ///
    /// - Returns: The lines that it has printed and that weren't waited for, without one that wasn't completed.
    func end() throws -> [Substring] {
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// Whether the program has ended by itself, and successfully.
    var hasSucceeded: Bool { process.terminationReason == .exit && process.terminationStatus == 0 }

    private struct EndOfOutput: Error {}
}
