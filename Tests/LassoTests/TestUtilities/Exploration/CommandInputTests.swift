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

    // MARK: Commands of the application

    @Test func theCommandsOfTheApplicationAreTriedAtEachPlace() async {
        let map = await explore(
            depth: 2,
            commands: { Commands { Command("_Help") { Self.showHelp() } } },
            in: { window in Self.placeCommands(in: window) }
        ) {
            Inputs(CommandsOnScreen.self)
        }
        #expect(map.places.count == 4 && map.findings.isEmpty, "\(map.places.map(\.summary)) \(map.tests)")
        for place in map.places where place.depth < 2 && !place.isEnd {
            #expect(place.edges.contains { $0.step == "command “Help”" }, "\(place.summary)")
        }
    }

    @Test func aPrintedTestHasTheCommandsOfTheApplication() async throws {
        let map = await explore(depth: 3, commands: { Commands { Command("_Help") { Self.showHelpIfRepaired() } } }) {
            TrapFlow()
        } inputs: {
            Inputs(TrapModule.self) { [.didSwitch] }
            Inputs(CommandsOnScreen.self)
        }
        let test = try #require(map.tests.first { $0.contains("noStepLeadsOutOfTrap") })
        #expect(try PrintedTests.contains(test, in: #filePath), "\(test)")
        // The error that a test throws is reported already.
        let failures = await withFailuresCaptured { try? await Self.noStepLeadsOutOfTrapTrapModule() }
        #expect(!failures.isEmpty)
        // The command of the application is the way out.
        try await TrapRepair.$neededCount.withValue(0) { try await Self.noStepLeadsOutOfTrapTrapModule() }
    }

    static func noStepLeadsOutOfTrapTrapModule() async throws {
        let walk = await FlowWalk(commands: { Commands { Command("_Help") { Self.showHelpIfRepaired() } } }) {
            TrapFlow()
        }
        try await walk.send(.didTapLetter, to: MenuModule.self)
        await walk.expectWayOut {
            Inputs(TrapModule.self) { [.didSwitch] }
            Inputs(CommandsOnScreen.self)
        }
    }

    private static func showHelp() {
        guard let window = ApplicationWindows.current.all.first else { return }
        Controller().place(with: presented(on: window.visibleController))
    }

    private static func showHelpIfRepaired() {
        if TrapRepair.neededCount != nil { showHelp() }
    }
}
