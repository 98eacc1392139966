import LassoGtk

/// The rules for the names and passwords of accounts.
nonisolated enum AccountRules {
    static let longestUsername = 64
    static let shortestPassword = 8
    /// The maximum length that the hash function supports, in bytes of UTF-8.
    static let longestPassword = 511

    /// A problem with a name or a password.
    enum Complaint: Equatable, Codable {
        case usernameEmpty
        case usernameTooLong
        case usernameHasControlCharacters
        case usernameTaken
        case passwordTooShort
        case passwordTooLong
        case passwordHasControlCharacters
        case passwordsDiffer

        /// The message shown to the user.
        var message: String {
            switch self {
            case .usernameEmpty: translated("Enter a username.")
            case .usernameTooLong:
                translated(
                    "The username can have at most \(longestUsername) character.",
                    plural: "The username can have at most \(longestUsername) characters.",
                    count: longestUsername
                )
            case .usernameHasControlCharacters: translated("The username cannot contain control characters.")
            case .usernameTaken: translated("This username is already taken.")
            case .passwordTooShort:
                translated(
                    "The password must have at least \(shortestPassword) character.",
                    plural: "The password must have at least \(shortestPassword) characters.",
                    count: shortestPassword
                )
            case .passwordTooLong:
                translated(
                    "The password can have at most \(longestPassword) byte.",
                    plural: "The password can have at most \(longestPassword) bytes.",
                    count: longestPassword
                )
            case .passwordHasControlCharacters: translated("The password cannot contain control characters.")
            case .passwordsDiffer: translated("The passwords do not match.")
            }
        }
    }

    /// Returns the problem with a name, not considering whether it is taken.
    static func complaint(aboutUsername username: String) -> Complaint? {
        if canonicalUsername(username).isEmpty { return .usernameEmpty }
        if username.unicodeScalars.count > longestUsername { return .usernameTooLong }
        if hasControlCharacters(username) { return .usernameHasControlCharacters }
        return nil
    }

    /// Returns the problem with a password.
    static func complaint(aboutPassword password: String) -> Complaint? {
        if password.count < shortestPassword { return .passwordTooShort }
        if password.utf8.count > longestPassword { return .passwordTooLong }
        if hasControlCharacters(password) { return .passwordHasControlCharacters }
        return nil
    }

    /// Returns a name without leading and trailing whitespace, which is invisible.
    static func canonicalUsername(_ username: String) -> String { username.trimmed }

    private static func hasControlCharacters(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
