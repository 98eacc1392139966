import LassoGtk

/// Signing in, and creating the account to sign in with.
final class LoginFlow: Flow<LoginFlowModule> {
    private let accounts: any AccountProviding

    init(accounts: any AccountProviding) {
        self.accounts = accounts
    }

    override func createInitialController() -> Controller {
        let screen = LoginScreenModule.createScreen { [accounts] in $0.accounts = accounts }
        screen.observeOutput { [weak self, weak store = screen.store] output in
            switch output {
            case .userDidLogin(let account):
                self?.dispatchOutput(.userDidLogin(account))
            case .didTapCreateAccount:
                self?.showCreateAccount { store?.fillIn(username: $0) }
            }
        }
        return screen.controller
    }

    private func showCreateAccount(onDidCreate: @escaping (String) -> Void) {
        CreateAccountScreenModule
            .createScreen { [accounts] in $0.accounts = accounts }
            .observeOutput { [weak self] output in
                // Before the login appears again, which looks whether only the password is missing.
                if case .didCreateAccount(let username) = output { onDidCreate(username) }
                self?.context?.pop()
            }
            .place(with: nextPushedInFlow)
    }
}
