import Lasso
import Testing

@testable import LassoTestUtilities

/// Tests of explorations that try commands.
@MainActor
struct CommandInputTests {
    private static func placeCommands(in window: WindowController) {
        let controller = CommandedController {
            Commands {
                Command("_Count") {}
                Command("_Reset") {}
            }
        }
        controller.place(with: root(of: window))
    }

    @Test func commandsThatAreLeftOutAreNotTried() async {
        let map = await explore(
            depth: 1,
            in: { window in Self.placeCommands(in: window) }
        ) {
            Inputs(CommandsOnScreen.self, except: ["reset"])
        }
        let steps = map.places.flatMap(\.edges).map(\.step)
        #expect(steps.contains("command “Count”") && !steps.contains("command “Reset”"), "\(steps)")
        let inputs = map.source.inputs
        #expect(inputs.contains("Inputs(CommandsOnScreen.self, except: [\"reset\"])"), "\(inputs)")
    }

    @Test func anIdentifierThatNoCommandHasIsReported() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            _ = await explore(
                depth: 1,
                in: { window in CommandInputTests.placeCommands(in: window) }
            ) {
                Inputs(CommandsOnScreen.self, except: ["reset", "cuont"])
            }
        }
        let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        let report = "explore: no explored place has the command \"cuont\", which is left out\n"
        #expect(errors.contains(report), "\(errors)")
        #expect(!errors.contains("\"reset\""), "\(errors)")
    }
}
