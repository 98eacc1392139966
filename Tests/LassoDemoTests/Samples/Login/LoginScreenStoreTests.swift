import Lasso
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct LoginScreenStoreTests {
    private let accounts = FakeAccounts(["ann": "correct horse"])
    private let store: LoginScreenStore

    init() {
        store = LoginScreenStore(with: LoginScreenModule.defaultInitialState, accounts: accounts)
    }

    private func fillIn(username: String = "ann", password: String = "correct horse") {
        store.dispatchAction(.didUpdateUsername(username))
        store.dispatchAction(.didUpdatePassword(Secret(password)))
    }

    @Test func loggingInNeedsBothFields() {
        #expect(!store.state.canLogin)
        fillIn(password: "")
        #expect(!store.state.canLogin)
        fillIn(username: "")
        #expect(!store.state.canLogin)
        fillIn()
        #expect(store.state.canLogin)
    }

    @Test func theRightPairLogsIn() async {
        let test = TestStore(store)
        test.send(.didUpdateUsername("ann")) { $0.username = "ann" }
        test.send(.didUpdatePassword(Secret("correct horse"))) { $0.password = Secret("correct horse") }
        test.send(.didTapLogin) { $0.isLoggingIn = true }
        await test.receiveChange { $0.isLoggingIn = false }
        await test.receive(.userDidLogin(Account(username: "ann", hasSeenTutorial: false)))
        await test.finish()
    }

    @Test func aWrongPairIsAnInvalidLoginUntilEscapeIsPressed() async {
        fillIn(password: "wrong")
        let test = TestStore(store)
        test.send(.didTapLogin) { $0.isLoggingIn = true }
        await test.receiveChange {
            $0.isLoggingIn = false
            $0.error = "Invalid login"
        }
        #expect(store.state.canLogin)
        test.send(.didPressEscape) { $0.error = nil }
        await test.finish()
    }

    @Test func oneCannotLogInTwiceAtATime() async throws {
        await accounts.setAnswering(false)
        fillIn()
        store.dispatchAction(.didTapLogin)
        #expect(store.state.isLoggingIn)
        #expect(!store.state.canLogin)
        var outputs: [LoginScreenModule.Output] = []
        store.observeOutput { outputs.append($0) }
        store.dispatchAction(.didTapLogin)
        store.dispatchAction(.didTapCreateAccount)
        #expect(outputs.isEmpty)
        await accounts.setAnswering(true)
        try await eventually { !store.state.isLoggingIn }
        #expect(await accounts.loginCount == 1)
    }

    @Test func whatIsWrongWithTheAccountFileIsSaid() async throws {
        let error = AccountError.unusableFile(path: "/a", reason: "is damaged", keptAs: "/b")
        let store = LoginScreenStore(
            with: LoginScreenModule.defaultInitialState,
            accounts: FakeAccounts(openError: error)
        )
        store.dispatchAction(.didLoadView)
        try await eventually { store.state.notice != nil }
        #expect(
            store.state.notice == "The account file /a is damaged. It was renamed to /b. A new file will be created."
        )
    }

    @Test func noPasswordIsInADescription() {
        fillIn()
        var dumped = ""
        dump(store.state, to: &dumped)
        let action = LoginScreenModule.Action.didUpdatePassword(store.state.password)
        for shown in ["\(store.state)", String(reflecting: store.state), dumped, "\(action)"] {
            #expect(!shown.contains("correct horse"))
        }
    }
}
