import LassoGtk

/// The account operations that the screens need. ``AccountService`` implements them for the application, and tests use
/// a fake.
nonisolated protocol AccountProviding: Sendable {
    /// Checks that the accounts can be read.
    ///
    /// - Throws: ``AccountError``, including if a damaged file was renamed.
    func open() async throws(AccountError)

    /// Returns whether an account with a name exists.
    func isTaken(_ username: String) async throws(AccountError) -> Bool

    /// Creates an account.
    ///
    /// - Throws: ``AccountError`` if the name or the password is not acceptable, or the account can't be saved.
    func createAccount(username: String, password: Secret<String>) async throws(AccountError)

    /// Checks a name and a password.
    ///
    /// - Returns: The account that they belong to.
    /// - Throws: ``AccountError/invalidLogin`` if they belong to no account.
    func logIn(username: String, password: Secret<String>) async throws(AccountError) -> Account

    /// Records that the user of an account has seen the tutorial.
    func didSeeTutorial(username: String) async throws(AccountError)
}
