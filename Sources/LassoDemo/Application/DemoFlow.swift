import LassoGtk

/// The whole application: sign in, take the tutorial once, arrive, sign out.
final class DemoFlow: Flow<DemoFlowModule> {
    private let accounts: any AccountProviding

    init(accounts: any AccountProviding) {
        self.accounts = accounts
    }

    override func createInitialController() -> Controller {
        let navigationController = NavigationController()
        makeLoginFlow().start(with: root(of: navigationController))
        return navigationController
    }

    private func showLogin() {
        guard let window = rootOfFlow else { return }
        makeLoginFlow().start(with: window.withNavigationEmbedding())
    }

    private func makeLoginFlow() -> LoginFlow {
        let flow = LoginFlow(accounts: accounts)
        flow.observeOutput { [weak self] output in
            switch output {
            case .userDidLogin(let account): self?.didLogIn(account)
            }
        }
        return flow
    }

    private func didLogIn(_ account: Account) {
        if account.hasSeenTutorial {
            showHome(account)
        } else {
            showTutorial(account)
        }
    }

    private func showTutorial(_ account: Account) {
        guard let window = rootOfFlow else { return }
        let flow = TutorialFlow()
        var end: Observation?
        end = flow.observeOutput { [weak self] _ in
            // It ends once, however often one clicks until the next screen is there.
            end?.cancel()
            self?.didSeeTutorial(account)
        }
        flow.start(with: window.withNavigationEmbedding())
    }

    private func didSeeTutorial(_ account: Account) {
        Task { [weak self, accounts] in
            do throws(AccountError) {
                try await accounts.didSeeTutorial(username: account.username)
                self?.showHome(account)
            } catch {
                self?.showHome(account, notice: error.message)
            }
        }
    }

    private func showHome(_ account: Account, notice: String? = nil) {
        guard let window = rootOfFlow else { return }
        let flow = HomeFlow(account: account, notice: notice)
        flow.observeOutput { [weak self] output in
            switch output {
            case .didTapLogOut: self?.showLogin()
            }
        }
        flow.start(with: window)
    }
}
