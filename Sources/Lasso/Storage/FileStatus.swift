#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The status of an item in the file system.
///
/// Source: `stat`(2).
package struct FileStatus: Sendable {
    /// The kind of an item.
    package enum Kind: Sendable {
        case file, folder, pipe, socket, device

        /// Creates a kind.
        ///
        /// - Parameter mode: The mode of an item, which contains its kind.
        package init(mode: mode_t) {
            self =
                switch mode & S_IFMT {
                case S_IFREG: .file
                case S_IFDIR: .folder
                case S_IFIFO: .pipe
                case S_IFSOCK: .socket
                default: .device
                }
        }

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

        /// Throws an error unless this is the kind of a file, and the file isn't too large. Reading a pipe would wait
        /// for a writer, and a device may have no end.
        ///
        /// - Parameters:
        ///   - size: The size of the item, in bytes.
        ///   - maximumSize: The maximum size of a file, in bytes.
        /// - Throws: ``StorageError/unusable(_:)`` with the reason.
        package func requireFile(ofSize size: Int, atMost maximumSize: Int) throws(StorageError) {
            guard self == .file else {
                throw .unusable(
                    UnusableContents(
                        translated(
                            "is \(name), not a file",
                            context: "file",
                            comment: "The end of a sentence that begins with the name of a file",
                            in: .lasso
                        )
                    )
                )
            }
            guard size <= maximumSize else {
                throw .unusable(
                    UnusableContents(
                        translated(
                            "is larger than \(maximumSize) bytes",
                            context: "file",
                            comment: "The end of a sentence that begins with the name of a file",
                            in: .lasso
                        )
                    )
                )
            }
        }
    }

    package let kind: Kind
    /// The size in bytes.
    package let size: Int
    /// The time of the last change of the contents, in nanoseconds.
    package let changeTime: Int

    /// Creates the status of the item at a path, or `nil` if there is no item or its status can't be read.
    ///
    /// - Parameter path: The path.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        kind = Kind(mode: status.st_mode)
        size = Int(status.st_size)
        changeTime = Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
    }

    /// Throws an error unless the item is a file that isn't too large.
    ///
    /// - Parameter maximumSize: The maximum size of a file, in bytes.
    /// - Throws: ``StorageError/unusable(_:)`` with the reason.
    package func requireFile(atMost maximumSize: Int) throws(StorageError) {
        try kind.requireFile(ofSize: size, atMost: maximumSize)
    }
}
