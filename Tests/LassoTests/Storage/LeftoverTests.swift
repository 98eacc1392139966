import Lasso
import LassoTestUtilities
import Synchronization
import Testing

/// Tests of temporary files of programs that ended while they saved.
struct LeftoverTests {
    /// A storage that counts how often such files are removed.
    private final class CountingStorage: ByteStorage {
        private let count = Mutex(0)
        private let kept: KeptAside?

        let name = "counting"

        init(keeping kept: KeptAside? = nil) { self.kept = kept }

        var removalCount: Int { count.withLock { $0 } }

        func read() throws(StorageError) -> [UInt8]? { Array("old".utf8) }
        func replace(with bytes: [UInt8]) throws(StorageError) {}
        func lock() throws(StorageError) -> StorageLock { StorageLock {} }
        func moveAside() throws(StorageError) -> String { name }
        func copyAside(_ bytes: [UInt8]) throws(StorageError) -> String { name }
        func removeLeftovers() throws(StorageError) {
            count.withLock { $0 += 1 }
            if let kept { throw .keptAside(kept) }
        }

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

    @MainActor
    @Test func whatWasKeptIsToldUntilTheUserClosesTheMessage() async throws {
        let kept = KeptAside(of: "counting", because: UnusableContents("was being overwritten"), as: "aside")
        let store = NoteStore(in: CountingStorage(keeping: kept))
        try await store.load()
        await store.save("mine")
        var messages = StorageMessages()
        for event in store.state.events { messages.note(event) }
        #expect(messages.banner?.text == kept.description)
    }
}
