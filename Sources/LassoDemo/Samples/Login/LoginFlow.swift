import LassoGtk

/// The flow that logs in, or creates an account first.
///
/// Its place is `/create-account`.
final class LoginFlow: Flow<LoginFlowModule> {
    /// The name of this flow in paths.
    static let pathComponent = "login"
    private static let createAccount = "create-account"

    private let accounts: any AccountProviding
    private weak var loginStore: LoginScreenModule.Store?

    init(accounts: any AccountProviding) {
        self.accounts = accounts
    }

    override func createInitialController() -> Controller {
        let screen = LoginScreenModule.createScreen { LoginScreenStore(with: $0, accounts: accounts) }
        loginStore = screen.store
        screen.observeOutput { [weak self] output in
            switch output {
            case .userDidLogin(let account): self?.dispatchOutput(.userDidLogin(account))
            case .didTapCreateAccount: self?.showCreateAccount()
            }
        }
        screen.controller.pathComponent = Self.pathComponent
        return screen.controller
    }

    override func follow(_ component: NavigationPath.Component) -> Route {
        guard component.name == Self.createAccount else { return .unknown }
        return .at(
            context?.child(named: Self.createAccount),
            else: .show {
                self.showCreateAccount()
                return .here
            }
        )
    }

    private func showCreateAccount() {
        CreateAccountScreenModule
            .createScreen { CreateAccountScreenStore(with: $0, accounts: accounts) }
            .observeOutput { [weak self] output in
                switch output {
                case .didCreateAccount(let username):
                    // Before the login reappears, because it then checks whether only the password is missing.
                    self?.loginStore?.dispatchAction(.didCreateAccount(username: username))
                    self?.context?.pop()
                }
            }
            .setUpController { $0.pathComponent = Self.createAccount }
            .place(with: nextPushedInFlow)
    }
}
