import Glibc

/// Writes a line to standard error.
nonisolated func printToStandardError(_ message: String) {
    let line = message + "\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
}
