import LassoGtk
import LassoRecording

/// The screen where a user creates an account.
enum CreateAccountScreenModule: ScreenModule {
    enum Action: Equatable, Codable {
        case didUpdateUsername(String)
        case didUpdatePassword(Secret<String>)
        case didUpdateRepeatedPassword(Secret<String>)
        case didTapCreateAccount
    }

    enum Output: Equatable {
        case didCreateAccount(username: String)
    }

    struct State: Equatable, EditedState {
        var username = ""
        var password = Secret("")
        var repeatedPassword = Secret("")
        var availability = Availability.unknown
        var isCreating = false
        /// The reason why the account could not be created, or that the account file was renamed.
        var creationFailure: String?
        /// The reason why the availability of the name could not be checked.
        var checkFailure: String?

        /// The availability of the name.
        enum Availability: Equatable {
            case unknown, free, taken
        }

        var failure: String? { creationFailure ?? checkFailure }

        var usernameError: String? {
            let complaint = AccountRules.complaint(aboutUsername: username)
            return (complaint ?? (availability == .taken ? .usernameTaken : nil))?.message
        }

        var passwordError: String? { AccountRules.complaint(aboutPassword: password.value)?.message }

        var repeatedPasswordError: String? {
            repeatedPassword == password ? nil : AccountRules.Complaint.passwordsDiffer.message
        }

        /// Whether the user has entered anything that would be lost.
        var hasChanges: Bool { !username.isEmpty || !password.value.isEmpty || !repeatedPassword.value.isEmpty }

        var canCreate: Bool {
            AccountRules.complaint(aboutUsername: username) == nil && availability != .taken
                && AccountRules.complaint(aboutPassword: password.value) == nil
                && repeatedPassword == password && !isCreating
        }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: CreateAccountScreenStore) -> Screen {
        Screen(store, CreateAccountViewController(store.asViewStore()))
    }
}
