import LassoCodable
import LassoGtk

/// The accounts of this computer's user, in a file. The service works off the main actor, one request at a time.
actor AccountService: AccountProviding {
    /// The accounts in the user's data folder.
    static let standard = AccountService(path: UserDirectories.data + "/lasso-demo/accounts.json")

    // Each change is saved before its request ends, while no other program can change the accounts.
    private let storage: FormattedStorage<AccountList>

    /// Creates a service.
    ///
    /// - Parameter path: The path of the account file, which need not exist.
    init(path: String) {
        storage = FormattedStorage(FileStorage(path), as: .json())
    }

    func open() throws(AccountError) {
        do {
            try storage.removeLeftovers()
        } catch {
            throw AccountError(removingLeftovers: error)
        }
        _ = try accounts()
    }

    func isTaken(_ username: String) throws(AccountError) -> Bool {
        try accounts().contains { $0.username == AccountRules.canonicalUsername(username) }
    }

    func createAccount(username: String, password: Secret<String>) throws(AccountError) {
        let complaint =
            AccountRules.complaint(aboutUsername: username) ?? AccountRules.complaint(aboutPassword: password.value)
        if let complaint { throw .unacceptable(complaint) }
        if try isTaken(username) { throw .unacceptable(.usernameTaken) }
        let record = AccountList.Record(
            username: AccountRules.canonicalUsername(username),
            passwordHash: try PasswordHash.make(password),
            hasSeenTutorial: false
        )
        try update { (accounts) throws(AccountError) in
            // Another program may have created it in the meantime.
            if accounts.contains(where: { $0.username == record.username }) { throw .unacceptable(.usernameTaken) }
            accounts.append(record)
        }
    }

    func logIn(username: String, password: Secret<String>) throws(AccountError) -> Account {
        let record = try accounts().first { $0.username == AccountRules.canonicalUsername(username) }
        guard PasswordHash.matches(password, record?.passwordHash), let record else { throw .invalidLogin }
        return Account(username: record.username, hasSeenTutorial: record.hasSeenTutorial)
    }

    func didSeeTutorial(username: String) throws(AccountError) {
        try update { (accounts) throws(AccountError) in
            guard let index = accounts.firstIndex(where: { $0.username == username }) else {
                throw .notSaved(reason: translated("It no longer exists in the account file."))
            }
            accounts[index].hasSeenTutorial = true
        }
    }

    private func accounts() throws(AccountError) -> [AccountList.Record] {
        do {
            return try storage.read()?.accounts ?? []
        } catch {
            throw AccountError(reading: error)
        }
    }

    /// Changes the accounts while no other program can.
    private func update(
        _ change: (inout [AccountList.Record]) throws(AccountError) -> Void
    ) throws(AccountError) {
        do {
            try storage.update { list in
                var changed = list ?? AccountList()
                try change(&changed.accounts)
                list = changed
            }
        } catch {
            throw error as? AccountError ?? AccountError(saving: error)
        }
    }
}
