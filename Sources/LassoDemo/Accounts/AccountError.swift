/// Why something could not be done with the accounts.
nonisolated enum AccountError: Error, Equatable {
    case invalidLogin
    case unacceptable(AccountRules.Complaint)
    case unusableFile(path: String, reason: String, keptAs: String)
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
        case .unusableFile(let path, let reason, let keptAs):
            "The account file \(path) \(reason). It is kept as \(keptAs), and a new one has been started."
        case .unreadableFile(let reason):
            "The accounts cannot be read. \(reason)"
        case .notSaved(let reason):
            "The account could not be saved. \(reason)"
        case .notHashed(let reason):
            "The password could not be protected. \(reason)"
        }
    }

    /// What the user is told of an error that came with an effect.
    static func message(of error: any Error) -> String { (error as? AccountError)?.message ?? "\(error)" }
}
