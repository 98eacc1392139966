import Lasso
import Synchronization

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file to which a thread of its own appends, or the caller that waits for it.
///
/// While it can't be written, such as on a full disk, what is appended waits for the next time.
final class TapeFile: Sendable {
    private struct Waiting {
        var bytes: [UInt8] = []
        // The number of bytes that have been taken to be written.
        var takenCount = 0
        var isWriting = false
        var isFailing = false
    }

    private let descriptor: CInt
    private let waiting = Mutex(Waiting())
    // Held while bytes are taken and written, so that they are in order.
    private let writing = Mutex(())
    private let waitingLimit: Int

    /// Creates the file. It takes the place of one that exists.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - waitingLimit: The largest number of bytes that wait while the file can't be written.
    /// - Throws: ``TapeError`` if the file can't be created. One that exists keeps its contents then.
    init(path: String, waitingLimit: Int = 8_000_000) throws(TapeError) {
        self.waitingLimit = waitingLimit
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

    /// Appends bytes. Returns before they are written, unless too many wait.
    ///
    /// - Parameters:
    ///   - bytes: The bytes: whole lines.
    ///   - isWaitedFor: Whether the caller waits for them next, so that they need no thread.
    /// - Returns: Whether there is room for them while the file can't be written.
    @discardableResult
    func append(_ bytes: [UInt8], isWaitedFor: Bool = false) -> Bool {
        if !hasRoom(for: bytes) { writeWaiting() }
        guard hasRoom(for: bytes) else { return false }
        let begins = waiting.withLock { waiting in
            waiting.bytes += bytes
            guard !isWaitedFor else { return false }
            defer { waiting.isWriting = true }
            return !waiting.isWriting
        }
        if begins { Task.detached { await BlockingWork.perform { self.writeWaiting() } } }
        return true
    }

    private func hasRoom(for bytes: [UInt8]) -> Bool {
        waiting.withLock { waiting in
            let count = waiting.takenCount + waiting.bytes.count
            return count == 0 || count + bytes.count <= waitingLimit
        }
    }

    /// Writes what has been appended, and returns after that, or when it can't be written at the moment.
    func writeWaiting() {
        writing.withLock { _ in writeUntilNothingWaits() }
    }

    private func writeUntilNothingWaits() {
        while true {
            let bytes = waiting.withLock { waiting in
                let bytes = waiting.bytes
                (waiting.bytes, waiting.takenCount) = ([], bytes.count)
                waiting.isWriting = !bytes.isEmpty
                return bytes
            }
            guard !bytes.isEmpty else { return }
            let rest = writeAll(bytes)
            guard rest.isEmpty else { return keep(rest) }
        }
    }

    /// Keeps what can't be written now for the next time. It may begin in the middle of a line, after what was written.
    private func keep(_ rest: ArraySlice<UInt8>) {
        waiting.withLock { waiting in
            (waiting.bytes, waiting.takenCount) = (Array(rest) + waiting.bytes, 0)
            waiting.isWriting = false
        }
    }

    /// Writes bytes.
    ///
    /// - Returns: Those that can't be written now.
    private func writeAll(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 else {
                if errno == EINTR { continue }
                reportFailure(String(cString: strerror(errno)))
                return rest
            }
            rest = rest.dropFirst(count)
        }
        waiting.withLock { $0.isFailing = false }
        return rest
    }

    /// Reports once that the file can't be written, until it can be written again.
    private func reportFailure(_ reason: String) {
        let isNew = waiting.withLock { waiting in
            defer { waiting.isFailing = true }
            return !waiting.isFailing
        }
        guard isNew else { return }
        StandardError.report("The tape can't be written: \(reason). It is tried again with each of the next events.")
    }
}
