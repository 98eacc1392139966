import LassoGtk
import LassoGtkTestUtilities
import LassoTestUtilities
import Testing

@testable import LassoDemo

/// Tests of the demo's flows when drawn, with accounts that always exist.
@Suite(.display)
struct DemoDrawingTests {
    private actor OneAccount: AccountProviding {
        private var isAnswering = true

        func setAnswering(_ isAnswering: Bool) { self.isAnswering = isAnswering }

        func open() async throws(AccountError) {}
        func isTaken(_ username: String) async throws(AccountError) -> Bool { username == "ann" }
        func createAccount(username: String, password: Secret<String>) async throws(AccountError) {}
        func logIn(username: String, password: Secret<String>) async throws(AccountError) -> Account {
            while !isAnswering { await Task.yield() }
            guard username != "nobody" else { throw .invalidLogin }
            return Account(username: username, hasSeenTutorial: false)
        }
        func didSeeTutorial(username: String) async throws(AccountError) {}
    }

    private let application = GtkTesting.application
    private let window = WindowController()
    private let accounts = OneAccount()

    init() {
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

            try await wait { window.firstChild(ofType: TutorialViewController.self)?.view.mapped == true }
            try #require(window.firstChild(ofType: TutorialViewController.self)?.view.button("Next")).activate()
            try await wait { tutorialPage?.state.title == "That was fun!" && tutorialPage?.view.mapped == true }
            record(in: recorder)
            try #require(tutorialPage?.view.button("OK")).activate()

            try await show("counter", CounterViewController.self)
            record(in: recorder)
            try await showAccount()
            record(in: recorder)
            try #require(window.firstChild(ofType: AccountViewController.self)?.view.button("Log Out")).activate()
        }
        try await wait { window.firstChild(ofType: LoginViewController.self)?.view.mapped == true }
        // The application's own flow stays alive.
        try await GtkTesting.turnMainLoop(until: "everything is released: \(recorder.survivors)") {
            recorder.survivors.allSatisfy { $0 == "DemoFlow" }
        }
        let classes = Set(recorder.recorded)
        #expect(
            classes.isSuperset(of: ["LoginFlow", "TutorialFlow", "HomeFlow", "LoginScreenStore", "TutorialScreenStore"])
        )
        #expect(
            classes.isSuperset(of: ["CounterViewController", "Form", "Entry", "PasswordEntry", "Button", "Spinner"])
        )
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

    @Test func theFormShowsThatALoginIsRunning() async throws {
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
        try await wait { !login.state.isLoggingIn }
        #expect(!spinner.visible && !spinner.spinning)
        window.close()
    }

    @Test func theFocusGoesToThePasswordThatIsToBeEntered() async throws {
        let login = try #require(window.firstChild(ofType: LoginViewController.self))
        let password = try #require(login.view.first(PasswordEntry.self))
        let button = try #require(login.view.button("Log In"))
        try #require(login.view.first(Entry.self)).text = "nobody"
        password.text = "wrong"
        try await wait { login.view.mapped }
        button.grabFocus()
        button.emit("clicked")
        try await wait { login.state.error == "Invalid login" }
        #expect(password.delegate?.isFocus == true)

        login.dispatchAction(.didTapCreateAccount)
        try await wait { window.firstChild(ofType: NavigationController.self)?.controllers.count == 2 }
        let creation = try #require(
            window.firstChild(ofType: NavigationController.self)?.topController as? CreateAccountViewController
        )
        creation.dispatchAction(.didUpdateUsername("bob"))
        creation.dispatchAction(.didUpdatePassword(Secret("long enough")))
        creation.dispatchAction(.didUpdateRepeatedPassword(Secret("long enough")))
        try await wait { creation.state.canCreate }
        creation.dispatchAction(.didTapCreateAccount)
        try await wait { window.firstChild(ofType: NavigationController.self)?.controllers.count == 1 }
        #expect(login.state.username == "bob")
        #expect(password.delegate?.isFocus == true)
        window.close()
    }

    /// The arguments are the scale of the text, and the width and height available to the window.
    @Test(arguments: [(1, 360, 294), (2, 360, 294), (2, 1024, 768)])
    func everyScreenIsUsableWithLargeTextAndInASmallWindow(scale: Int, width: Int, height: Int) async throws {
        let settings = try #require(Settings.default)
        let usual = settings.gtkXftDpi
        settings.gtkXftDpi = scale * 96 * 1024
        defer { settings.gtkXftDpi = usual }
        let drawn = try #require(window.window)
        drawn.setDefaultSize(width: width, height: height)

        let login = try #require(window.firstChild(ofType: LoginViewController.self))
        try await wait { login.view.mapped }
        try await expectUsable(login.view, in: drawn, width, height)

        login.dispatchAction(.didTapCreateAccount)
        try await wait { window.firstChild(ofType: CreateAccountViewController.self)?.view.mapped == true }
        let creation = try #require(window.firstChild(ofType: CreateAccountViewController.self))
        try await expectUsable(creation.view, in: drawn, width, height)
        window.firstChild(ofType: NavigationController.self)?.pop(animated: false)

        login.dispatchAction(.didUpdateUsername("ann"))
        login.dispatchAction(.didUpdatePassword(Secret("correct horse")))
        login.dispatchAction(.didTapLogin)
        try await wait { tutorialPage?.view.mapped == true }
        try await expectUsable(try #require(tutorialPage?.view), in: drawn, width, height)
        try #require(tutorialPage?.view.button("Next")).activate()
        try await wait { tutorialPage?.state.title == "That was fun!" && tutorialPage?.view.mapped == true }
        try await expectUsable(try #require(tutorialPage?.view), in: drawn, width, height)
        try #require(tutorialPage?.view.button("OK")).activate()

        try await expectUsable(try await show("counter", CounterViewController.self), in: drawn, width, height)
        try await expectUsable(try await showAccount(), in: drawn, width, height)
        window.close()
    }

    /// Chooses a sample in the sidebar.
    @discardableResult
    private func show(_ id: Sample.ID, _ type: (some ViewController).Type) async throws -> Widget {
        try await wait { window.firstChild(ofType: GalleryViewController.self) != nil }
        try #require(window.firstChild(ofType: GalleryViewController.self)).dispatchAction(.didActivate(id))
        try await wait { window.firstChild(ofType: type)?.view.mapped == true }
        return try #require(window.firstChild(ofType: type)).view
    }

    @discardableResult
    private func showAccount() async throws -> Widget {
        try await perform("Account", in: window)
        try await wait { window.firstChild(ofType: AccountViewController.self)?.view.mapped == true }
        return try #require(window.firstChild(ofType: AccountViewController.self)).view
    }

    /// Expects a window to fit, and every control in a view to be visible when it has the focus.
    private func expectUsable(_ view: Widget, in window: Window, _ width: Int, _ height: Int) async throws {
        GtkTesting.settle()
        let least = [Orientation.horizontal, .vertical].map { window.measure($0, forSize: -1).minimum }
        #expect(least[0] <= width && least[1] <= height, "\(least)")
        for control in view.descendants where control is Button || control is any Editable {
            guard control.mapped, control.sensitive, control.grabFocus() else { continue }
            GtkTesting.settle()
            let focus = try #require(window.focusWidget)
            // Scrolling is animated.
            try await GtkTesting.turnMainLoop(
                within: .seconds(5),
                until: "\(control) is visible in \(view.width) x \(view.height)"
            ) {
                guard let place = focus.computeBounds(view) else { return false }
                return place.origin.y >= 0 && Int(place.origin.y + place.size.height) <= view.height
                    && place.origin.x >= 0 && Int(place.origin.x + place.size.width) <= view.width
            }
        }
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
        if let controller = controller as? ViewController, controller.drawing != nil {
            recorder.record(controller.view)
            controller.view.descendants.forEach { recorder.record($0) }
        }
        controller.children.forEach { recordViews(of: $0, in: recorder) }
    }

    private var tutorialPage: TutorialViewController? {
        window.firstChild(ofType: NavigationController.self)?.topController as? TutorialViewController
    }
}
