import Glibc

/// What something in the file system is, as the user is told.
///
/// Source: `stat`(2).
nonisolated enum FileKind: String {
    case file = "a file"
    case folder = "a folder"
    case pipe = "a pipe"
    case socket = "a socket"
    case device = "a device"

    /// - Parameter path: Its path. `nil` is made where there is nothing, or nothing that can be looked at.
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
