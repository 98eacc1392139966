import Glibc

/// Files that can't be replaced atomically, because another file can't be created in their folder with the same
/// ``KeptAttributes``, or because they have several names. They are overwritten, and a copy of the old contents is kept
/// meanwhile, so that whatever ends the program, no version is lost.
nonisolated package struct OverwrittenFiles {
    /// The folder of the copies. It need not exist.
    let folder: String

    package init(folder: String) { self.folder = folder }

    /// Overwrites a file. The old contents and permissions stay if that fails. Waits up to five seconds for programs
    /// that read or overwrite the file. If another file has its name by then, overwrites that one.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which isn't a link.
    ///   - bytes: The new contents.
    ///   - isPrivate: Whether the file is to be for its owner only. Otherwise, it keeps its permissions.
    ///   - requirement: A closure that throws an error if the current file must not be overwritten. It is called while
    ///     the file is locked.
    ///   - isCanceled: A closure that returns whether the file isn't to be overwritten anymore.
    /// - Returns: The version of the new contents, whatever other programs do then.
    /// - Throws: The error of `requirement`. ``DocumentFileError/failed(_:)`` with the place of the copy if not even
    ///   the old contents could be written again.
    @discardableResult
    package func overwrite(
        _ path: String,
        with bytes: [UInt8],
        isPrivate: Bool = false,
        requiring requirement: () throws(DocumentFileError) -> Void = {},
        unless isCanceled: () -> Bool = { false }
    ) throws(DocumentFileError) -> String? {
        // Until it is unlocked, no other program of this kind reads the file, or takes the copy for one that was left
        // behind.
        let descriptor = try Self.openLocked(path)
        defer { FileLock.release(descriptor) }
        try requirement()
        let copy = copyPath(of: path)
        let old: [UInt8]
        do throws(GLibError) {
            old = try FileWriting.read(descriptor, of: path)
            try Files.createFolder(folder, mode: 0o700)
            // An earlier copy would be lost.
            _ = try keep(copy, of: path)
            try Files.replace(copy, with: old, mode: 0o600)
        } catch {
            let reason = error.userMessage
            throw .failed(
                translated(
                    "“\(path)” can only be overwritten, and no copy of it could be kept: \(reason)",
                    in: .lasso
                )
            )
        }
        if isCanceled() {
            Self.remove(copy)
            throw .canceled
        }
        var status = stat()
        if isPrivate, fstat(descriptor, &status) != 0 || fchmod(descriptor, 0o600) != 0 {
            let error = Self.failure(errno, while: .changingPermissions(path))
            Self.remove(copy)
            throw error
        }
        guard let number = FileWriting.write(bytes, to: descriptor) else {
            Self.remove(copy)
            // By the descriptor, because another file may have the name by now.
            return try FileReplacement.version(of: "/proc/self/fd/\(descriptor)")
        }
        let reason = GLibError(systemError: number, while: .writing(path)).userMessage
        guard FileWriting.write(old, to: descriptor) == nil else {
            // If it can't be renamed, it stays where it is.
            let kept = (try? keep(copy, of: path)) ?? copy
            throw .failed(translated("\(reason) The version before was kept as “\(kept)”.", in: .lasso))
        }
        // Not earlier, because a part of the private contents was in the file. This also restores the mask of an access
        // control list, which is the group's part.
        if isPrivate { fchmod(descriptor, status.st_mode & 0o7777) }
        Self.remove(copy)
        throw .failed(reason)
    }

    /// Keeps the copy of a file whose writer has ended before it was complete.
    ///
    /// - Parameter path: The path of the file, which isn't a link.
    /// - Returns: The path where the version before is now; `nil` if the file is complete.
    /// - Throws: `GLibError` if the copy can't be renamed.
    package func keepVersionBefore(of path: String) throws(GLibError) -> String? {
        guard Files.exists(copyPath(of: path)) else { return nil }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        defer { if descriptor >= 0 { FileLock.release(descriptor) } }
        // Another program is writing the file at this moment.
        if descriptor >= 0, flock(descriptor, LOCK_SH | LOCK_NB) != 0 { return nil }
        return try keep(copyPath(of: path), of: path)
    }

    /// Opens a file, and locks it. Waits up to five seconds for programs that read or overwrite it.
    private static func openLocked(_ path: String) throws(DocumentFileError) -> CInt {
        while true {
            let descriptor = open(path, O_RDWR | O_CLOEXEC)
            guard descriptor >= 0 else { throw failure(errno, while: .opening(path)) }
            if let number = FileLock.wait(for: LOCK_EX, on: descriptor) {
                close(descriptor)
                throw failure(number, while: .locking(path))
            }
            // Meanwhile, the file may have been replaced.
            if FileWriting.isFile(descriptor, at: path) { return descriptor }
            FileLock.release(descriptor)
        }
    }

    private func keep(_ copy: String, of path: String) throws(GLibError) -> String? {
        guard Files.exists(copy) else { return nil }
        var number = 1
        while Files.exists("\(folder)/\(path.lastPartOfPath).kept-\(number)") { number += 1 }
        let kept = "\(folder)/\(path.lastPartOfPath).kept-\(number)"
        try Files.rename(copy, to: kept)
        return kept
    }

    private func copyPath(of path: String) -> String {
        "\(folder)/\(FileWriting.hash(of: path)).old"
    }

    private static func remove(_ copy: String) {
        do throws(GLibError) {
            try Files.remove(copy)
        } catch {
            StandardError.report("A copy of an older version is left behind: \(error.message)")
        }
    }

    private static func failure(_ number: CInt, while attempt: FileAttempt) -> DocumentFileError {
        .failed(GLibError(systemError: number, while: attempt).userMessage)
    }
}
