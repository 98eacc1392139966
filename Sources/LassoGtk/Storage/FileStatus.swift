import Glibc

/// The status of an item in the file system.
///
/// Source: `stat`(2).
nonisolated package struct FileStatus {
    /// The kind of an item.
    package enum Kind {
        case file, folder, pipe, socket, device

        /// The kind, as shown to the user.
        package var name: String {
            switch self {
            case .file: translated("a file", in: .lasso)
            case .folder: translated("a folder", in: .lasso)
            case .pipe: translated("a pipe", in: .lasso)
            case .socket: translated("a socket", in: .lasso)
            case .device: translated("a device", in: .lasso)
            }
        }
    }

    package let kind: Kind
    /// The size in bytes.
    let size: Int
    /// The time of the last change of the contents, in nanoseconds.
    let changeTime: Int

    /// Creates the status of the item at a path, or `nil` if there is no item or its status can't be read.
    ///
    /// - Parameter path: The path.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            default: .device
            }
        size = Int(status.st_size)
        changeTime = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    }
}
