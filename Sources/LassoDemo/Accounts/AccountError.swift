/// The errors of operations on accounts.
nonisolated enum AccountError: Error, Equatable {
    case invalidLogin
    case unacceptable(AccountRules.Complaint)
    case unusableFile(path: String, reason: String, keptAs: String)
    case unreadableFile(reason: String)
    case notSaved(reason: String)
    case notHashed(reason: String)

    /// The message shown to the user.
    var message: String {
        switch self {
        case .invalidLogin:
            "Invalid login"
        case .unacceptable(let complaint):
            complaint.message
        case .unusableFile(let path, let reason, let keptAs):
            "The account file \(path) \(reason). It was renamed to \(keptAs). A new file will be created."
        case .unreadableFile(let reason):
            "The accounts could not be read. \(reason)"
        case .notSaved(let reason):
            "The account could not be saved. \(reason)"
        case .notHashed(let reason):
            "The password could not be protected. \(reason)"
        }
    }

    /// Returns the message shown to the user for an error of an effect.
    static func message(of error: any Error) -> String { (error as? AccountError)?.message ?? "\(error)" }
}
