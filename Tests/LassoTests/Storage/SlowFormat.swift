import Glibc
import Lasso
import Synchronization

/// A format that takes a tenth of a second to read one of the values.
final class SlowFormat: Sendable {
    private let slowText: String
    private let reading = Mutex(false)

    /// Creates a format.
    ///
    /// - Parameter slowText: The value that takes long.
    init(_ slowText: String) {
        self.slowText = slowText
    }

    var format: StorageFormat<String> {
        StorageFormat {
            Array($0.utf8)
        } decode: { [self] bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            if text == slowText {
                reading.withLock { $0 = true }
                usleep(100_000)
            }
            return text
        }
    }

    /// Whether reading the value has begun.
    var hasBegun: Bool { reading.withLock(\.self) }
}
