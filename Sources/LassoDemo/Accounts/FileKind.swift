import Glibc

/// The kind of an item in the file system, as shown to the user.
///
/// Source: `stat`(2).
nonisolated enum FileKind: String {
    case file = "a file"
    case folder = "a folder"
    case pipe = "a pipe"
    case socket = "a socket"
    case device = "a device"

    /// Creates the kind of the item at a path, or `nil` if there is no item or its status can't be read.
    ///
    /// - Parameter path: The path.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }
}
