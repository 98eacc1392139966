import LassoGtk

enum LoginModule: ScreenModule {
    enum Action {
        case didUpdateUsername(String)
        case didUpdatePassword(String)
        case didTapLogIn
    }

    struct State: Equatable {
        var username = ""
        var password = Secret("")
        var message = ""

        var canLogIn: Bool { !username.isEmpty && !password.value.isEmpty }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: LoginStore) -> Screen {
        Screen(store, LoginViewController(store.asViewStore()))
    }
}

final class LoginStore: LassoStore<LoginModule> {
    override func handleAction(_ action: Action) {
        switch action {
        case .didUpdateUsername(let username): update { ($0.username, $0.message) = (username, "") }
        case .didUpdatePassword(let password): update { ($0.password, $0.message) = (Secret(password), "") }
        case .didTapLogIn:
            let isRight = state.password == Secret("secret")
            let message = isRight ? "Welcome, \(state.username)" : "The password is wrong."
            update { $0.message = message }
        }
    }
}

final class LoginViewController: ViewController, LassoView {
    let store: LoginModule.ViewStore

    init(_ store: LoginModule.ViewStore) {
        self.store = store
        super.init()
        title = "Log In"
    }

    override func loadView() -> Widget {
        let username = Entry(), password = PasswordEntry(), message = Label(), logIn = Button("Log In")
        username.placeholderText = "Username"
        password.placeholderText = "Password"
        password.showPeekIcon = true

        username.bindText(to: store, \.username) { .didUpdateUsername($0) }
        password.bindText(to: store, \.password.value) { .didUpdatePassword($0) }
        message.bind(\.label, to: store, \.message)
        logIn.bindSensitive(to: store, \.canLogIn)
        logIn.bind(to: store, action: .didTapLogIn)

        let column = Box(.vertical, spacing: 12) {
            username; password; message; logIn
        }
        column.setMargins(24)
        return column
    }
}
