import Lasso

@testable import LassoDemo

/// Accounts in memory, which respond only when the test allows it.
actor FakeAccounts: AccountProviding {
    private var accounts: [String: (password: String, hasSeenTutorial: Bool)] = [:]
    private var openError: AccountError?
    private var saveError: AccountError?
    private var isAnswering = true
    private(set) var loginCount = 0
    // The names with pending checks of their availability, if the test controls the results.
    private var waitingNames: [String: CheckedContinuation<Void, Never>]?
    private var availabilityErrors: [String: AccountError] = [:]

    init(_ accounts: [String: String] = [:], openError: AccountError? = nil, saveError: AccountError? = nil) {
        self.accounts = accounts.mapValues { ($0, false) }
        self.openError = openError
        self.saveError = saveError
    }

    func setAnswering(_ isAnswering: Bool) {
        self.isAnswering = isAnswering
    }

    /// Holds all following checks of availability until ``answer(_:error:)`` is called.
    func holdAvailability() {
        waitingNames = [:]
    }

    /// Completes the check of a name's availability, optionally with an error.
    func answer(_ username: String, error: AccountError? = nil) async {
        while waitingNames?[username] == nil { await Task.yield() }
        availabilityErrors[username] = error
        waitingNames?.removeValue(forKey: username)?.resume()
    }

    func hasSeenTutorial(_ username: String) -> Bool {
        accounts[username]?.hasSeenTutorial ?? false
    }

    func open() async throws(AccountError) {
        if let openError { throw openError }
    }

    func isTaken(_ username: String) async throws(AccountError) -> Bool {
        if waitingNames != nil { await withCheckedContinuation { waitingNames?[username] = $0 } }
        if let error = availabilityErrors[username] { throw error }
        return accounts[username] != nil
    }

    func createAccount(username: String, password: Secret<String>) async throws(AccountError) {
        while !isAnswering { await Task.yield() }
        if let saveError { throw saveError }
        accounts[username] = (password.value, false)
    }

    func logIn(username: String, password: Secret<String>) async throws(AccountError) -> Account {
        loginCount += 1
        while !isAnswering { await Task.yield() }
        guard let account = accounts[username], account.password == password.value else { throw .invalidLogin }
        return Account(username: username, hasSeenTutorial: account.hasSeenTutorial)
    }

    func didSeeTutorial(username: String) async throws(AccountError) {
        if let saveError { throw saveError }
        accounts[username]?.hasSeenTutorial = true
    }
}
