import Glibc
import Lasso
import LassoTestUtilities
import Testing

/// Tests of storages that take any time.
struct SlowStorageTests {
    /// A storage that doesn't answer until the test lets it.
    fileprivate final class SlowStorage: ByteStorage {
        let reading = HeldReading()
        let name = "slow"

        func read() throws(StorageError) -> [UInt8]? {
            reading.hold()
            return Array("old".utf8)
        }

        func replace(with bytes: [UInt8]) throws(StorageError) {}
        func lock() throws(StorageError) -> StorageLock { StorageLock {} }
        func moveAside() throws(StorageError) -> String { name }
        func copyAside(_ bytes: [UInt8]) throws(StorageError) -> String { name }

        @MainActor
        func observeChanges(_ observer: @escaping @MainActor () -> Void) -> Observation { .stopping {} }
    }

    @Test func aHeldChangeIsNotReplacedByWhatIsLoadedMeanwhile() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let storage = MemoryStorage("old"), loading = HeldReading()
            let store = NoteStore(in: storage, as: loading.format(holding: "old"))
            while !loading.hasBegun { await Task.yield() }
            // The text has been read, but isn't in the state yet: the main actor doesn't go on meanwhile.
            loading.finish()
            store.batchUpdate { $0.text = "typed" }
            try await store.load()
            await store.stored?.save()
            try #require(store.state.text == "typed" && storage.text == "typed")
            try #require(storage.keptAside == ["kept-1": Array("old".utf8)])
        }
    }

    @Test func aHeldChangeIsMergedWithWhatIsFoundMeanwhile() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let conflict = try await ConflictBeingFound()
            let (store, storage) = (conflict.store, conflict.storage)
            // The other program's text has been read, but isn't merged yet.
            conflict.reading.finish()
            store.batchUpdate { $0.text += "!" }
            await conflict.save.value
            await store.stored?.save()
            try #require(store.state.text == "mine!, theirs" && storage.text == "mine!, theirs")
        }
    }

    @Test func slowStoragesStopNothingElse() async {
        // In a process of its own: if no thread were left for tasks, not even the test runner could go on.
        await #expect(processExitsWith: .success) { @MainActor in
            // Such a process would never end.
            alarm(60)
            // More than there are threads for tasks.
            let storages = (0..<2 * sysconf(CInt(_SC_NPROCESSORS_ONLN))).map { _ in SlowStorage() }
            let stores = storages.map { NoteStore(in: $0) }
            try await eventually { storages.allSatisfy(\.reading.hasBegun) }
            // The main actor goes on, and so does work beside it.
            stores[0].dispatchAction(.didType("typed meanwhile"))
            try #require(await Task.detached { 1 + 1 }.value == 2)
            try #require(stores[0].state.text == "typed meanwhile")
            for storage in storages { storage.reading.release() }
            try await eventually { stores.allSatisfy { $0.stored?.state.isLoaded == true } }
            try #require(stores[1].state.text == "old")
        }
    }
}
