import Glibc

/// The new contents of a file, in another file of the same folder, which replaces it at once.
///
/// GIO's own replacement isn't used: if it can't create another file in the folder, it overwrites the old one without a
/// copy.
nonisolated struct PreparedFile {
    /// The permissions of a file that is written.
    enum Permissions {
        /// Those of the file that is replaced; for a new file, those that the system gives it.
        case usual
        /// Those of the file that is replaced; for a new file, these, as for `chmod`(2).
        case ofNewFile(mode_t)
        /// The permission of the owner to read and write, also if others may read the file that is replaced.
        case ofPrivateFile

        var isPrivate: Bool {
            if case .ofPrivateFile = self { true } else { false }
        }

        /// Returns the permissions to set, as for `chmod`(2); `nil` to leave them as they are.
        fileprivate func mode(replacing exists: Bool) -> mode_t? {
            switch self {
            case .usual: nil
            case .ofNewFile(let mode): exists ? nil : mode
            case .ofPrivateFile: 0o600
            }
        }
    }

    /// The path of the file with the new contents.
    let path: String
    private let target: String
    private let lock: CInt

    private static let numberLimit = 100

    /// Writes contents to the disk.
    ///
    /// - Parameters:
    ///   - target: The path of the file to replace, which isn't a link and need not exist.
    ///   - bytes: The new contents.
    ///   - permissions: The permissions of the file, as far as its file system has them.
    /// - Returns: `nil` if the file can't be replaced, but has to be overwritten: it has several names, or no file with
    ///   the same ``KeptAttributes`` can be created in its folder.
    /// - Throws: ``DocumentFileError/failed(_:)`` if the file is write-protected, or the contents can't be written.
    ///   Nothing has changed in that case.
    init?(
        replacing target: String,
        with bytes: [UInt8],
        permissions: Permissions = .usual
    ) throws(DocumentFileError) {
        var old = stat()
        let exists = stat(target, &old) == 0
        if exists {
            guard old.st_mode & S_IFMT == S_IFREG else {
                throw .failed(translated("“\(target)” is not a file.", in: .lasso))
            }
            // A new file could replace also one that must not be written.
            guard faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) == 0 else { throw Self.failure(errno, target) }
            guard old.st_nlink == 1 else { return nil }
        }
        let mode = permissions.mode(replacing: exists)
        guard let (path, descriptor) = Self.create(nextTo: target, mode: exists || mode != nil ? 0o600 : 0o666) else {
            // Other errors, such as a full disk or too many open files, are no reason to overwrite the file.
            guard exists, [EACCES, EPERM, EROFS].contains(errno) else { throw Self.failure(errno, target) }
            return nil
        }
        (self.path, self.target, lock) = (path, target, descriptor)
        if exists, !KeptAttributes.copy(of: target, old, to: descriptor, isPrivate: permissions.isPrivate) {
            discard()
            return nil
        }
        // A file system without permissions may refuse them.
        if let mode { fchmod(descriptor, mode) }
        guard let number = FileWriting.write(bytes, to: descriptor) else { return }
        discard()
        throw Self.failure(number, target)
    }

    /// Replaces the file.
    ///
    /// - Throws: ``DocumentFileError/failed(_:)`` if it can't be replaced. It is unchanged in that case, and the new
    ///   contents are to be discarded.
    func commit() throws(DocumentFileError) {
        guard rename(path, target) == 0 else { throw Self.failure(errno, target) }
        FileLock.release(lock)
        // The new name is on the disk, too. A file system that can't do that has no better way.
        let folder = open(target.folderOfPath + "/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    /// Removes the new contents.
    func discard() {
        unlink(path)
        FileLock.release(lock)
    }

    // MARK: Leftovers

    /// Returns whether a program may have ended while it replaced a file, and has left a temporary file behind.
    static func hasLeftovers(ofReplacing target: String) -> Bool { Files.exists(temporaryPath(0, nextTo: target)) }

    /// Removes the temporary files of programs that ended while they replaced a file.
    ///
    /// Call it only while no other program can replace the file.
    static func removeLeftovers(ofReplacing target: String) {
        for number in 0..<numberLimit {
            let leftover = temporaryPath(number, nextTo: target)
            guard Files.exists(leftover) else { return }
            removeIfLeftBehind(leftover)
        }
    }

    private static func temporaryPath(_ number: Int, nextTo target: String) -> String {
        "\(target.folderOfPath)/.lasso-\(FileWriting.hash(of: target))-\(number)"
    }

    /// Creates an empty file, which is locked, so that another program doesn't take it for one that was left behind.
    private static func create(nextTo target: String, mode: mode_t) -> (path: String, descriptor: CInt)? {
        for number in 0..<numberLimit {
            let path = temporaryPath(number, nextTo: target)
            removeIfLeftBehind(path)
            let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, mode)
            if descriptor >= 0 {
                // Before it was locked, another program may have taken it for one that was left behind, and may have
                // created its own with this name.
                if lockIfFree(descriptor), FileWriting.isFile(descriptor, at: path) { return (path, descriptor) }
                close(descriptor)
            } else if errno != EEXIST {
                return nil
            }
        }
        errno = EEXIST
        return nil
    }

    /// Locks a file.
    ///
    /// - Returns: Whether no other program has locked it. If the file system has no locks, none can, and none removes
    ///   the file.
    private static func lockIfFree(_ descriptor: CInt) -> Bool {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            return errno != EWOULDBLOCK
        }
        return true
    }

    private static func removeIfLeftBehind(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { return }
        let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        // By the time of the lock, it may be another program's document, and another file may have its name.
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0, FileWriting.isFile(descriptor, at: path) { unlink(path) }
        FileLock.release(descriptor)
    }

    private static func failure(_ number: CInt, _ path: String) -> DocumentFileError {
        .failed(GLibError(systemError: number, while: .writing(path)).userMessage)
    }
}
