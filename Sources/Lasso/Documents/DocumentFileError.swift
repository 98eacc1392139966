/// An error of a document's file.
public enum DocumentFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file doesn't exist.
    case missing
    /// Another program has changed the file.
    case changed
    /// The file can't be read or written, for a reason that is a sentence.
    case failed(String)

    /// A message for the user.
    public var description: String {
        switch self {
        case .missing: translated("The file does not exist.", in: .lasso)
        case .changed: translated("The file was changed by another program.", in: .lasso)
        case .failed(let message): message
        }
    }
}
