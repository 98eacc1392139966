import LassoGtk

final class CreateAccountScreenStore: LassoStore<CreateAccountScreenModule> {
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
        case .didUpdateUsername(let username):
            update { state in
                state.username = username
                state.availability = .unknown
            }
            checkAvailability(of: username)
        case .didUpdatePassword(let password):
            update { $0.password = password }
        case .didUpdateRepeatedPassword(let password):
            update { $0.repeatedPassword = password }
        case .didTapCreateAccount:
            createAccount()
        }
    }

    private func checkAvailability(of username: String) {
        guard AccountRules.complaint(aboutUsername: username) == nil else { return }
        // Earlier checks continue: they may report that the account file was renamed, which the user must know.
        effect("availability") { [accounts] in
            try await accounts.isTaken(username)
        } receive: { store, isTaken in
            guard store.state.username == username else { return }
            store.update { ($0.availability, $0.checkFailure) = (isTaken ? .taken : .free, nil) }
        } onError: { store, error in
            store.didFailToCheck(username, error)
        }
    }

    private func didFailToCheck(_ username: String, _ error: any Error) {
        let message = AccountError.message(of: error)
        if case AccountError.unusableFile = error {
            // The file is renamed only once, so a later check doesn't say so again.
            update { $0.creationFailure = message }
        } else if state.username == username {
            update { $0.checkFailure = message }
        }
    }

    private func createAccount() {
        guard state.canCreate else { return }
        update { state in
            state.isCreating = true
            (state.creationFailure, state.checkFailure) = (nil, nil)
        }
        effect("create the account", .dropNew) { [accounts, username = state.username, password = state.password] in
            try await accounts.createAccount(username: username, password: password)
            return username
        } receive: { store, username in
            store.didCreateAccount(username)
        } onError: { store, error in
            store.didFail(error)
        }
    }

    private func didCreateAccount(_ username: String) {
        update { $0.isCreating = false }
        dispatchOutput(.didCreateAccount(username: AccountRules.canonicalUsername(username)))
    }

    private func didFail(_ error: any Error) {
        update { state in
            state.isCreating = false
            if case AccountError.unacceptable(.usernameTaken) = error {
                state.availability = .taken
            } else {
                state.creationFailure = AccountError.message(of: error)
            }
        }
    }
}
