import Foundation

/// The programs of the tests, which are beside that of the tests.
public enum TestProgram {
    /// Starts a program.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - arguments: The arguments.
    ///   - output: What the program writes to; `nil` for what the tests write to.
    /// - Returns: The program.
    /// - Throws: An error if the program can't be started.
    public static func start(_ name: String, _ arguments: [String], output: Pipe? = nil) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent(name)
        process.arguments = arguments
        if let output { (process.standardOutput, process.standardError) = (output, output) }
        try process.run()
        return process
    }

    /// Runs a program until its end.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - arguments: The arguments.
    /// - Returns: Its status, `nil` if a signal has ended it, and its output with its errors.
    /// - Throws: An error if the program can't be started.
    public static func run(_ name: String, _ arguments: [String]) async throws -> (status: Int32?, output: String) {
        try await onOwnThread {
            let output = Pipe()
            let process = try start(name, arguments, output: output)
            let bytes = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            let status = process.terminationReason == .exit ? process.terminationStatus : nil
            return (status, String(decoding: bytes, as: UTF8.self))
        }
    }
}
