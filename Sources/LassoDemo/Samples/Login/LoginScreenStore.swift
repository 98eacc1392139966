import LassoGtk

final class LoginScreenStore: LassoStore<LoginScreenModule> {
    private let accounts: any AccountProviding

    /// Creates the store.
    ///
    /// - Parameters:
    ///   - state: The initial state.
    ///   - accounts: The service that keeps the accounts.
    init(with state: State, accounts: any AccountProviding) {
        self.accounts = accounts
        super.init(with: state)
    }

    required convenience init(with state: State) {
        self.init(with: state, accounts: AccountService.standard)
    }

    override func handleAction(_ action: Action) {
        switch action {
        case .didLoadView:
            openAccounts()
        case .didUpdateUsername(let username):
            update { $0.username = username }
        case .didUpdatePassword(let password):
            update { $0.password = password }
        case .didTapLogin:
            logIn()
        case .didTapCreateAccount:
            guard !state.isLoggingIn else { return }
            dispatchOutput(.didTapCreateAccount)
        case .didPressEscape:
            update { $0.error = nil }
        case .didCreateAccount(let username):
            fillIn(username: username)
        }
    }

    /// Fills in the name of an account that was just created, so that only the password is missing.
    private func fillIn(username: String) {
        update { state in
            state.username = username
            state.password = Secret("")
            state.error = nil
        }
    }

    private func openAccounts() {
        effect("open the accounts") { [accounts] in
            try await accounts.open()
        } onError: { store, error in
            store.update { $0.notice = AccountError.message(of: error) }
        }
    }

    private func logIn() {
        guard state.canLogin else { return }
        update { state in
            state.isLoggingIn = true
            state.error = nil
        }
        effect("log in", .dropNew) { [accounts, username = state.username, password = state.password] in
            try await accounts.logIn(username: username, password: password)
        } receive: { store, account in
            store.didLogIn(account)
        } onError: { store, error in
            store.didFail(error)
        }
    }

    private func didLogIn(_ account: Account) {
        update { $0.isLoggingIn = false }
        dispatchOutput(.userDidLogin(account))
    }

    private func didFail(_ error: any Error) {
        update { state in
            state.isLoggingIn = false
            state.error = AccountError.message(of: error)
        }
    }
}
