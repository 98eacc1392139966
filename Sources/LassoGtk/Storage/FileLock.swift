import Glibc

/// A lock that one program at a time can hold. The system releases it when the program ends, for whatever reason.
///
/// Source: `flock`(2).
nonisolated package struct FileLock {
    private let descriptor: CInt

    /// Creates a lock. Waits up to five seconds for other programs to release it.
    ///
    /// - Parameter path: The file that represents the lock. It is created if it doesn't exist. Its folder must exist.
    /// - Throws: `GLibError` if the file can't be created or locked.
    package init(path: String) throws(GLibError) {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw GLibError(systemError: errno, while: "open file “\(path)”") }
        // Other programs hold it only briefly. A longer wait means that one of them hangs.
        var attempts = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let number = errno
            attempts += 1
            guard number == EINTR || number == EWOULDBLOCK, attempts < 500 else {
                close(descriptor)
                throw GLibError(systemError: number, while: "lock file “\(path)”")
            }
            usleep(10_000)
        }
    }

    /// Releases the lock.
    package func release() {
        close(descriptor)
    }
}
