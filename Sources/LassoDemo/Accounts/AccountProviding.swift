import LassoGtk

/// What the screens need of the accounts. ``AccountService`` is the real thing; tests have one of their own.
nonisolated protocol AccountProviding: Sendable {
    /// Makes sure that the accounts can be read.
    ///
    /// - Throws: ``AccountError``, also if a damaged file had to be put aside.
    func open() async throws(AccountError)

    /// Whether an account with this name exists.
    func isTaken(_ username: String) async throws(AccountError) -> Bool

    /// Creates an account.
    ///
    /// - Throws: ``AccountError`` if the name or the password does not do, or the account cannot be saved.
    func createAccount(username: String, password: Secret<String>) async throws(AccountError)

    /// Checks a name and a password.
    ///
    /// - Returns: The account that they belong to.
    /// - Throws: ``AccountError/invalidLogin`` if they belong to none.
    func logIn(username: String, password: Secret<String>) async throws(AccountError) -> Account

    /// Remembers that an account needs the tutorial no more.
    func didSeeTutorial(username: String) async throws(AccountError)
}
