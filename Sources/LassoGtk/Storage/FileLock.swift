import Glibc

/// A lock that one program at a time can hold, or several that read. The system releases it when the program ends, for
/// whatever reason.
///
/// Source: `flock`(2).
nonisolated package struct FileLock {
    private let descriptor: CInt

    /// The time for which locks are waited for. Other programs hold them only briefly: a longer wait means that one of
    /// them hangs.
    package static let usualLimit = Duration.seconds(5)

    /// Creates a lock. Waits for other programs to release it.
    ///
    /// - Parameters:
    ///   - path: The file that represents the lock. It is created if it doesn't exist. Its folder must exist.
    ///   - limit: The time for which it waits.
    /// - Throws: `GLibError` if the file can't be created or locked.
    package init(path: String, within limit: Duration = FileLock.usualLimit) throws(GLibError) {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw GLibError(systemError: errno, while: .opening(path)) }
        if let number = Self.wait(for: LOCK_EX, on: descriptor, within: limit) {
            close(descriptor)
            throw GLibError(systemError: number, while: .locking(path))
        }
    }

    /// Creates a lock on a file that is about to be read. Waits up to five seconds for a program that writes it.
    ///
    /// - Parameter path: The file itself.
    /// - Returns: `nil` if the file can't be opened, or if its file system has no locks.
    /// - Throws: `GLibError` if the file is still locked after that time.
    init?(reading path: String) throws(GLibError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        if let number = Self.wait(for: LOCK_SH, on: descriptor) {
            close(descriptor)
            guard number == EWOULDBLOCK else { return nil }
            throw GLibError(systemError: number, while: .locking(path))
        }
        self.descriptor = descriptor
    }

    /// Locks an open file. Waits for other programs to release it.
    ///
    /// - Parameters:
    ///   - operation: The kind of lock: `LOCK_EX` or `LOCK_SH`.
    ///   - descriptor: The descriptor of the file.
    ///   - limit: The time for which it waits.
    /// - Returns: The number of the error, or `nil` if it succeeded.
    static func wait(for operation: CInt, on descriptor: CInt, within limit: Duration = FileLock.usualLimit) -> CInt? {
        let maximum = Int(limit / Duration.milliseconds(10))
        var attempts = 0
        while flock(descriptor, operation | LOCK_NB) != 0 {
            let number = errno
            attempts += 1
            guard number == EINTR || number == EWOULDBLOCK, attempts < maximum else { return number }
            usleep(10_000)
        }
        return nil
    }

    /// Creates a lock unless another program, or this one, holds it. Doesn't wait.
    ///
    /// - Parameter path: The file that represents the lock. It is created if it doesn't exist. Its folder must exist.
    /// - Returns: `nil` if it is held.
    /// - Throws: `GLibError` if the file can't be created or locked.
    package init?(ifFree path: String) throws(GLibError) {
        while true {
            let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw GLibError(systemError: errno, while: .opening(path)) }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                let number = errno
                close(descriptor)
                if number == EINTR { continue }
                guard number == EWOULDBLOCK else {
                    throw GLibError(systemError: number, while: .locking(path))
                }
                return nil
            }
            // The former owner may have removed the file between these two calls. That lock is nobody's.
            if FileWriting.isFile(descriptor, at: path) {
                self.descriptor = descriptor
                return
            }
            close(descriptor)
        }
    }

    /// Releases the lock.
    package func release() { Self.release(descriptor) }

    /// Unlocks a file, and closes it.
    ///
    /// - Parameter descriptor: The descriptor of the file.
    static func release(_ descriptor: CInt) {
        // A program that is being started has the descriptor, too, for a moment.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
