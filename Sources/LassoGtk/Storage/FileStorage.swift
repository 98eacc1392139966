import Glibc

/// A file that keeps the bytes of a value.
///
/// ```swift
/// StoredValue(
///     of: store,
///     \.document,
///     in: FileStorage(UserDirectories.data + "/my-application/document.txt"),
///     as: .text
/// ) { .didChangeStorage($0) }
/// ```
///
/// The file is replaced atomically where that is possible, and its content is on the disk before the old one is
/// removed. If the file is a link to another file, that file is read and replaced. It keeps its owner, group,
/// permissions, POSIX access control list, and the extended attributes of users. A file that has several names, or from
/// which a new file can't take all of that over, is overwritten instead. It is locked meanwhile, so that no storage
/// reads only a part of it; if the program ends before it is complete, the old contents are in `….kept-1`. While a
/// program writes the file, it locks another file, with the same name and the extension `.lock`.
///
/// Contents that can't be used are renamed to `….damaged-1`. Contents that would be lost, such as those that another
/// program has saved, are copied to `….kept-1`.
///
/// ### When the application ends
///
/// If a ``/Lasso/StoredValue`` has a file, all stored values are saved when the application shuts down, for example
/// because its last window was closed, when the session ends, and on the signals `SIGTERM`, `SIGINT`, and `SIGHUP`,
/// which quit the application. Values that can't be saved then are reported on standard error. They are saved, too, if
/// the display goes away, which ends the application at once, so that no observer is called. For the end of the
/// session, an application that isn't a ``ShellApplication`` sets ``/Gtk/Application/registerSession`` before it runs.
/// A program that calls `exit` saves them itself, with ``/Lasso/UnsavedValues``.
nonisolated public struct FileStorage: ByteStorage {
    /// The path of the file.
    public let path: String
    /// The maximum size of the file, in bytes. A larger file is neither read nor written.
    public let maximumSize: Int
    private let permissions: mode_t
    private var isRemovedIfEmpty = false
    /// The time for which other programs' locks of the file are waited for before it is written.
    var lockLimit = FileLock.usualLimit

    /// Creates a storage. The file is not opened.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which need not exist. Its missing folders are created, for the user only.
    ///   - permissions: The permissions of a new file, as for `chmod`(2), whatever the process's mask is. A file that
    ///     is replaced keeps its own.
    ///   - maximumSize: The maximum size of the file, in bytes.
    public init(_ path: String, permissions: Int32 = 0o600, maximumSize: Int = 1 << 30) {
        self.path = path
        self.permissions = mode_t(bitPattern: permissions)
        self.maximumSize = maximumSize
    }

    /// Creates a storage of a value that may be none: replacing the contents with none removes the file.
    ///
    /// - Parameter path: The path of the file.
    init(removedIfEmpty path: String) {
        self.init(path)
        isRemovedIfEmpty = true
    }

    /// The path of the file.
    public var name: String { path }

    /// Reads the file. Waits up to five seconds for a program that overwrites it.
    ///
    /// - Returns: The bytes, or `nil` if there is no file.
    /// - Throws: ``/Lasso/StorageError/unusable(_:)`` if a folder or a pipe is in its place, it is too large, or it
    ///   must not be read. ``/Lasso/StorageError/failed(_:)`` if it can't be read for another reason.
    ///
    /// Source: `g_file_get_contents`, `flock`(2).
    public func read() throws(StorageError) -> [UInt8]? {
        // A link may be pointed elsewhere meanwhile.
        let target = target
        try FileStatus(path: target)?.requireFile(atMost: maximumSize)
        do {
            let lock = try FileLock(reading: target)
            defer { lock?.release() }
            return try Files.read(target)
        } catch {
            // Only these errors are caused by the file. Lack of memory, for example, is not.
            guard [EISDIR, EACCES, EPERM].contains(where: error.isSystemError) else { throw .failed(error.userMessage) }
            let reason = error.userMessage
            throw .unusable(
                UnusableContents(
                    translated(
                        "cannot be read (\(reason))",
                        context: "file",
                        comment: "The end of a sentence that begins with the name of a file",
                        in: .lasso
                    )
                )
            )
        }
    }

    /// Replaces the file.
    ///
    /// - Parameter bytes: The new contents.
    /// - Throws: ``/Lasso/StorageError/failed(_:)`` if it is write-protected, can't be written, or would be too large.
    ///
    /// Source: `rename`(2).
    public func replace(with bytes: [UInt8]) throws(StorageError) {
        guard bytes.count <= maximumSize else {
            throw .failed(translated("“\(path)” would be larger than \(maximumSize) bytes.", in: .lasso))
        }
        let target = target
        if isRemovedIfEmpty, bytes.isEmpty {
            return try throwingStorageErrors { () throws(GLibError) in try Files.remove(target) }
        }
        try throwingStorageErrors { () throws(GLibError) in
            try Files.createFolder(target.folderOfPath, mode: 0o700)
        }
        try write(bytes, to: target)
    }

    /// Locks the file with another file. Waits up to five seconds for other programs to release it.
    ///
    /// - Returns: The lock.
    /// - Throws: ``/Lasso/StorageError/failed(_:)`` if it can't be locked.
    ///
    /// Source: `flock`(2).
    public func lock() throws(StorageError) -> StorageLock {
        let target = target
        let lock = try throwingStorageErrors { () throws(GLibError) in
            try Files.createFolder(target.folderOfPath, mode: 0o700)
            return try fileLock(of: target)
        }
        return StorageLock { lock.release() }
    }

    /// Renames the file to `….damaged-1`, or the next free number.
    ///
    /// - Returns: The new path.
    /// - Throws: ``/Lasso/StorageError/failed(_:)`` if it can't be renamed.
    public func moveAside() throws(StorageError) -> String {
        let target = target
        let place = freePath(target + ".damaged-")
        try throwingStorageErrors { () throws(GLibError) in try Files.rename(target, to: place) }
        return place
    }

    /// Saves bytes in the file `….kept-1`, or the next free number.
    ///
    /// - Parameter bytes: The bytes.
    /// - Returns: The path of the new file.
    /// - Throws: ``/Lasso/StorageError/failed(_:)`` if it can't be written.
    public func copyAside(_ bytes: [UInt8]) throws(StorageError) -> String {
        let place = freePath(target + ".kept-")
        try write(bytes, to: place)
        return place
    }

    /// Removes temporary files of a program that ended while it replaced the file. Those that can't be removed stay,
    /// which does no harm. If it ended while it overwrote the file, the old contents are kept in `….kept-1`, or the
    /// next free number.
    ///
    /// - Throws: ``/Lasso/StorageError/keptAside(_:)`` if old contents were kept, and
    ///   ``/Lasso/StorageError/failed(_:)`` if they can't be renamed, or the file can't be locked.
    public func removeLeftovers() throws(StorageError) {
        let target = target
        let kept = try throwingStorageErrors { () throws(GLibError) -> String? in
            if PreparedFile.hasLeftovers(ofReplacing: target) {
                // Without the lock, a file may be one that another program is creating.
                let lock = try fileLock(of: target)
                defer { lock.release() }
                PreparedFile.removeLeftovers(ofReplacing: target)
            }
            return try overwritten(target).keepVersionBefore(of: target)
        }
        guard let kept else { return }
        let reason = UnusableContents(
            translated(
                "was being overwritten when the program ended",
                context: "file",
                comment: "The end of a sentence that begins with the name of a file",
                in: .lasso
            )
        )
        throw .keptAside(KeptAside(of: path, because: reason, as: kept))
    }

    /// Observes changes of the file and, if it is a link, of the file that it is a link to, and prepares to save all
    /// stored values when the application ends. The file's folder is created if it is missing.
    ///
    /// - Parameter observer: A closure called after the file may have changed, whichever program has changed it.
    /// - Returns: The observation, which can be canceled.
    ///
    /// Source: `g_file_monitor_file`.
    @MainActor
    public func observeChanges(_ observer: @escaping @MainActor () -> Void) -> Observation {
        SavingAtEnd.prepare()
        let target = target
        do throws(GLibError) {
            // GIO would look for a missing folder every few seconds.
            try Files.createFolder(target.folderOfPath, mode: 0o700)
        } catch {
            StandardError.report("Changes of “\(path)” by other programs are noticed late: \(error.message)")
            return .stopping {}
        }
        return FollowedLink.observeChanges(of: path, reportedAs: path, observer)
    }

    private func write(_ bytes: [UInt8], to path: String) throws(StorageError) {
        do throws(DocumentFileError) {
            guard let prepared = try PreparedFile(replacing: path, with: bytes, permissions: .ofNewFile(permissions))
            else {
                try overwritten(path).overwrite(path, with: bytes)
                return
            }
            do throws(DocumentFileError) {
                try prepared.commit()
            } catch {
                prepared.discard()
                throw error
            }
        } catch {
            throw .failed(error.description)
        }
    }

    private func fileLock(of target: String) throws(GLibError) -> FileLock {
        try FileLock(path: target + ".lock", within: lockLimit)
    }

    /// The old contents of a file that can only be overwritten, next to the file.
    private func overwritten(_ path: String) -> OverwrittenFiles { OverwrittenFiles(folder: path.folderOfPath) }

    /// The path of the file, or of the one that it is a link to.
    private var target: String { SymbolicLinks.followed(from: path) }

    private func freePath(_ beginning: String) -> String {
        var number = 1
        while Files.exists(beginning + String(number)) { number += 1 }
        return beginning + String(number)
    }
}
