import Lasso

@testable import LassoDemo

/// Accounts in memory, which answer only when the test wants them to.
actor FakeAccounts: AccountProviding {
    private var accounts: [String: (password: String, hasSeenTutorial: Bool)] = [:]
    private var openError: AccountError?
    private var saveError: AccountError?
    private var isAnswering = true

    init(_ accounts: [String: String] = [:], openError: AccountError? = nil, saveError: AccountError? = nil) {
        self.accounts = accounts.mapValues { ($0, false) }
        self.openError = openError
        self.saveError = saveError
    }

    func setAnswering(_ isAnswering: Bool) {
        self.isAnswering = isAnswering
    }

    func hasSeenTutorial(_ username: String) -> Bool {
        accounts[username]?.hasSeenTutorial ?? false
    }

    func open() async throws(AccountError) {
        if let openError { throw openError }
    }

    func isTaken(_ username: String) async throws(AccountError) -> Bool {
        accounts[username] != nil
    }

    func createAccount(username: String, password: Secret<String>) async throws(AccountError) {
        if let saveError { throw saveError }
        accounts[username] = (password.value, false)
    }

    func logIn(username: String, password: Secret<String>) async throws(AccountError) -> Account {
        while !isAnswering { await Task.yield() }
        guard let account = accounts[username], account.password == password.value else { throw .invalidLogin }
        return Account(username: username, hasSeenTutorial: account.hasSeenTutorial)
    }

    func didSeeTutorial(username: String) async throws(AccountError) {
        if let saveError { throw saveError }
        accounts[username]?.hasSeenTutorial = true
    }
}
