import Lasso
import LassoTestUtilities
import Synchronization

/// A storage in memory that counts the attempts to change it.
nonisolated final class CountedStorage: ByteStorage {
    private let memory: MemoryStorage
    private let attempts = Mutex(0)

    /// Creates a storage.
    ///
    /// - Parameter memory: The storage that has the contents.
    init(_ memory: MemoryStorage) { self.memory = memory }

    /// The number of times that the storage was locked.
    var attemptCount: Int { attempts.withLock { $0 } }

    var name: String { memory.name }

    func read() throws(StorageError) -> [UInt8]? { try memory.read() }

    func replace(with bytes: [UInt8]) { memory.replace(with: bytes) }

    func lock() throws(StorageError) -> StorageLock {
        attempts.withLock { $0 += 1 }
        return try memory.lock()
    }

    func moveAside() -> String { memory.moveAside() }

    func copyAside(_ bytes: [UInt8]) -> String { memory.copyAside(bytes) }

    @MainActor
    func observeChanges(_ observer: @escaping @MainActor () -> Void) -> Observation { memory.observeChanges(observer) }
}
