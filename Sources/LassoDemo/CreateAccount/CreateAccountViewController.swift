import LassoGtk

final class CreateAccountViewController: ViewController, LassoView {
    let store: CreateAccountScreenModule.ViewStore

    init(_ store: CreateAccountScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = "Create Account"
    }

    override var leaving: Leaving {
        // The result could no longer be shown.
        if state.isCreating { return .refused }
        guard state.isBegun else { return .allowed }
        return .ask {
            await self.confirm(
                "Discard New Account?",
                detail: "Everything that you have entered will be lost.",
                accept: "Discard",
                isDestructive: true
            )
        }
    }

    override func loadView() -> Widget {
        let username = FormField("Username", Entry())
        let password = FormField("Password", PasswordEntry())
        let repeatedPassword = FormField("Repeat Password", PasswordEntry())
        let failure = Label()
        let createAccount = Button("Create Account")

        username.entry.bindText(to: store, \.username) { .didUpdateUsername($0) }
        username.bindError(to: store, \.usernameError)

        password.entry.bindText(to: store, \.password.value) { .didUpdatePassword(Secret($0)) }
        password.bindError(to: store, \.passwordError)

        repeatedPassword.entry.bindText(to: store, \.repeatedPassword.value) { .didUpdateRepeatedPassword(Secret($0)) }
        repeatedPassword.bindError(to: store, \.repeatedPasswordError)

        username.entry.bind(to: store, action: .didTapCreateAccount)
        password.entry.bind(to: store, action: .didTapCreateAccount)
        repeatedPassword.entry.bind(to: store, action: .didTapCreateAccount)

        failure.showsErrors()
        failure.bindError(to: store, \.failure, of: [createAccount])

        createAccount.addCssClass("suggested-action")
        createAccount.bind(\.sensitive, to: store, \.canCreate)
        createAccount.bind(to: store, action: .didTapCreateAccount)

        createAccount.bind(to: store, \.failure) { button, failure in
            // It lost the focus when it became insensitive.
            if failure != nil { button.grabFocus() }
        }

        return Form("Create an Account", "The account is stored on this computer only.", alignment: .start) {
            username.box
            password.box
            repeatedPassword.box
            failure
            createAccount
        }
    }
}
