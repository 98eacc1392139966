import LassoGtk
import LassoTestUtilities

@testable import LassoDemo

/// Accounts whose calls end in each way that an exploration chooses.
struct ExploredAccounts: AccountProviding {
    typealias Call<Value: Sendable> = Outcomes<Value, AccountError>

    private let opening = Call(
        "open the accounts",
        .returns((), as: "success"),
        .throws(.unreadableFile(reason: "Busy"))
    )
    private let checking = Call("check the name", .returns(false), .returns(true))
    private let creating = Call("create the account", .returns((), as: "success"), .throws(.notSaved(reason: "Full")))
    private let loggingIn = Call(
        "log in",
        .returns(Account(username: "ann", hasSeenTutorial: false), as: "first login"),
        .returns(Account(username: "ann", hasSeenTutorial: true), as: "later login"),
        .throws(.invalidLogin)
    )
    private let noting = Call("note the tutorial", .returns((), as: "success"), .throws(.notSaved(reason: "Full")))

    func open() async throws(AccountError) { try await opening() }

    func isTaken(_ username: String) async throws(AccountError) -> Bool { try await checking() }

    func createAccount(username: String, password: Secret<String>) async throws(AccountError) { try await creating() }

    func logIn(username: String, password: Secret<String>) async throws(AccountError) -> Account {
        try await loggingIn()
    }

    func didSeeTutorial(username: String) async throws(AccountError) { try await noting() }
}
