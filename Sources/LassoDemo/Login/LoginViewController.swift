import LassoGtk

final class LoginViewController: ViewController, LassoView {
    let store: LoginScreenModule.ViewStore

    init(_ store: LoginScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = "Log In"
    }

    private weak var passwordEntry: PasswordEntry?

    override func loadView() -> Widget {
        let username = FormField("Username", Entry())
        let password = FormField("Password", PasswordEntry())
        let notice = Label()
        let error = Label()
        let logIn = Button("Log In")
        let spinner = Spinner()
        let createAccount = Button("Create Account")

        notice.showsErrors()
        notice.bindError(to: store, \.notice, of: [])

        username.entry.bindText(to: store, \.username) { .didUpdateUsername($0) }
        username.entry.bind(to: store, action: .didTapLogin)

        passwordEntry = password.entry
        password.entry.bindText(to: store, \.password.value) { .didUpdatePassword(Secret($0)) }
        password.entry.bind(to: store, action: .didTapLogin)
        password.entry.bind(to: store, \.error) { entry, error in
            // The clicked button lost the focus when it became insensitive.
            if error != nil { entry.grabFocus() }
        }

        error.showsErrors()
        error.bindError(to: store, \.error, of: [username.entry, password.entry])

        logIn.addCssClass("suggested-action")
        logIn.hexpand = true
        logIn.bind(\.sensitive, to: store, \.canLogin)
        logIn.bind(to: store, action: .didTapLogin)

        spinner.accessibleLabel = "Logging in"
        spinner.bind(\.spinning, to: store, \.isLoggingIn)
        spinner.bind(\.visible, to: store, \.isLoggingIn)

        createAccount.bind(\.sensitive, to: store, \.isLoggingIn) { !$0 }
        createAccount.bind(to: store, action: .didTapCreateAccount)

        let form = Form("Lasso Demo", "Log in to your account on this computer.", alignment: .start) {
            notice
            username.box
            password.box
            error
            Box(.horizontal, spacing: 12) {
                logIn; spinner
            }
            createAccount
        }
        form.onKey(Key.escape, dispatch: .didPressEscape, to: store)
        return form
    }

    override func viewDidLoad() {
        dispatchAction(.didLoadView)
    }

    override func viewDidAppear() {
        // The name of a new account is already filled in.
        if !state.username.isEmpty { passwordEntry?.grabFocus() }
    }
}
