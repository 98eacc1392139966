import Glibc
import Lasso
import Synchronization

/// A moment in the reading of stored values, at which reading waits until the test lets it go on.
final class HeldReading: Sendable {
    private let state = Mutex((hasBegun: false, mayGoOn: false, hasEnded: false))

    /// Whether reading has come to the moment.
    var hasBegun: Bool { state.withLock(\.hasBegun) }

    /// Returns a format that waits when it reads one of the values.
    ///
    /// - Parameter text: The value.
    func format(holding text: String) -> StorageFormat<String> {
        StorageFormat {
            Array($0.utf8)
        } decode: { [self] bytes in
            let found = String(decoding: bytes, as: UTF8.self)
            if found == text { hold() }
            return found
        }
    }

    /// Waits until the test lets reading go on.
    func hold() {
        state.withLock { $0.hasBegun = true }
        while !state.withLock(\.mayGoOn) { usleep(1_000) }
        state.withLock { $0.hasEnded = true }
    }

    /// Lets reading go on. It doesn't wait anymore then.
    func release() { state.withLock { $0.mayGoOn = true } }

    /// Lets reading go on, and blocks this thread until it does.
    func finish() {
        release()
        while !state.withLock(\.hasEnded) { usleep(1_000) }
    }
}
