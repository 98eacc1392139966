import Glibc
import Lasso
import Synchronization

/// A format that holds a save until the test lets it go on.
final class HeldFormat: Sendable {
    private let state = Mutex((isHeld: false, isReached: false))

    var format: StorageFormat<String> {
        StorageFormat { [self] text in
            state.withLock { $0.isReached = true }
            while state.withLock(\.isHeld) { usleep(1_000) }
            return Array(text.utf8)
        } decode: {
            String(decoding: $0, as: UTF8.self)
        }
    }

    var isReached: Bool { state.withLock(\.isReached) }

    func hold() { state.withLock { $0 = (true, false) } }

    func release() { state.withLock { $0.isHeld = false } }
}
