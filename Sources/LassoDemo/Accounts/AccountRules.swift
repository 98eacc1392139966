/// Which names and passwords an account can have.
nonisolated enum AccountRules {
    static let longestUsername = 64
    static let shortestPassword = 8
    /// What the hash takes, in bytes of UTF-8.
    static let longestPassword = 511

    /// What is wrong with a name or a password.
    enum Complaint: Equatable {
        case usernameEmpty
        case usernameTooLong
        case usernameHasControlCharacters
        case usernameTaken
        case passwordTooShort
        case passwordTooLong
        case passwordHasControlCharacters
        case passwordsDiffer

        /// What the user is told.
        var message: String {
            switch self {
            case .usernameEmpty: "The username is empty."
            case .usernameTooLong: "The username is too long: it can have \(longestUsername) characters."
            case .usernameHasControlCharacters: "The username has characters that cannot be shown."
            case .usernameTaken: "This username is taken."
            case .passwordTooShort: "The password is too short: it needs \(shortestPassword) characters."
            case .passwordTooLong: "The password is too long: it can have \(longestPassword) bytes."
            case .passwordHasControlCharacters: "The password has characters that cannot be typed."
            case .passwordsDiffer: "The passwords are not the same."
            }
        }
    }

    /// What is wrong with a name, apart from being taken.
    static func complaint(aboutUsername username: String) -> Complaint? {
        if canonicalUsername(username).isEmpty { return .usernameEmpty }
        if username.unicodeScalars.count > longestUsername { return .usernameTooLong }
        if hasControlCharacters(username) { return .usernameHasControlCharacters }
        return nil
    }

    /// What is wrong with a password.
    static func complaint(aboutPassword password: String) -> Complaint? {
        if password.count < shortestPassword { return .passwordTooShort }
        if password.utf8.count > longestPassword { return .passwordTooLong }
        if hasControlCharacters(password) { return .passwordHasControlCharacters }
        return nil
    }

    /// A name without the spaces around it, which nobody sees.
    static func canonicalUsername(_ username: String) -> String {
        let isVisible: (Character) -> Bool = { !$0.isWhitespace }
        guard let first = username.firstIndex(where: isVisible), let last = username.lastIndex(where: isVisible) else {
            return ""
        }
        return String(username[first...last])
    }

    private static func hasControlCharacters(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
