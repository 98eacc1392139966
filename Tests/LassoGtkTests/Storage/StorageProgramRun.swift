import Foundation
import Testing

/// A run of the program `StorageProgram`, which one thread at a time uses. Tests that run beside others wait for the
/// program on a thread of its own: see `onOwnThread`.
nonisolated struct StorageProgramRun: @unchecked Sendable {
    private let process = Process()
    private let output = Pipe()
    private let errors: Pipe?

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - way: What the program does.
    ///   - path: The path of its file.
    ///   - environment: The variables that it has in addition; an empty text removes one.
    ///   - keepsErrors: Whether ``errorLines()`` is called.
    init(_ way: String, _ path: String, environment: [String: String] = [:], keepsErrors: Bool = false) throws {
        // The folder where the package manager puts programs, including the test runner.
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        process.executableURL = products.appendingPathComponent("StorageProgram")
        process.arguments = [way, path]
        process.standardOutput = output
        errors = keepsErrors ? Pipe() : nil
        if let errors { process.standardError = errors }
        if !environment.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
                .filter { !$0.value.isEmpty }
        }
        try process.run()
    }

    /// Waits for a line that begins with a text.
    @available(*, noasync)
    func awaitLine(_ beginning: String) throws -> String { try output.awaitLine(beginning) }

    func send(_ signal: CInt) { kill(process.processIdentifier, signal) }

    /// Waits until the program has ended.
    ///
    /// - Returns: The lines that it has printed and that weren't waited for, without one that wasn't completed.
    @available(*, noasync)
    func end() throws -> [Substring] {
        let lines = try output.remainingLines()
        process.waitUntilExit()
        return lines
    }

    /// The lines on standard error, after the program has ended.
    func errorLines() throws -> [Substring] { try errors?.remainingLines() ?? [] }

    /// Whether the program has ended by itself, and successfully.
    var hasSucceeded: Bool { process.terminationReason == .exit && process.terminationStatus == 0 }

    /// The status with which the program has ended by itself; `nil` if a signal has ended it.
    var exitStatus: Int32? { process.terminationReason == .exit ? process.terminationStatus : nil }
}

extension Pipe {
    /// Waits for a line that begins with a text.
    nonisolated func awaitLine(_ beginning: String) throws -> String {
        var line = ""
        while let byte = try fileHandleForReading.read(upToCount: 1), let character = byte.first {
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

    /// Waits for the end of the output.
    ///
    /// - Returns: The complete lines.
    nonisolated func remainingLines() throws -> [Substring] {
        let text = String(decoding: try fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
}

private struct EndOfOutput: Error {}
