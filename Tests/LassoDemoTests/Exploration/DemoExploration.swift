import LassoGtk
import LassoTestUtilities

@testable import LassoDemo

/// The exploration of the whole application: the login, a new account, the tutorial, the gallery, and the account.
@MainActor
enum DemoExploration {
    /// Explores the application.
    ///
    /// - Parameters:
    ///   - depth: The largest number of steps from the start.
    ///   - samples: The identifiers of the samples that the user chooses.
    ///   - walkCount: The largest number of walks that are taken side by side.
    static func map(depth: Int, samples: [Sample.ID], sideBySide walkCount: Int) async -> FlowMap {
        await explore(depth: depth, sideBySide: walkCount) {
            makeFlow()
        } inputs: {
            inputs(samples: samples)
        }
    }

    /// Creates the flow, with accounts that do what an exploration chooses.
    static func makeFlow() -> DemoFlow { DemoFlow(accounts: ExploredAccounts()) }

    /// The inputs that make sense in each state of the application's own screens, and the commands.
    ///
    /// - Parameter samples: The identifiers of the samples that the user chooses.
    @InputsBuilder static func inputs(samples: [Sample.ID]) -> [Inputs] {
        let password = Secret("correct horse")
        Inputs(LoginScreenModule.self) { state in
            if state.canLogin { return [.didTapLogin] }
            let entry: LoginScreenModule.Action =
                state.username.isEmpty ? .didUpdateUsername("ann") : .didUpdatePassword(password)
            return [entry, .didTapCreateAccount]
        }
        Inputs(CreateAccountScreenModule.self) { state in
            if state.canCreate { return [.didTapCreateAccount] }
            if state.username.isEmpty { return [.didUpdateUsername("bob")] }
            return state.password == password
                ? [.didUpdateRepeatedPassword(password)] : [.didUpdatePassword(password)]
        }
        Inputs(TutorialScreenModule.self) { state in state.buttonTitles.indices.map { .didTapButton(index: $0) } }
        Inputs(GalleryScreenModule.self) { samples.map { .didActivate($0) } }
        Inputs(AccountScreenModule.self) { [.didTapLogOut] }
        Inputs(CommandsOnScreen.self)
    }
}
