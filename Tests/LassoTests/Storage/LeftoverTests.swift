import Lasso
import LassoTestUtilities
import Synchronization
import Testing

/// Tests of temporary files of programs that ended while they saved.
struct LeftoverTests {
    /// A storage that counts how often such files are removed.
    private final class CountingStorage: ByteStorage {
        private let count = Mutex(0)

        let name = "counting"

        var removalCount: Int { count.withLock { $0 } }

        func read() throws(StorageError) -> [UInt8]? { Array("old".utf8) }
        func replace(with bytes: [UInt8]) throws(StorageError) {}
        func lock() throws(StorageError) -> StorageLock { StorageLock {} }
        func moveAside() throws(StorageError) -> String { name }
        func copyAside(_ bytes: [UInt8]) throws(StorageError) -> String { name }
        func removeLeftovers() throws(StorageError) { count.withLock { $0 += 1 } }

        @MainActor
        func observeChanges(_ observer: @escaping @MainActor () -> Void) -> Observation { .stopping {} }
    }

    @MainActor
    @Test func onlyTheFirstLoadRemovesThem() async throws {
        let storage = CountingStorage()
        let store = NoteStore(in: storage)
        try await store.load()
        #expect(storage.removalCount == 1)
        try await store.load()
        // The store itself begins to load, too.
        try await eventually { store.stored?.state.isLoaded == true }
        await store.save("mine")
        #expect(storage.removalCount == 1)
    }
}
