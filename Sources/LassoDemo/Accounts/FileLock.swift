import Glibc
import LassoGtk

/// A lock that one program at a time can have. The system releases it when the program ends, however it ends.
///
/// Source: `flock`(2).
nonisolated struct FileLock {
    private let descriptor: CInt

    /// Waits for the lock and takes it.
    ///
    /// - Parameter path: The file that stands for the lock. It is made if it is missing; its folder exists.
    /// - Throws: `GLibError` if it cannot be made.
    init(path: String) throws(GLibError) {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw GLibError(systemError: errno, while: "open file “\(path)”") }
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }

    /// Gives the lock up.
    func release() {
        close(descriptor)
    }
}
