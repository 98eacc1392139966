import Glibc

/// Where errors are told that nobody has asked for.
enum StandardError {
    /// Writes a line.
    static func print(_ line: String) {
        var bytes = Array((line + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            // Where even standard error is closed, there is nobody left to tell.
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
