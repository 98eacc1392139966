import Foundation
import Testing

/// Tests of the program `CommandLineProgram`, without a display.
struct CommandLineTests {
    private func run(_ arguments: String...) throws -> (status: Int32, errors: String) {
        let process = Process(), errors = Pipe()
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        process.executableURL = products.appendingPathComponent("CommandLineProgram")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.filter {
            !["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"].contains($0.key)
        }
        process.standardError = errors
        try process.run()
        let data = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    @Test(arguments: ["--new-window", "test:///home", "Notes.txt"])
    func withoutADisplayTheProgramSaysSo(argument: String) throws {
        let (status, errors) = try run(argument)
        #expect(status == 1)
        let message = "Can’t open a window because there is no display. Set DISPLAY or WAYLAND_DISPLAY."
        #expect(errors == "CommandLineProgram: \(message)\n")
    }
}
