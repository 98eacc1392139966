import Glibc

/// The file of a draft, which belongs to a document as long as this object lives.
nonisolated final class DraftFile: ByteStorage {
    /// The extension of the file that represents the lock.
    static let lockExtension = ".lock"

    private let file: FileStorage
    private let owned: FileLock

    /// Takes a file, which need not exist.
    ///
    /// - Parameter path: The path of the file. Its folder must exist.
    /// - Returns: `nil` if a document has it.
    /// - Throws: `GLibError` if the lock can't be created.
    init?(_ path: String) throws(GLibError) {
        guard let lock = try FileLock(ifFree: path + Self.lockExtension) else { return nil }
        owned = lock
        file = FileStorage(removedIfEmpty: path)
    }

    deinit {
        // A lock that can't be removed is removed the next time that drafts are looked for.
        if !Files.exists(file.path) { unlink(file.path + Self.lockExtension) }
        owned.release()
    }

    var name: String { file.name }

    func read() throws(StorageError) -> [UInt8]? { try file.read() }

    func replace(with bytes: [UInt8]) throws(StorageError) { try file.replace(with: bytes) }

    /// Returns a lock without effect: nobody else uses the file.
    func lock() -> StorageLock { StorageLock {} }

    func moveAside() throws(StorageError) -> String { try file.moveAside() }

    func copyAside(_ bytes: [UInt8]) throws(StorageError) -> String { try file.copyAside(bytes) }

    // Nobody else uses the file, so that no lock is needed.
    func removeLeftovers() { PreparedFile.removeLeftovers(ofReplacing: file.path) }

    @MainActor
    func observeChanges(_ observer: @escaping @MainActor () -> Void) -> Observation { file.observeChanges(observer) }
}
