import LassoGtk
import LassoRecording

/// The screen where a user logs in.
enum LoginScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
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
        /// The reason why the last login failed.
        var error: String?
        /// A problem with the accounts that doesn't depend on the user.
        var notice: String?
        var isLoggingIn = false

        var canLogin: Bool { !username.isEmpty && !password.value.isEmpty && !isLoggingIn }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: LoginScreenStore) -> Screen {
        Screen(store, LoginViewController(store.asViewStore()))
    }
}
