nonisolated extension GLibError {
    /// The message for the user. GLib's own messages are translated by GLib; those about functions of the operating
    /// system are for developers, and are replaced.
    var userMessage: String {
        guard let failedAttempt, let reason = systemReason else { return message }
        return switch failedAttempt {
        case .opening(let path): translated("“\(path)” could not be opened: \(reason).", in: .lasso)
        case .locking(let path): translated("“\(path)” could not be locked: \(reason).", in: .lasso)
        case .reading(let path): translated("“\(path)” could not be read: \(reason).", in: .lasso)
        case .writing(let path): translated("“\(path)” could not be written: \(reason).", in: .lasso)
        case .removing(let path): translated("“\(path)” could not be removed: \(reason).", in: .lasso)
        case .changingPermissions(let path):
            translated("The permissions of “\(path)” could not be changed: \(reason).", in: .lasso)
        case .creatingFolder(let path): translated("The folder “\(path)” could not be created: \(reason).", in: .lasso)
        case .renaming(let path, let newPath):
            translated("“\(path)” could not be renamed to “\(newPath)”: \(reason).", in: .lasso)
        }
    }
}
