/// An error of a storage, or of the format of a value.
public enum StorageError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
    /// The contents can't be used, and are still in the storage.
    case unusable(UnusableContents)
    /// The contents couldn't be used. They were moved to another place, and the storage is empty now; or, after
    /// ``ByteStorage/removeLeftovers()``, it has newer contents.
    case keptAside(KeptAside)
    /// The operation failed, and may succeed later: the disk is full, for example. The message is one or more
    /// sentences.
    case failed(String)

    /// A message for the user.
    public var description: String {
        switch self {
        case .unusable(let contents): translated("The file \(contents.reason).", in: .lasso)
        case .keptAside(let contents): contents.description
        case .failed(let message): message
        }
    }
}
