import Glibc
import LassoGtk

/// A lock that one program at a time can have. The system releases it when the program ends, however it ends.
///
/// Source: `flock`(2).
nonisolated struct FileLock {
    private let descriptor: CInt

    /// Waits for the lock, five seconds at the most, and takes it.
    ///
    /// - Parameter path: The file that stands for the lock. It is made if it is missing; its folder exists.
    /// - Throws: `GLibError` if it cannot be made or locked.
    init(path: String) throws(GLibError) {
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw GLibError(systemError: errno, while: "open file “\(path)”") }
        // Others have it for the blink of an eye. Who waits for longer waits for a program that hangs.
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

    /// Gives the lock up.
    func release() {
        close(descriptor)
    }
}
