import Lasso
import LassoTestUtilities
import Testing

/// Tests of all values of a process, each in a process of its own.
struct UnsavedValuesTests {
    /// A store that saves all values while it handles an action.
    fileprivate final class SavingStore: LassoStore<NoteModule> {
        override func handleAction(_ action: Action) {
            guard case .didType(let text) = action else { return }
            update { $0.text = text }
            batchUpdate { $0.text += "?" }
            UnsavedValues.saveAllBlocking()
            update { $0.text += "!" }
        }
    }

    @Test func allChangesAreSaved() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let storages = [MemoryStorage(), MemoryStorage()]
                let stores = storages.map { NoteStore(in: $0) }
                for store in stores { store.dispatchAction(.didType("new")) }
                try #require(UnsavedValues.exist)
                // Nothing asynchronous runs meanwhile.
                try #require(UnsavedValues.saveAllBlocking() == [])
                try #require(storages.map(\.text) == ["new", "new"])
                try #require(stores.allSatisfy { $0.stored?.hasUnsavedChanges == false })
                try #require(!UnsavedValues.exist)
            }
        }
    }

    @Test func changesThatAStoreHoldsAreSaved() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let storage = MemoryStorage("old"), store = NoteStore(in: storage)
            try await store.load()
            store.batchUpdate { $0.text = "a" }
            try #require(UnsavedValues.saveAllBlocking() == [] && storage.text == "a")
            store.batchUpdate { $0.text = "ab" }
            try #require(await UnsavedValues.saveAll() == [])
            try #require(storage.text == "ab")
            store.batchUpdate { $0.text = "abc" }
            try #require(UnsavedValues.exist)

            var changeCount = 0
            store.observeState { _, _ in changeCount += 1 }
            changeCount = 0
            store.batchUpdate { $0.text = "abcd" }
            try #require(UnsavedValues.saveAllSilently() == [] && storage.text == "abcd")
            try #require(changeCount == 0)
        }
    }

    @Test func changesThatAreMadeWhileOthersAreSavedAreSavedToo() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let storages = [MemoryStorage(), MemoryStorage()]
            let stores = storages.map { NoteStore(in: $0) }
            for store in stores { try await store.load() }
            stores[0].observeState(\.events) { events in
                if events.last == .saved { stores[1].dispatchAction(.didType("\(events.count)")) }
            }
            stores[0].dispatchAction(.didType("a"))
            try #require(UnsavedValues.saveAllBlocking() == [] && storages[1].text == "2")
            stores[0].dispatchAction(.didType("ab"))
            try #require(await UnsavedValues.saveAll() == [])
            try #require(storages[1].text == "3")
        }
    }

    @Test func aValueThatChangesWheneverItIsSavedIsReported() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let store = NoteStore(in: MemoryStorage())
            try await store.load()
            store.observeState(\.events) { events in
                if events.last == .saved { store.dispatchAction(.didType("\(events.count)")) }
            }
            store.dispatchAction(.didType("new"))
            try #require(UnsavedValues.saveAllBlocking() == ["“memory” has changes that are not saved."])
        }
    }

    @Test func atASuddenEndAllChangesAreSavedAndNobodyIsTold() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let storages = [MemoryStorage("old"), MemoryStorage()]
            let stores = storages.map { NoteStore(in: $0) }
            for store in stores { try await store.load() }
            storages[1].writingFails = .failed("The disk is full.")
            var changeCount = 0
            for store in stores {
                store.dispatchAction(.didType("new"))
                store.stored?.observeState { _, _ in changeCount += 1 }
                store.observeState { _, _ in changeCount += 1 }
            }
            changeCount = 0
            try #require(UnsavedValues.saveAllSilently() == ["The disk is full."])
            try #require(storages.map(\.text) == ["new", nil])
            try #require(changeCount == 0)
        }
    }

    @Test func aConflictThatIsBeingFoundAtTheEndIsMergedOnce() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let conflict = try await ConflictBeingFound()
            let (store, storage) = (conflict.store, conflict.storage)
            // The other program's value is found while the main actor waits.
            conflict.reading.release()
            try #require(UnsavedValues.saveAllBlocking() == [])
            try #require(storage.text == "mine, theirs")
            await conflict.save.value
            try #require(storage.text == "mine, theirs" && store.state.text == "mine, theirs")
        }
    }

    @Test func whatIsBeingLoadedAtTheEndReplacesNoSavedChanges() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let storage = MemoryStorage("old"), reading = HeldReading()
            let store = NoteStore(in: storage, as: reading.format(holding: "old"))
            while !reading.hasBegun { await Task.yield() }
            store.dispatchAction(.didType("mine"))
            reading.release()
            // The session is asked whether it may end, and goes on.
            try #require(UnsavedValues.saveAllBlocking() == [])
            try await store.load()
            try #require(store.state.text == "mine" && storage.text == "mine")
            await store.save("mine, too")
            try #require(storage.text == "mine, too" && storage.keptAside == ["kept-1": Array("old".utf8)])
        }
    }

    /// Lets a store find the text "theirs" in its storage, up to the moment in which it reads the text.
    @MainActor
    fileprivate static func findTheirs() async throws -> (MemoryStorage, NoteStore, HeldReading) {
        let storage = MemoryStorage("old"), reading = HeldReading()
        let store = NoteStore(in: storage, as: reading.format(holding: "theirs"))
        try await store.load()
        storage.text = "theirs"
        while !reading.hasBegun { await Task.yield() }
        return (storage, store, reading)
    }

    @Test func whatIsBeingFoundAtTheEndReplacesNoSavedChanges() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (storage, store, reading) = try await UnsavedValuesTests.findTheirs()
            store.dispatchAction(.didType("mine"))
            reading.release()
            try #require(UnsavedValues.saveAllBlocking() == [])
            // After the look at the storage.
            await store.stored?.save()
            try #require(store.state.text == "mine" && storage.text == "mine")
            await store.save("mine, too")
            try #require(storage.text == "mine, too" && storage.keptAside == ["kept-1": Array("theirs".utf8)])
        }
    }

    @Test func whatIsBeingFoundAtTheEndIsAdoptedIfThereIsNothingToWrite() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let (storage, store, reading) = try await UnsavedValuesTests.findTheirs()
            store.dispatchAction(.didType("mine"))
            store.dispatchAction(.didType("old"))
            reading.release()
            try #require(UnsavedValues.saveAllBlocking() == [])
            // After the look at the storage.
            await store.stored?.save()
            try #require(store.state.text == "theirs" && storage.text == "theirs")
        }
    }

    @Test func aRemovalThatIsBeingFoundAtTheEndLosesNothingIfThereIsNothingToWrite() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let storage = HeldRemoval()
            let store = NoteStore(in: storage)
            try await store.load()
            storage.memory.text = nil
            while !storage.reading.hasBegun { await Task.yield() }
            store.dispatchAction(.didType("mine"))
            store.dispatchAction(.didType("old"))
            storage.reading.release()
            try #require(UnsavedValues.saveAllBlocking() == [])
            // After the look at the storage.
            await store.stored?.save()
            try #require(store.state.text == "old" && storage.memory.text == "old")
        }
    }

    @Test func aConflictThatIsFoundInAnActionIsMergedBeforeItsOtherChanges() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let storage = MemoryStorage("old"), store = SavingStore(with: .init())
            let merge = { (_: String?, mine: String, theirs: String) in "\(mine), \(theirs)" }
            let stored = StoredValue(of: store, \.text, in: storage, as: .text, merging: merge) { _ in nil }
            try await stored.load()
            storage.text = "theirs"
            store.dispatchAction(.didType("mine"))
            try #require(storage.text == "mine?, theirs" && store.state.text == "mine?, theirs!")
            await stored.save()
            try #require(storage.text == "mine?, theirs!")
        }
    }

    @Test func changesOfAStoreThatIsGoneReplaceNothingNewer() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let storage = MemoryStorage("old")
            var store: NoteStore? = NoteStore(in: storage)
            try await store?.load()
            storage.writingFails = .failed("The disk is full.")
            await store?.save("mine")
            store = nil
            storage.writingFails = nil
            // Whoever has come after the store has loaded what is in the storage, and has saved something else.
            storage.text = "newer"
            try #require(UnsavedValues.saveAllBlocking() == [] && !UnsavedValues.exist)
            try #require(storage.text == "newer" && storage.keptAside == ["kept-1": Array("mine".utf8)])
        }
    }

    @Test func changesOfAStoreThatIsGoneReplaceWhatItCouldNotLoad() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let storage = MemoryStorage("old")
            storage.readingFails = .failed("No memory.")
            var store: NoteStore? = NoteStore(in: storage)
            while store?.state.events.isEmpty == true { await Task.yield() }
            store?.dispatchAction(.didType("mine"))
            store = nil
            storage.readingFails = nil
            try #require(UnsavedValues.saveAllBlocking() == [] && !UnsavedValues.exist)
            try #require(storage.text == "mine" && storage.keptAside == ["kept-1": Array("old".utf8)])
        }
    }

    @Test func changesThatCannotBeSavedAreReportedAndKept() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let storage = MemoryStorage()
            storage.writingFails = .failed("The disk is full.")
            var store: NoteStore? = NoteStore(in: storage)
            store?.dispatchAction(.didType("new"))
            store = nil
            try #require(await UnsavedValues.saveAll() == ["The disk is full."])
            try #require(UnsavedValues.saveAllBlocking() == ["The disk is full."])
            storage.writingFails = nil
            try #require(await UnsavedValues.saveAll() == [])
            try #require(storage.text == "new")
        }
    }
}
