import Lasso
import LassoTestUtilities
import Testing

@testable import LassoDemo

struct CreateAccountScreenStoreTests {
    private let store = makeStore(FakeAccounts(["ann": "correct horse"]))

    private static func makeStore(_ accounts: FakeAccounts) -> CreateAccountScreenStore {
        CreateAccountScreenStore(with: CreateAccountScreenModule.defaultInitialState, accounts: accounts)
    }

    private func fillIn(
        _ store: CreateAccountScreenStore,
        username: String = "bob",
        password: String = "long enough",
        repeated: String = "long enough"
    ) {
        store.dispatchAction(.didUpdateUsername(username))
        store.dispatchAction(.didUpdatePassword(Secret(password)))
        store.dispatchAction(.didUpdateRepeatedPassword(Secret(repeated)))
    }

    @Test func nothingIsCreatedFromEmptyFields() {
        store.dispatchAction(.didTapCreateAccount)
        #expect(store.state.usernameError == "Enter a username.")
        #expect(store.state.passwordError == "The password must have at least 8 characters.")
        #expect(store.state.repeatedPasswordError == nil)
        #expect(!store.state.isCreating)
    }

    @Test func aTakenNameIsSaid() async throws {
        fillIn(store, username: "ann")
        try await eventually { store.state.usernameError == "This username is already taken." }
        #expect(!store.state.canCreate)
    }

    @Test func anAnswerAboutAnEarlierNameIsNotTakenForOneAboutTheName() async throws {
        let accounts = FakeAccounts(["ann": "correct horse"])
        let store = Self.makeStore(accounts)
        await accounts.holdAvailability()
        store.dispatchAction(.didUpdateUsername("ann"))
        store.dispatchAction(.didUpdateUsername("anna"))
        await accounts.answer("anna")
        try await eventually { store.state.availability == .free }
        await accounts.answer("ann")
        for _ in 1...100 { await Task.yield() }
        #expect(store.state.availability == .free)
        #expect(store.state.usernameError == nil)
    }

    @Test func thatTheAccountsWerePutAsideIsSaidHoweverFastOneTypes() async throws {
        let accounts = FakeAccounts()
        let store = Self.makeStore(accounts)
        let error = AccountError.unusableFile(path: "/a", reason: "is damaged", keptAs: "/b")
        await accounts.holdAvailability()
        store.dispatchAction(.didUpdateUsername("b"))
        store.dispatchAction(.didUpdateUsername("bo"))
        await accounts.answer("b", error: error)
        try await eventually { store.state.failure == error.message }
        store.dispatchAction(.didUpdateUsername("bob"))
        await accounts.answer("bo")
        await accounts.answer("bob")
        try await eventually { store.state.availability == .free }
        #expect(store.state.failure == error.message)
    }

    @Test func aCheckThatFailsDoesNotEndTheCreation() async throws {
        let accounts = FakeAccounts()
        let store = Self.makeStore(accounts)
        let error = AccountError.unreadableFile(reason: "The file is locked.")
        await accounts.holdAvailability()
        await accounts.setAnswering(false)
        fillIn(store)
        store.dispatchAction(.didTapCreateAccount)
        await accounts.answer("bob", error: error)
        try await eventually { store.state.failure == error.message }
        #expect(store.state.isCreating)
        await accounts.setAnswering(true)
        try await eventually { !store.state.isCreating }
    }

    @Test func aCheckThatSucceedsEndsTheFailureOfAnother() async throws {
        let accounts = FakeAccounts()
        let store = Self.makeStore(accounts)
        let error = AccountError.unreadableFile(reason: "The file is locked.")
        await accounts.holdAvailability()
        store.dispatchAction(.didUpdateUsername("b"))
        await accounts.answer("b", error: error)
        try await eventually { store.state.failure == error.message }
        store.dispatchAction(.didUpdateUsername("bo"))
        await accounts.answer("bo")
        try await eventually { store.state.availability == .free }
        #expect(store.state.failure == nil)
    }

    @Test(
        arguments: [
            ("short", "short", "The password must have at least 8 characters.", nil),
            ("long enough", "other one", nil, "The passwords do not match."),
            (
                String(repeating: "x", count: 512), "", "The password can have at most 511 bytes.",
                "The passwords do not match."
            ),
            ("has a \0 in it", "", "The password cannot contain control characters.", "The passwords do not match."),
        ] as [(String, String, String?, String?)]
    )
    func whatIsWrongWithThePasswordsIsSaid(
        password: String,
        repeated: String,
        passwordError: String?,
        repeatedError: String?
    ) async throws {
        fillIn(store, password: password, repeated: repeated)
        try await eventually { store.state.availability == .free }
        #expect(store.state.passwordError == passwordError)
        #expect(store.state.repeatedPasswordError == repeatedError)
        #expect(!store.state.canCreate)
    }

    @Test(arguments: [String(repeating: "x", count: 10_000), "a\u{7}b", "   "])
    func aNameThatCannotBeUsedIsSaid(name: String) {
        fillIn(store, username: name)
        #expect(store.state.usernameError != nil)
    }

    @Test func anAccountIsCreatedOnceAllIsRight() async throws {
        var outputs: [CreateAccountScreenModule.Output] = []
        store.observeOutput { outputs.append($0) }
        fillIn(store, username: " bob ")
        try await eventually { store.state.canCreate }
        store.dispatchAction(.didTapCreateAccount)
        #expect(!store.state.canCreate)
        try await eventually { !outputs.isEmpty }
        #expect(outputs == [.didCreateAccount(username: "bob")])
    }

    @Test func aFailureLeavesTheText() async throws {
        let error = AccountError.notSaved(reason: "The disk is full.")
        let store = Self.makeStore(FakeAccounts(saveError: error))
        fillIn(store)
        try await eventually { store.state.canCreate }
        store.dispatchAction(.didTapCreateAccount)
        try await eventually { store.state.failure == "The account could not be saved. The disk is full." }
        #expect(store.state.username == "bob")
        #expect(store.state.password == Secret("long enough"))
        #expect(store.state.canCreate)
    }
}
