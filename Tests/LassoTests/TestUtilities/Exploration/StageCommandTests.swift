import Lasso
import LassoTestUtilities
import Testing

/// Tests of the commands of an application on a stage.
@MainActor
struct StageCommandTests {
    @Test func theCommandsOfTheApplicationCanBePerformedOnTheStage() async throws {
        @MainActor
        final class Application {
            var count = 0
            var commands: Commands { Commands { Command("Say _Hello") { self.count += 1 } } }
        }
        let application = Application()
        let walk = await FlowWalk(on: HeadlessFlowStage(commands: application.commands)) { window in
            Controller().place(with: root(of: window))
        }
        try await walk.perform("say-hello")
        await walk.finish()
        #expect(application.count == 1)
    }

    @Test func theIdentifierOfACommandIsNamedThatIsPerformedByItsTitle() async {
        let walk = await FlowWalk(commands: { Commands { Command("Say _Hello") {} } }) { PlantedFlow() }
        let failures = await withFailuresCaptured { try? await walk.perform("Say Hello") }
        let message = failures.first?.message ?? ""
        #expect(message.contains("Possible are:") && message.contains(#"walk.perform("say-hello")"#), "\(message)")
    }
}
