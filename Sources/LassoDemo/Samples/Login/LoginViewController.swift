import LassoGtk

final class LoginViewController: ViewController, LassoView {
    let store: LoginScreenModule.ViewStore

    init(_ store: LoginScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Log In")
    }

    private weak var passwordEntry: PasswordEntry?

    override func loadView() -> Widget {
        let username = Entry(), password = PasswordEntry()
        let notice = Label(), error = Label()
        let logIn = Button(translated("Log In"))
        let createAccount = Button(translated("Create Account"))

        notice.showsErrors()
        notice.bindError(to: store, \.notice, of: [])

        username.bindText(to: store, \.username) { .didUpdateUsername($0) }
        password.bindText(to: store, \.password.value) { .didUpdatePassword(Secret($0)) }
        passwordEntry = password
        error.showsErrors()
        error.bindError(to: store, \.error, of: [username, password])

        logIn.bindSensitive(to: store, \.canLogin)
        createAccount.bind(to: store, action: .didTapCreateAccount)

        let form = Form(translated("Lasso Demo"), translated("Log in to your account on this computer.")) {
            notice
            FormField(translated("_Username"), username, isRequired: true)
            FormField(translated("_Password"), password, isRequired: true)
            error
            logIn
            createAccount
        }
        form.bindSubmit(logIn, to: store, action: .didTapLogin)
        form.bindBusy(to: store, \.isLoggingIn, label: translated("Logging in"))
        // After the form is enabled again.
        password.bind(to: store, \.error) { entry, error in
            if error != nil { entry.grabFocus() }
        }
        form.bindShortcut("Escape", to: store, action: .didPressEscape)
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
