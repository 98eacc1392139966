import Lasso
import LassoTestUtilities
import Testing

/// Tests of stored values that another program changes.
@MainActor
struct OtherProgramTests {
    private let storage = MemoryStorage("old")

    private func loaded(merging merge: ((String?, String, String) -> String)? = nil) async throws -> NoteStore {
        let store = NoteStore(in: storage, merging: merge)
        try await store.load()
        return store
    }

    @Test func theOtherProgramsValueBecomesTheState() async throws {
        let store = try await loaded()
        storage.text = "theirs"
        try await eventually { store.state.text == "theirs" }
        #expect(store.state.events == [.loaded, .changedByAnotherProgram])
        #expect(store.stored?.hasUnsavedChanges == false)
        await store.save("mine")
        #expect(storage.text == "mine")
        #expect(storage.keptAside.isEmpty)
    }

    @Test func aValueOfThisProgramIsNotLoadedAgain() async throws {
        let store = try await loaded()
        await store.save("mine")
        await store.clock.advance(by: .seconds(10))
        #expect(store.state.events == [.loaded, .saved])
    }

    @Test func aConflictKeepsTheOtherProgramsValue() async throws {
        let store = try await loaded()
        store.dispatchAction(.didType("mine"))
        storage.text = "theirs"
        try await eventually { store.stored?.hasUnsavedChanges == false }
        #expect(storage.text == "mine")
        #expect(store.state.text == "mine")
        #expect(storage.keptAside == ["kept-1": Array("theirs".utf8)])
        let reason = UnusableContents("was changed by another program")
        #expect(
            store.state.events == [.loaded, .keptAside(KeptAside(of: "memory", because: reason, as: "kept-1")), .saved]
        )
    }

    @Test func aConflictCanBeMerged() async throws {
        let store = try await loaded { saved, mine, theirs in "\(saved ?? "nothing"): \(mine), \(theirs)" }
        store.dispatchAction(.didType("mine"))
        storage.text = "theirs"
        try await eventually { store.stored?.hasUnsavedChanges == false }
        #expect(storage.text == "old: mine, theirs")
        #expect(store.state.text == "old: mine, theirs")
        #expect(store.state.events == [.loaded, .changedByAnotherProgram, .saved])
        #expect(storage.keptAside.isEmpty)
    }

    @Test func theSameValueIsNoConflict() async throws {
        let store = try await loaded()
        store.dispatchAction(.didType("both"))
        storage.text = "both"
        try await eventually { store.stored?.hasUnsavedChanges == false }
        #expect(storage.keptAside.isEmpty)
        #expect(storage.writeCount == 0)
    }

    @Test func aValueThatWasRemovedIsWrittenAgain() async throws {
        let store = try await loaded()
        storage.text = nil
        try await eventually { store.stored?.hasUnsavedChanges == true }
        #expect(store.state.text == "old")
        #expect(store.state.events == [.loaded, .failed("“memory” was removed. It will be written again.")])
        await store.stored?.save()
        #expect(storage.text == "old")
    }

    @Test func aValueThatIsRemovedAndThenReplacedIsNoConflict() async throws {
        let store = try await loaded()
        storage.text = nil
        try await eventually { store.stored?.hasUnsavedChanges == true }
        storage.text = "theirs"
        try await eventually { store.state.text == "theirs" }
        #expect(store.stored?.hasUnsavedChanges == false)
        #expect(store.stored?.state.problem == nil)
        #expect(storage.keptAside.isEmpty)
    }

    @Test func whatAnotherProgramHasDamagedIsWrittenAgainAndKept() async throws {
        let store = try await loaded()
        storage.bytes = [0xFF]
        try await eventually { store.stored?.state.problem != nil }
        #expect(store.state.text == "old")
        #expect(storage.bytes == [0xFF])
        await store.stored?.save()
        #expect(storage.text == "old")
        #expect(storage.keptAside == ["kept-1": [0xFF]])
    }
}
