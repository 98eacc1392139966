import LassoGtk

/// The screen on which a user signs in.
enum LoginScreenModule: ScreenModule {
    enum Action: Equatable {
        case didLoadView
        case didUpdateUsername(String)
        case didUpdatePassword(Secret<String>)
        case didTapLogin
        case didTapCreateAccount
        case didPressEscape
        case didCreateAccount(username: String)
    }

    enum Output: Equatable {
        case userDidLogin(Account)
        case didTapCreateAccount
    }

    struct State: Equatable {
        var username = ""
        var password = Secret("")
        /// Why the last login failed.
        var error: String?
        /// What is wrong with the accounts, whoever logs in.
        var notice: String?
        var isLoggingIn = false

        var canLogin: Bool { !username.isEmpty && !password.value.isEmpty && !isLoggingIn }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: LoginScreenStore) -> Screen {
        Screen(store, LoginViewController(store.asViewStore()))
    }
}
