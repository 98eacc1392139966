import Foundation

/// A run of the program `CommandLineProgram` without a display. An application runs only on the main thread of its
/// process, which no test has.
public struct CommandLineRun: Sendable {
    /// The status with which the program has ended by itself; `nil` if a signal has ended it.
    public let status: Int32?
    /// The text on standard error.
    public let errors: String

    /// Runs the program, and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, without the program's name.
    ///   - locale: The locale; `nil` for that of the tests.
    /// - Throws: An error if the program can't be started.
    public init(_ arguments: [String], locale: String? = nil) async throws {
        self = try await onOwnThread { try CommandLineRun(waitingFor: arguments, locale: locale) }
    }

    private init(waitingFor arguments: [String], locale: String?) throws {
        let process = Process(), errors = Pipe()
        // The program is beside that of the tests.
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        process.executableURL = products.appendingPathComponent("CommandLineProgram")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.filter {
            !["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"].contains($0.key)
        }
        if let locale { process.environment?["LC_ALL"] = locale }
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, errors)
        try process.run()
        let data = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        status = process.terminationReason == .exit ? process.terminationStatus : nil
        self.errors = String(decoding: data, as: UTF8.self)
    }
}
