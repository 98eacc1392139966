import Lasso
import LassoTestUtilities

/// A storage in memory. After its contents were removed, reading waits until the test lets it go on.
final class HeldRemoval: ByteStorage {
    let memory = MemoryStorage("old")
    let reading = HeldReading()

    var name: String { memory.name }

    func read() throws(StorageError) -> [UInt8]? {
        let bytes = try memory.read()
        if bytes == nil { reading.hold() }
        return bytes
    }

    func replace(with bytes: [UInt8]) throws(StorageError) { memory.replace(with: bytes) }
    func lock() throws(StorageError) -> StorageLock { try memory.lock() }
    func moveAside() throws(StorageError) -> String { memory.moveAside() }
    func copyAside(_ bytes: [UInt8]) throws(StorageError) -> String { memory.copyAside(bytes) }

    @MainActor
    func observeChanges(_ observer: @escaping @MainActor () -> Void) -> Observation {
        memory.observeChanges(observer)
    }
}
