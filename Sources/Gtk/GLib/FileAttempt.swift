/// An attempt of a function of the operating system, with the path of the file or folder.
nonisolated package enum FileAttempt: Hashable, Sendable {
    case opening(String)
    case locking(String)
    case reading(String)
    case writing(String)
    case removing(String)
    case changingPermissions(String)
    case creatingFolder(String)
    case renaming(String, to: String)

    /// A verb phrase for developers, which completes "Failed to …".
    var phrase: String {
        switch self {
        case .opening(let path): "open file “\(path)”"
        case .locking(let path): "lock file “\(path)”"
        case .reading(let path): "read file “\(path)”"
        case .writing(let path): "write file “\(path)”"
        case .removing(let path): "remove file “\(path)”"
        case .changingPermissions(let path): "change the permissions of file “\(path)”"
        case .creatingFolder(let path): "create folder “\(path)”"
        case .renaming(let path, let newPath): "rename “\(path)” to “\(newPath)”"
        }
    }
}
