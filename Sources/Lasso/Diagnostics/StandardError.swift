#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The output for errors that no other code handles.
package enum StandardError {
    /// Writes a line to standard error.
    ///
    /// - Parameter message: The text of the line.
    package static func report(_ message: String) {
        var bytes = Array("\(message)\n".utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            // Standard error is closed, so there is nowhere left to report to.
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
