import Lasso
import Synchronization

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file to which a thread of its own appends, or the caller that waits for it.
final class TapeFile: Sendable {
    private struct Waiting {
        var bytes: [UInt8] = []
        var isWriting = false
        var hasFailed = false
    }

    private let descriptor: CInt
    private let waiting = Mutex(Waiting())
    // Held while bytes are taken and written, so that they are in order.
    private let writing = Mutex(())

    /// Creates the file. It takes the place of one that exists.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``TapeError`` if that isn't possible. A file that exists keeps its contents then.
    init(path: String) throws(TapeError) {
        descriptor = try Self.create(path)
    }

    /// Creates a file beside the one at a path, and gives it that path. Who has the old one open doesn't see the tape.
    ///
    /// Source: `open`(2) with `O_EXCL`, `rename`(2).
    private static func create(_ path: String) throws(TapeError) -> CInt {
        var status = stat()
        if lstat(path, &status) == 0, ![S_IFREG, S_IFLNK].contains(status.st_mode & S_IFMT) {
            throw TapeError("The tape \(path) can't be created: what is there isn't a file. Choose another name.")
        }
        let newPath = "\(path).\(UInt64.random(in: .min ... .max))"
        let descriptor = open(newPath, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw TapeError("The tape \(path) can't be created: \(String(cString: strerror(errno))).")
        }
        guard rename(newPath, path) == 0 else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            unlink(newPath)
            throw TapeError("The tape \(path) can't be created: \(reason). Choose another name.")
        }
        return descriptor
    }

    deinit { close(descriptor) }

    /// Appends bytes. Returns before they are written.
    func append(_ bytes: [UInt8]) {
        let begins = waiting.withLock { waiting in
            guard !waiting.hasFailed else { return false }
            waiting.bytes += bytes
            defer { waiting.isWriting = true }
            return !waiting.isWriting
        }
        guard begins else { return }
        Task.detached { await BlockingWork.perform { self.writeWaiting() } }
    }

    /// Writes what has been appended, and returns after that.
    func writeWaiting() {
        writing.withLock { _ in writeUntilNothingWaits() }
    }

    private func writeUntilNothingWaits() {
        while true {
            let bytes = waiting.withLock { waiting in
                let bytes = waiting.bytes
                waiting.bytes = []
                waiting.isWriting = !bytes.isEmpty
                return bytes
            }
            guard !bytes.isEmpty else { return }
            writeAll(bytes)
        }
    }

    private func writeAll(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                let reason = String(cString: strerror(errno))
                StandardError.report("The tape can't be written any more: \(reason).")
                waiting.withLock { waiting in
                    waiting.hasFailed = true
                    waiting.bytes = []
                }
                return
            }
            rest = rest.dropFirst(count)
        }
    }
}
