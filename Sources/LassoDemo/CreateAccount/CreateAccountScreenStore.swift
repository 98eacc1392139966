import LassoGtk

final class CreateAccountScreenStore: LassoStore<CreateAccountScreenModule> {
    /// Where the accounts are.
    var accounts: any AccountProviding = AccountService.standard

    private var availabilityCheck: Task<Void, Never>?

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
        case .didTapBack:
            // The answer would find nobody.
            guard !state.isCreating else { return }
            dispatchOutput(.didTapBack)
        }
    }

    private func checkAvailability(of username: String) {
        availabilityCheck?.cancel()
        guard AccountRules.complaint(aboutUsername: username) == nil else { return }
        availabilityCheck = Task { [weak self, accounts] in
            do throws(AccountError) {
                let isTaken = try await accounts.isTaken(username)
                guard !Task.isCancelled else { return }
                self?.update { $0.availability = isTaken ? .taken : .free }
            } catch {
                // Also if the answer is not wanted any more: the accounts may have been put aside, and the user must know.
                self?.didFail(error)
            }
        }
    }

    private func createAccount() {
        guard state.canCreate else { return }
        update { state in
            state.isCreating = true
            state.failure = nil
        }
        Task { [weak self, accounts, username = state.username, password = state.password] in
            do throws(AccountError) {
                try await accounts.createAccount(username: username, password: password)
                self?.didCreateAccount(username)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didCreateAccount(_ username: String) {
        update { $0.isCreating = false }
        dispatchOutput(.didCreateAccount(username: AccountRules.canonicalUsername(username)))
    }

    private func didFail(_ error: AccountError) {
        update { state in
            state.isCreating = false
            if error == .unacceptable(.usernameTaken) {
                state.availability = .taken
            } else {
                state.failure = error.message
            }
        }
    }
}
