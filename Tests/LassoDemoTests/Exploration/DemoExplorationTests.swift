import Foundation
import LassoGtk
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// Explorations of the whole application, and of the flow that creates accounts.
@MainActor
struct DemoExplorationTests {
    /// Whether `make explore` runs the test, which then goes further and tells what it has found.
    private static let isThorough = ProcessInfo.processInfo.environment["LASSO_EXPLORE"] != nil

    @Test func theDemoHasNoTrap() async {
        let map = await DemoExploration.map(depth: Self.isThorough ? 8 : 6, samples: ["counter"], sideBySide: 8)
        if Self.isThorough { print("The demo: \(map.description)") }
        #expect(map.isComplete)
        map.expectNoFindings()
        map.expectAllScreensHavePaths()
        map.expectAllScreensReached([
            LoginScreenModule.self, CreateAccountScreenModule.self, TutorialScreenModule.self, GalleryScreenModule.self,
            AccountScreenModule.self, CounterScreenModule.self,
        ])
    }

    @Test func signingUpHasNoTrap() async {
        let password = Secret("correct horse")
        let map = await explore(depth: 5) {
            SignUpFlow(accounts: ExploredAccounts())
        } inputs: {
            Inputs(CreateAccountScreenModule.self) {
                [
                    .didUpdateUsername("bob"), .didUpdatePassword(password), .didUpdateRepeatedPassword(password),
                    .didTapCreateAccount,
                ]
            }
            Inputs(CommandsOnScreen.self)
        }
        #expect(map.isComplete && map.places.contains { $0.title == "Account Created" })
        map.expectNoFindings()
    }
}
