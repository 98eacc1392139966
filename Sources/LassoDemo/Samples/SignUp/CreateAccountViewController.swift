import LassoGtk

final class CreateAccountViewController: ViewController, LassoView {
    let store: CreateAccountScreenModule.ViewStore

    init(_ store: CreateAccountScreenModule.ViewStore) {
        self.store = store
        super.init()
        title = translated("Create Account")
    }

    override var leaving: Leaving {
        // The result could no longer be shown.
        if state.isCreating { return .refused }
        return .discarding(
            state.hasChanges,
            on: self,
            translated("Discard New Account?"),
            detail: translated("Everything that you have entered will be lost.")
        )
    }

    override func loadView() -> Widget {
        let username = Entry(), password = PasswordEntry(), repeatedPassword = PasswordEntry()
        let failure = Label()
        let createAccount = Button(translated("Create Account"))

        username.bindText(to: store, \.username) { .didUpdateUsername($0) }
        password.bindText(to: store, \.password.value) { .didUpdatePassword(Secret($0)) }
        repeatedPassword.bindText(to: store, \.repeatedPassword.value) { .didUpdateRepeatedPassword(Secret($0)) }
        failure.showsErrors()
        failure.bindError(to: store, \.failure, of: [createAccount])

        let form = Form(translated("Create an Account"), translated("The account is stored on this computer only.")) {
            FormField(translated("_Username"), username, isRequired: true).with {
                $0.bindError(to: store, \.usernameError)
            }
            FormField(translated("_Password"), password, isRequired: true).with {
                $0.bindError(to: store, \.passwordError)
            }
            FormField(translated("_Repeat Password"), repeatedPassword, isRequired: true).with {
                $0.bindError(to: store, \.repeatedPasswordError)
            }
            failure
            createAccount
        }
        form.bindSubmit(createAccount, to: store, action: .didTapCreateAccount)
        form.bindBusy(to: store, \.isCreating, label: translated("Creating the account"))
        return form
    }
}
