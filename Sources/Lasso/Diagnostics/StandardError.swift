#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where an error goes that nobody handles.
package enum StandardError {
    /// Writes a line.
    ///
    /// - Parameter message: What to say.
    package static func report(_ message: String) {
        var bytes = Array("\(message)\n".utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            // Standard error itself is closed: there is nowhere left to report to.
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
