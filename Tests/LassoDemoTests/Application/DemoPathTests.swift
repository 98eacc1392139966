import Gtk
import Lasso
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// Tests of the demo's places without a display.
@Suite(.resettingMocks)
struct DemoPathTests {
    private let window = WindowController()
    private let accounts = FakeAccounts(["ann": "correct horse"])
    private let flow: DemoFlow
    private let notices = Notices()

    private final class Notices {
        var texts: [String] = []
    }

    init() {
        window.open()
        flow = DemoFlow(accounts: accounts) { [notices] in notices.texts.append($0) }
        flow.start(with: root(of: window))
    }

    private func logIn() async throws {
        let store = try #require(window.firstChild(ofType: LoginViewController.self)).store
        store.dispatchAction(.didUpdateUsername("ann"))
        store.dispatchAction(.didUpdatePassword(Secret("correct horse")))
        store.dispatchAction(.didTapLogin)
        try await eventually { window.path.components.first != "login" }
    }

    private func logOut() async throws {
        await flow.open("/home/account")
        try #require(window.firstChild(ofType: AccountViewController.self)).dispatchAction(.didTapLogOut)
    }

    @Test(arguments: ["/tutorial", "/tutorial/finish", "/home/samples/counter", "/home/account"] as [NavigationPath])
    func aPlaceThatNeedsAnAccountWaitsBehindTheLogin(path: NavigationPath) async throws {
        #expect(window.path == "/login")
        await flow.open(path)
        #expect(window.path == "/login")
        try await logIn()
        try await eventually { window.path == path }
        // After the login, it is reached immediately from anywhere.
        for other in ["/home/samples/counter", "/tutorial/finish"] as [NavigationPath] {
            await flow.open(other)
            await flow.open(path)
            #expect(window.path == path)
        }
        #expect(notices.texts.isEmpty)
    }

    @Test func creatingAnAccountIsAPlaceAndFillsInTheName() async throws {
        await flow.open("/login/create-account")
        #expect(window.path == "/login/create-account")
        let creation = try #require(window.firstChild(ofType: CreateAccountViewController.self))
        creation.dispatchAction(.didUpdateUsername("bob"))
        creation.dispatchAction(.didUpdatePassword(Secret("long enough")))
        creation.dispatchAction(.didUpdateRepeatedPassword(Secret("long enough")))
        try await eventually { creation.state.canCreate }
        await flow.open("/login/create-account")
        #expect(window.firstChild(ofType: CreateAccountViewController.self) === creation)
        creation.dispatchAction(.didTapCreateAccount)
        try await eventually { window.path == "/login" }
        #expect(window.firstChild(ofType: LoginViewController.self)?.state.username == "bob")
    }

    @Test func whoLogsInWithNothingWaitingSeesTheTutorialOnce() async throws {
        try await logIn()
        #expect(window.path == "/tutorial")
        try #require(window.firstChild(ofType: TutorialViewController.self)).dispatchAction(.didTapButton(index: 0))
        try await eventually { window.path == "/home" }
        try await logOut()
        #expect(window.path == "/login")
        try await logIn()
        #expect(window.path == "/home")
    }

    @Test func theTutorialCanBeSeenAgainFromHome() async throws {
        await flow.open("/home/samples/counter")
        try await logIn()
        let home = window.rootController
        let counter = try #require(window.firstChild(ofType: CounterViewController.self))
        await flow.open("/home/samples/counter")
        #expect(window.firstChild(ofType: CounterViewController.self) === counter)
        await flow.open("/home/account")
        #expect(window.rootController === home)

        await flow.open("/tutorial/finish")
        let page = try #require(
            (window.rootController as? NavigationController)?.topController as? TutorialViewController
        )
        page.dispatchAction(.didTapButton(index: 0))
        try await eventually { window.path == "/home" }
    }

    @Test func aLinkWhileTheEndOfTheTutorialIsRememberedIsNotUndone() async throws {
        await flow.open("/tutorial")
        try await logIn()
        try #require(window.firstChild(ofType: TutorialViewController.self)).dispatchAction(.didTapButton(index: 0))
        await flow.open("/home/account")
        let home = window.rootController
        while await !accounts.hasSeenTutorial("ann") { await Task.yield() }
        for _ in 1...100 { await Task.yield() }
        #expect(window.rootController === home)
        #expect(window.path == "/home/account")
    }

    @Test func whatIsUnknownIsSaid() async throws {
        await flow.open("/nonsense")
        await flow.open("/login/nonsense")
        await flow.open("/home/samples/nonsense")
        #expect(
            notices.texts == [
                "/nonsense doesn't exist. You are at /login.",
                "/login/nonsense doesn't exist. You are at /login.",
            ]
        )
        try await logIn()
        try await eventually { notices.texts.last == "/home/samples/nonsense doesn't exist. You are at /home/samples." }
        #expect(window.path == "/home")
        await flow.open("/home/samples/counter/nonsense")
        #expect(notices.texts.last == "/home/samples/counter/nonsense doesn't exist. You are at /home/samples/counter.")
        await flow.open("/login")
        #expect(notices.texts.last?.contains("already logged in") == true)
        #expect(window.path == "/home/samples/counter")
    }

    @Test func loggingOutForgetsWhatWasWaitingAndWhereTheUserWas() async throws {
        var outputs: [DemoFlowModule.Output] = []
        flow.observeOutput { outputs.append($0) }
        await flow.open("/home/account")
        try await logIn()
        try await logOut()
        #expect(outputs == [.userDidLogOut])
        #expect(flow.waitingPath == nil)
        try await logIn()
        #expect(window.path == "/tutorial")
    }

    @Test func theLoginIsNoPlaceToComeBackTo() {
        #expect(!DemoFlow.isWorthKeeping("/login"))
        #expect(!DemoFlow.isWorthKeeping("/login/create-account"))
        #expect(DemoFlow.isWorthKeeping("/home/account"))
    }
}
