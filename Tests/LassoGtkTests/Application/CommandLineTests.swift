import FlowCases
import Testing

/// Tests of the program `CommandLineProgram`, without a display.
struct CommandLineTests {
    @Test(arguments: ["--new-window", "test:///home", "Notes.txt"])
    func withoutADisplayTheProgramSaysSo(argument: String) async throws {
        let run = try await CommandLineRun([argument])
        #expect(run.status == 1)
        let message = "Can’t open a window because there is no display. Set DISPLAY or WAYLAND_DISPLAY."
        #expect(run.errors == "CommandLineProgram: \(message)\n")
    }

    @Test func inTheCLocaleANameMayBeInAnyEncoding() async throws {
        let run = try await CommandLineRun(["Größe.txt"], locale: "C")
        #expect(run.errors.contains("Set DISPLAY or WAYLAND_DISPLAY."))
    }
}
