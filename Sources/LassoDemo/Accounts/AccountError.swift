/// Why something could not be done with the accounts.
nonisolated enum AccountError: Error, Equatable {
    case invalidLogin
    case unacceptable(AccountRules.Complaint)
    case damagedFile(path: String, keptAs: String)
    case unreadableFile(reason: String)
    case notSaved(reason: String)
    case notHashed(reason: String)

    /// What the user is told.
    var message: String {
        switch self {
        case .invalidLogin:
            "Invalid login"
        case .unacceptable(let complaint):
            complaint.message
        case .damagedFile(let path, let keptAs):
            "The account file \(path) is damaged. It is kept as \(keptAs), and a new one has been started."
        case .unreadableFile(let reason):
            "The accounts cannot be read. \(reason)"
        case .notSaved(let reason):
            "The account could not be saved. \(reason)"
        case .notHashed(let reason):
            "The password could not be protected. \(reason)"
        }
    }
}
