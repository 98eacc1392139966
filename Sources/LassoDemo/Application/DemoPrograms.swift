import LassoGtk

/// The programs of the demo.
package enum DemoPrograms {
    /// Runs the demo, and exits with its status.
    package static func runDemo() { DemoApplication.main() }

    /// The style sheet of the demo.
    package static var styleSheet: StyleSheet? { Style.sheet }

    /// Starts the demo's flow in a window, with accounts that nothing is known of.
    ///
    /// - Parameter window: The window.
    package static func startFlow(in window: WindowController) {
        DemoFlow(accounts: UnknownAccounts()) { [weak window] in window?.alert($0) }.start(with: root(of: window))
    }
}

/// Accounts for replays. Effects end as the tape says, so these are only called outside of effects.
private nonisolated struct UnknownAccounts: AccountProviding {
    func open() async throws(AccountError) {}

    func isTaken(_ username: String) async throws(AccountError) -> Bool { false }

    func createAccount(username: String, password: Secret<String>) async throws(AccountError) {}

    func logIn(username: String, password: Secret<String>) async throws(AccountError) -> Account {
        throw .invalidLogin
    }

    func didSeeTutorial(username: String) async throws(AccountError) {}
}
