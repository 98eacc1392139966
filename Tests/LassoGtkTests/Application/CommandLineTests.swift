import FlowCases
import LassoGtkTestUtilities
import Testing

/// Tests of the program `CommandLineProgram`.
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

    @Test(.display) func anAppearanceThatIsChosenBeforeTheApplicationRunsApplies() async throws {
        let run = try await CommandLineRun(onDisplayWith: ["LASSO_CHECKS_MOTION": "1"])
        #expect(run.status == 0, "\(run.errors)")
    }
}
