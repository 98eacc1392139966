import LassoGtk

/// Accounts for replays. Effects end as the tape says, so these are never called.
nonisolated struct UnknownAccounts: AccountProviding {
    func open() async throws(AccountError) {}

    func isTaken(_ username: String) async throws(AccountError) -> Bool { false }

    func createAccount(username: String, password: Secret<String>) async throws(AccountError) {}

    func logIn(username: String, password: Secret<String>) async throws(AccountError) -> Account {
        throw .invalidLogin
    }

    func didSeeTutorial(username: String) async throws(AccountError) {}
}
