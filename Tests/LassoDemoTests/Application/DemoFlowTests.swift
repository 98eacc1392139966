import Glibc
import Gtk
import Lasso
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// Tests of the flows without a display: controllers are placed, but not drawn.
@Suite(.resettingMocks)
struct DemoFlowTests {
    private let window = WindowController()
    private let accounts = FakeAccounts(["ann": "correct horse"])

    init() {
        window.open()
        DemoFlow(accounts: accounts).start(with: root(of: window))
    }

    private var navigation: NavigationController? { window.rootController as? NavigationController }

    private func logIn() throws {
        let store = try #require(window.firstChild(ofType: LoginViewController.self)).store
        store.dispatchAction(.didUpdateUsername("ann"))
        store.dispatchAction(.didUpdatePassword(Secret("correct horse")))
        store.dispatchAction(.didTapLogin)
    }

    private func choose(_ id: Sample.ID) async throws {
        try #require(window.firstChild(ofType: GalleryViewController.self)).dispatchAction(.didActivate(id))
        try await eventually { window.path == NavigationPath(["home", "samples", id]) }
    }

    private func logOut() async throws {
        try await perform("Account", in: window)
        try await eventually { window.path == "/home/account" }
        try #require(window.firstChild(ofType: AccountViewController.self)).dispatchAction(.didTapLogOut)
    }

    private func press(_ index: Int, on title: String) throws {
        let page = try #require(navigation?.topController as? TutorialViewController)
        #expect(page.state.title == title)
        page.dispatchAction(.didTapButton(index: index))
    }

    @Test func loggingInForTheFirstTimeLeadsThroughTheTutorialHome() async throws {
        try logIn()
        try await eventually { window.firstChild(ofType: TutorialViewController.self) != nil }
        try press(1, on: "Welcome!")
        try press(0, on: "That was fun!")
        try await eventually { window.rootController is HomeController }
        #expect(await accounts.hasSeenTutorial("ann"))
        #expect(window.firstChild(ofType: GalleryViewController.self) != nil)
        #expect(window.firstChild(ofType: WelcomeController.self) != nil)
    }

    @Test func aSkippedTutorialIsNotShownAgain() async throws {
        try logIn()
        try await eventually { window.firstChild(ofType: TutorialViewController.self) != nil }
        try press(0, on: "Welcome!")
        try await eventually { window.rootController is HomeController }
        try await logOut()
        #expect(navigation?.topController is LoginViewController)
        try logIn()
        try await eventually { window.rootController is HomeController }
    }

    @Test func aTutorialThatCannotBeRememberedIsSaidAtHome() async throws {
        let accounts = FakeAccounts(["ann": "correct horse"], saveError: .notSaved(reason: "The disk is full."))
        DemoFlow(accounts: accounts).start(with: root(of: window))
        try logIn()
        try await eventually { window.firstChild(ofType: TutorialViewController.self) != nil }
        try press(0, on: "Welcome!")
        try await eventually { window.rootController is HomeController }
        let account = try #require(window.firstChild(ofType: AccountViewController.self))
        #expect(account.state.notice == "The account could not be saved. The disk is full.")
        #expect((window.rootController as? HomeController)?.contentController === account)
    }

    @Test func aNewAccountsNameIsFilledIn() async throws {
        let login = try #require(navigation?.topController as? LoginViewController)
        login.dispatchAction(.didTapCreateAccount)
        let creation = try #require(navigation?.topController as? CreateAccountViewController)
        creation.dispatchAction(.didUpdateUsername("bob"))
        creation.dispatchAction(.didUpdatePassword(Secret("long enough")))
        creation.dispatchAction(.didUpdateRepeatedPassword(Secret("long enough")))
        try await eventually { creation.state.canCreate }
        creation.dispatchAction(.didTapCreateAccount)
        try await eventually { navigation?.topController === login }
        #expect(login.state.username == "bob")
    }

    @Test func theWayBackFromCreatingAnAccountLeadsToTheLogin() throws {
        let login = try #require(navigation?.topController as? LoginViewController)
        login.dispatchAction(.didTapCreateAccount)
        #expect(navigation?.topController?.goBack() == true)
        #expect(navigation?.topController === login)
    }

    @Test func whatHasBeenTypedForANewAccountIsNotLostUnasked() async throws {
        let login = try #require(navigation?.topController as? LoginViewController)
        login.dispatchAction(.didTapCreateAccount)
        let creation = try #require(navigation?.topController as? CreateAccountViewController)
        creation.dispatchAction(.didUpdateUsername("bob"))
        creation.goBack()
        try await answer("Cancel", in: window)
        try await eventually { !creation.isBeingAsked }
        #expect(navigation?.topController === creation && creation.state.username == "bob")

        async let isClosed = window.leave()
        try await answer("Discard", in: window)
        #expect(await isClosed)
        #expect(!window.isOpen)
    }

    @Test func nothingOfAnEarlierRoundIsAlive() async throws {
        // Saving fails, so every round shows the tutorial.
        let accounts = FakeAccounts(["ann": "correct horse"], saveError: .notSaved(reason: ""))
        DemoFlow(accounts: accounts).start(with: root(of: window))
        let recorder = LifetimeRecorder()
        for _ in 1...10 {
            recorder.recordHierarchy(of: try #require(window.rootController))
            try logIn()
            try await eventually { window.firstChild(ofType: TutorialViewController.self) != nil }
            try press(1, on: "Welcome!")
            recorder.recordHierarchy(of: try #require(window.rootController))
            try press(0, on: "That was fun!")
            try await eventually { window.rootController is HomeController }
            recorder.recordHierarchy(of: try #require(window.rootController))
            try await choose("counter")
            recorder.recordHierarchy(of: try #require(window.rootController))
            try await logOut()
        }
        // The application's own flow stays alive.
        try await eventually(recorder.survivors.description) {
            recorder.survivors.allSatisfy { $0 == "DemoFlow" }
        }
        let classes = Set(recorder.recorded)
        #expect(classes.isSuperset(of: ["LoginFlow", "TutorialFlow", "HomeFlow", "GalleryFlow", "SampleFlow"]))
        #expect(classes.isSuperset(of: ["LoginScreenStore", "TutorialScreenStore", "CounterScreenStore"]))
        #expect(classes.isSuperset(of: ["LoginViewController", "HomeController", "NavigationController"]))
    }

    @Test func theTutorialEndsOnceHoweverOftenItIsLeft() async throws {
        try logIn()
        try await eventually { window.firstChild(ofType: TutorialViewController.self) != nil }
        let page = try #require(navigation?.topController as? TutorialViewController)
        page.dispatchAction(.didTapButton(index: 0))
        page.dispatchAction(.didTapButton(index: 0))
        try await eventually { window.rootController is HomeController }
        let home = window.rootController
        for _ in 1...100 { await Task.yield() }
        #expect(window.rootController === home)
    }

    // With a display, tests that draw can run in the same process.
    @Test(.enabled(if: getenv("DISPLAY") == nil && getenv("WAYLAND_DISPLAY") == nil))
    func noneOfThisInitialisesGtk() async throws {
        try await loggingInForTheFirstTimeLeadsThroughTheTutorialHome()
        #expect(!isGtkInitialized)
    }
}
