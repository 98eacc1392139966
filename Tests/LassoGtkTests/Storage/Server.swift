import Foundation

/// A program that a test starts, and ends in order to see what other programs do then: a display, or a message bus.
nonisolated struct Server {
    private let process = Process()
    private let output = Pipe()

    /// Starts a program.
    ///
    /// - Parameter command: The path of the program, and its arguments.
    init(_ command: [String], environment: [String: String] = [:]) throws {
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            .filter { !$0.value.isEmpty }
        try process.run()
    }

    /// Waits for the first line that the program prints.
    func firstLine() throws -> String { try output.awaitLine("") }

    /// Kills the program, unless it has ended, and waits until it has.
    func end() {
        // Another process may have its number by now.
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    static func isInstalled(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }
}
