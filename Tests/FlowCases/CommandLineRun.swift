import Foundation

/// A run of the program `CommandLineProgram`. An application runs only on the main thread of its process, which no test
/// has.
public struct CommandLineRun: Sendable {
    /// The status with which the program has ended by itself; `nil` if a signal has ended it.
    public let status: Int32?
    /// The text on standard error.
    public let errors: String

    /// Runs the program without a display, and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, without the program's name.
    ///   - locale: The locale; `nil` for that of the tests.
    /// - Throws: An error if the program can't be started.
    public init(_ arguments: [String], locale: String? = nil) async throws {
        let hidden = ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"]
        var variables = ProcessInfo.processInfo.environment.filter { !hidden.contains($0.key) }
        if let locale { variables["LC_ALL"] = locale }
        let environment = variables
        self = try await onOwnThread { try CommandLineRun(waitingFor: arguments, in: environment) }
    }

    /// Runs the program without arguments on the display of the tests, and waits for its end.
    ///
    /// - Parameter variables: Variables of its environment besides those of the tests.
    /// - Throws: An error if the program can't be started.
    public init(onDisplayWith variables: [String: String]) async throws {
        let environment = ProcessInfo.processInfo.environment.merging(variables) { _, new in new }
        self = try await onOwnThread { try CommandLineRun(waitingFor: [], in: environment) }
    }

    private init(waitingFor arguments: [String], in environment: [String: String]) throws {
        let process = Process(), errors = Pipe()
        // The program is beside that of the tests.
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        process.executableURL = products.appendingPathComponent("CommandLineProgram")
        process.arguments = arguments
        process.environment = environment
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, errors)
        try process.run()
        let data = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : nil
        self.errors = String(decoding: data, as: UTF8.self)
    }
}
