import LassoGtk

/// The screen on which a user creates an account.
enum CreateAccountScreenModule: ScreenModule {
    enum Action: Equatable {
        case didUpdateUsername(String)
        case didUpdatePassword(Secret<String>)
        case didUpdateRepeatedPassword(Secret<String>)
        case didTapCreateAccount
    }

    enum Output: Equatable {
        case didCreateAccount(username: String)
    }

    struct State: Equatable {
        var username = ""
        var password = Secret("")
        var repeatedPassword = Secret("")
        var availability = Availability.unknown
        var isCreating = false
        /// Why the account could not be created, or the accounts not be looked at.
        var failure: String?

        /// Whether the name is still to be had.
        enum Availability: Equatable {
            case unknown, free, taken
        }

        /// What is wrong with the name. An empty field is not complained about.
        var usernameError: String? {
            guard !username.isEmpty else { return nil }
            let complaint = AccountRules.complaint(aboutUsername: username)
            return (complaint ?? (availability == .taken ? .usernameTaken : nil))?.message
        }

        var passwordError: String? {
            guard !password.value.isEmpty else { return nil }
            return AccountRules.complaint(aboutPassword: password.value)?.message
        }

        var repeatedPasswordError: String? {
            guard !repeatedPassword.value.isEmpty, repeatedPassword != password else { return nil }
            return AccountRules.Complaint.passwordsDiffer.message
        }

        /// Whether something has been typed that would be lost.
        var isBegun: Bool { !username.isEmpty || !password.value.isEmpty || !repeatedPassword.value.isEmpty }

        var canCreate: Bool {
            AccountRules.complaint(aboutUsername: username) == nil && availability == .free
                && AccountRules.complaint(aboutPassword: password.value) == nil
                && repeatedPassword == password && !isCreating
        }
    }

    static var defaultInitialState: State { State() }

    static func createScreen(with store: CreateAccountScreenStore) -> Screen {
        Screen(store, CreateAccountViewController(store.asViewStore()))
    }
}
