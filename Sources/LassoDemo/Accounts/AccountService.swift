import LassoGtk

/// The accounts of this computer's user, in a file. The service works off the main actor, one request at a time.
actor AccountService: AccountProviding {
    /// The accounts in the user's data folder.
    static let standard = AccountService(path: UserDirectories.data + "/lasso-demo/accounts.json")

    private let file: AccountFile

    /// Creates a service.
    ///
    /// - Parameter path: The path of the account file, which need not exist.
    init(path: String) {
        file = AccountFile(path: path)
    }

    func open() throws(AccountError) {
        try file.removeLeftovers()
        _ = try file.read()
    }

    func isTaken(_ username: String) throws(AccountError) -> Bool {
        try file.read().contains { $0.username == AccountRules.canonicalUsername(username) }
    }

    func createAccount(username: String, password: Secret<String>) throws(AccountError) {
        let complaint =
            AccountRules.complaint(aboutUsername: username) ?? AccountRules.complaint(aboutPassword: password.value)
        if let complaint { throw .unacceptable(complaint) }
        if try isTaken(username) { throw .unacceptable(.usernameTaken) }
        let record = AccountFile.Record(
            username: AccountRules.canonicalUsername(username),
            passwordHash: try PasswordHash.make(password),
            hasSeenTutorial: false
        )
        try file.update { (accounts) throws(AccountError) in
            // Another program may have created it in the meantime.
            if accounts.contains(where: { $0.username == record.username }) { throw .unacceptable(.usernameTaken) }
            accounts.append(record)
        }
    }

    func logIn(username: String, password: Secret<String>) throws(AccountError) -> Account {
        let record = try file.read().first { $0.username == AccountRules.canonicalUsername(username) }
        guard PasswordHash.matches(password, record?.passwordHash), let record else { throw .invalidLogin }
        return Account(username: record.username, hasSeenTutorial: record.hasSeenTutorial)
    }

    func didSeeTutorial(username: String) throws(AccountError) {
        try file.update { (accounts) throws(AccountError) in
            guard let index = accounts.firstIndex(where: { $0.username == username }) else {
                throw .notSaved(reason: "It no longer exists in the account file.")
            }
            accounts[index].hasSeenTutorial = true
        }
    }
}
