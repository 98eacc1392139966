import LassoGtk

/// The errors of operations on accounts.
nonisolated enum AccountError: Error, Equatable, Codable {
    case invalidLogin
    case unacceptable(AccountRules.Complaint)
    case unusableFile(path: String, reason: String, keptAs: String)
    /// A program has ended while it overwrote the file, which may be incomplete. The version before is in another file.
    case interruptedSaving(path: String, keptAs: String)
    case unreadableFile(reason: String)
    case notSaved(reason: String)
    case notHashed(reason: String)

    /// Creates the error for an error of reading the accounts.
    init(reading error: StorageError) {
        switch error {
        case .keptAside(let kept):
            self = .unusableFile(path: kept.storage, reason: kept.reason.reason, keptAs: kept.place)
        case .unusable, .failed:
            self = .unreadableFile(reason: error.description)
        }
    }

    /// Creates the error for an error of removing what a program left behind that ended while it saved the accounts.
    init(removingLeftovers error: StorageError) {
        switch error {
        case .keptAside(let kept):
            // In contrast to reading, the current version is still in the file.
            self = .interruptedSaving(path: kept.storage, keptAs: kept.place)
        case .unusable, .failed:
            self = .unreadableFile(reason: error.description)
        }
    }

    /// Creates the error for an error of changing the accounts.
    init(saving error: any Error) {
        if let error = error as? StorageError, case .keptAside = error {
            self.init(reading: error)
        } else {
            self = .notSaved(reason: "\(error)")
        }
    }

    /// The message shown to the user.
    var message: String {
        switch self {
        case .invalidLogin:
            translated("Invalid login")
        case .unacceptable(let complaint):
            complaint.message
        case .unusableFile(let path, let reason, let keptAs):
            translated(
                "The account file \(path) \(reason). It was renamed to \(keptAs). A new file will be created.",
                comment: "The second value is a part of a sentence, such as “is damaged”"
            )
        case .interruptedSaving(let path, let keptAs):
            translated(
                """
                A program ended while it saved the accounts in \(path). The version before was kept as \(keptAs). If \
                accounts are missing, replace the file with that version.
                """
            )
        case .unreadableFile(let reason):
            translated("The accounts could not be read. \(reason)")
        case .notSaved(let reason):
            translated("The account could not be saved. \(reason)")
        case .notHashed(let reason):
            translated("The password could not be protected. \(reason)")
        }
    }

    /// Returns the message shown to the user for an error of an effect.
    static func message(of error: any Error) -> String { (error as? AccountError)?.message ?? "\(error)" }
}
