import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// The demonstration's flows, drawn, with accounts that are always there.
@Suite(.serialized)
struct DemoDrawingTests {
    private actor OneAccount: AccountProviding {
        private var isAnswering = true

        func setAnswering(_ isAnswering: Bool) { self.isAnswering = isAnswering }

        func open() async throws(AccountError) {}
        func isTaken(_ username: String) async throws(AccountError) -> Bool { username == "ann" }
        func createAccount(username: String, password: Secret<String>) async throws(AccountError) {}
        func logIn(username: String, password: Secret<String>) async throws(AccountError) -> Account {
            while !isAnswering { await Task.yield() }
            return Account(username: username, hasSeenTutorial: true)
        }
        func didSeeTutorial(username: String) async throws(AccountError) {}
    }

    private let application = GtkTesting.application
    private let window = WindowController()
    private let accounts = OneAccount()

    init() throws {
        try GtkTesting.start()
        DemoFlow(accounts: accounts).start(with: root(of: window))
        window.present(in: application)
    }

    @Test func nothingOfAnEarlierRoundIsAlive() async throws {
        let recorder = LifetimeRecorder()
        for _ in 1...10 {
            try await wait { window.firstChild(ofType: LoginViewController.self)?.view.mapped == true }
            record(in: recorder)
            let login = try #require(window.firstChild(ofType: LoginViewController.self))
            login.dispatchAction(.didUpdateUsername("ann"))
            login.dispatchAction(.didUpdatePassword(Secret("correct horse")))
            try #require(login.view.button("Log In")).activate()

            try await wait { window.firstChild(ofType: CounterViewController.self)?.view.mapped == true }
            try #require(window.rootController as? TabController).selectedIndex = 1
            try await wait { window.firstChild(ofType: AccountViewController.self)?.view.mapped == true }
            record(in: recorder)
            try #require(window.firstChild(ofType: AccountViewController.self)?.view.button("Log Out")).activate()
        }
        try await wait { window.firstChild(ofType: LoginViewController.self)?.view.mapped == true }
        try await GtkTesting.turnMainLoop(until: "nothing survives: \(recorder.survivors)") {
            recorder.survivors.isEmpty
        }
        #expect(recorder.recordedCount > 10 * 30)
        window.close()
    }

    @Test func theLogInButtonIsInsensitiveWhileAFieldIsEmpty() throws {
        let login = try #require(window.firstChild(ofType: LoginViewController.self))
        let button = try #require(login.view.button("Log In"))
        #expect(!button.sensitive)
        let username = try #require(login.view.first(Entry.self))
        let password = try #require(login.view.first(PasswordEntry.self))
        username.text = "ann"
        #expect(!button.sensitive)
        password.text = "secret"
        #expect(button.sensitive)
        #expect(login.state.password == Secret("secret"))
        username.text = ""
        #expect(!button.sensitive)
        window.close()
    }

    @Test func aSpinnerShowsThatALoginIsRunningAndTheButtonIsInsensitiveMeanwhile() async throws {
        let login = try #require(window.firstChild(ofType: LoginViewController.self))
        let button = try #require(login.view.button("Log In"))
        let spinner = try #require(login.view.first(Spinner.self))
        try #require(login.view.first(Entry.self)).text = "ann"
        let password = try #require(login.view.first(PasswordEntry.self))
        password.text = "secret"
        #expect(!spinner.visible)
        await accounts.setAnswering(false)
        password.emit("activate")
        #expect(spinner.visible && spinner.spinning)
        #expect(!button.sensitive)
        await accounts.setAnswering(true)
        try await wait { window.rootController is TabController }
        #expect(!spinner.visible && !spinner.spinning)
        window.close()
    }

    private func wait(_ condition: () throws -> Bool) async throws {
        try await GtkTesting.turnMainLoop(until: "the next screen is shown", condition)
    }

    private func record(in recorder: LifetimeRecorder) {
        guard let root = window.rootController else { return }
        recorder.recordHierarchy(of: root)
        recordViews(of: root, in: recorder)
    }

    private func recordViews(of controller: Controller, in recorder: LifetimeRecorder) {
        if let controller = controller as? ViewController {
            recorder.record(controller.view)
            controller.view.descendants.forEach { recorder.record($0) }
        }
        switch controller {
        case let login as LoginViewController: recorder.record(login.store)
        case let counter as CounterViewController: recorder.record(counter.store)
        case let account as AccountViewController: recorder.record(account.store)
        default: controller.children.forEach { recordViews(of: $0, in: recorder) }
        }
    }
}
